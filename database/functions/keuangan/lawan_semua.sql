-- Everybody who is one person with these on that day, by what the store paid him under: a number and a telephone that were said together
-- once are his, whichever of them he says next.
create or replace function lawan_semua(toko text, hari date, orang text[]) returns text[] language plpgsql stable as $$
declare
  semua text[] := orang;
  dikenal integer;
begin
  loop
    dikenal := cardinality(semua);
    semua := array(select distinct x.kunci from (
      select unnest(semua) as kunci union all
      select unnest(k.lawan) from lepas_sendiri k
       where k.kode_toko = toko and k.tanggal = hari and k.jenis in ('UANG', 'TANPA_NOTA') and k.lawan && semua) x);
    exit when cardinality(semua) = dikenal;
  end loop;
  return semua;
end $$;
grant execute on function lawan_semua(text,date,text[]) to mustika_app, mustika_buku;
