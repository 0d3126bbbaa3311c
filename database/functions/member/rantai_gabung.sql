-- The merges that lead from a member to the one he is now, one after the other.
create or replace function rantai_gabung(anggota text)
  returns table(kode_member text, ke text, urut integer) language plpgsql stable as $$
declare
  dari text := anggota;
  tujuan text;
begin
  for n in 1 .. 100 loop
    tujuan := (select g.ke from gabung_member g where g.kode_member = dari and g.batal_pada is null);
    exit when tujuan is null;
    return query select dari, tujuan, n;
    dari := tujuan;
  end loop;
end $$;
grant execute on function rantai_gabung(text) to mustika_app, mustika_buku, mustika_report;
