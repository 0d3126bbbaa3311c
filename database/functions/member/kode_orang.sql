-- Every code of the person that this code leads to, his own and those that were merged into his; nobody's code is nobody.
create or replace function kode_orang(anggota text)
  returns text[] language plpgsql stable as $$
declare
  kini text := (select coalesce(a.digabung_ke, a.kode_member) from member a where a.kode_member = anggota);
begin
  if kini is null then return '{}'; end if;
  return kini || array(select m.kode_member from member m where m.digabung_ke = kini order by 1);
end $$;
grant execute on function kode_orang(text) to mustika_app, mustika_buku, mustika_report;
