create or replace function buka_opname(w jsonb)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
begin
  perform set_config('app.kode_toko', toko, true);
  update stock_opname h set dibuka = (w ->> 'saat')::timestamptz, dibuka_oleh = w ->> 'user'
   where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif and h.buta and h.dibuka is null;
  if not found and not exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok) then
    perform tolak('OPNAME_TIDAK_ADA', '{}');
  end if;
  return jsonb_build_object('dibuka', true);
end $$;
alter function buka_opname(jsonb) owner to mustika_buku;
revoke execute on function buka_opname(jsonb) from public;
grant execute on function buka_opname(jsonb) to mustika_app;
