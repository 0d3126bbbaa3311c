-- Counted again: what was found in a tray, or all of it, is to be found once more.
create or replace function ulang_opname(w jsonb)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
  banyak integer;
begin
  perform set_config('app.kode_toko', toko, true);
  update stock_opname h set ronde = h.ronde + 1, dibuka = null, dibuka_oleh = null where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif;
  if not found then
    perform tolak(case when exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok)
                       then 'OPNAME_SELESAI' else 'OPNAME_TIDAK_ADA' end, '{}');
  end if;
  update stock_opname_barang l set ketemu = null, oleh = null, di_baki = null, dengan = null
   where l.kode_toko = toko and l.no_dokumen = no_dok and l.ketemu is not null
     and (w ->> 'baki' is null or w ->> 'baki' in (l.kode_baki, l.di_baki));
  get diagnostics banyak = row_count;
  delete from stock_opname_lain x where x.kode_toko = toko and x.no_dokumen = no_dok and (w ->> 'baki' is null or x.di_baki = w ->> 'baki');
  return jsonb_build_object('jumlah', banyak);
end $$;
alter function ulang_opname(jsonb) owner to mustika_buku;
revoke execute on function ulang_opname(jsonb) from public;
grant execute on function ulang_opname(jsonb) to mustika_app;
