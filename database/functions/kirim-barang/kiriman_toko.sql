-- A store that still has something on its way is not switched off by a click: its shipments and remittances are named. Where nobody is
-- left who could settle them, a command of its own does it with a reason and a second person (docs/decisions/0044).
create or replace function kiriman_toko(toko text)
  returns text[] language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  semula text := current_setting('app.lintas', true);
  nomor text[];
begin
  perform set_config('app.lintas', 'on', true);
  select array_agg(x.nomor order by x.nomor) into nomor from (
    select k.no_dokumen as nomor from kirim_barang k
     where (k.kode_toko = toko or k.tujuan = toko) and (k.dijalan > 0 or k.selisih > 0)
    union
    select l.no_dokumen from kirim_pusat_lot l where (l.kode_toko = toko or l.tujuan = toko) and l.sisa_berat > 0
    union all
    select k.no_dokumen from kirim_uang k join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen
     where (k.kode_toko = toko or k.tujuan = toko) and d.status = 'KIRIM') x;
  perform set_config('app.lintas', coalesce(semula, ''), true);
  return coalesce(nomor, '{}');
end $$;
revoke execute on function kiriman_toko(text) from public;
grant execute on function kiriman_toko(text) to mustika_app;
