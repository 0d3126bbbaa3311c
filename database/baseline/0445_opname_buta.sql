-- A blind count is blind for whoever counts: what differs is shown once, and from then on nothing more is taken in (dibuka) until it
-- is counted again. A code that was typed is told apart from one that a reader read. Domain R8.8; docs/decisions/0047.
alter table stock_opname add column dibuka timestamptz, add column dibuka_oleh text,
  add constraint stock_opname_dibuka check ((dibuka is null) = (dibuka_oleh is null));
alter table stock_opname_barang drop constraint stock_opname_barang_dengan_check,
  add constraint stock_opname_barang_dengan_check check (dengan in ('PINDAI', 'KETIK', 'BERAT'));
create function buka_opname(w jsonb) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
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
select ubah_fungsi('pindai_opname(jsonb)', $l$  if not h.aktif then perform tolak('OPNAME_SELESAI', '{}'); end if;$l$,
  $b$  if not h.aktif then perform tolak('OPNAME_SELESAI', '{}'); end if;
  if h.dibuka is not null then perform tolak('OPNAME_SUDAH_DIBUKA', jsonb_build_object('oleh', h.dibuka_oleh)); end if;$b$);
select ubah_fungsi('pindai_opname(jsonb)', $l$dengan = 'PINDAI'$l$, $b$dengan = case when w -> 'diketik' ? l.kode_barcode then 'KETIK' else 'PINDAI' end$b$);
select ubah_fungsi('timbang_opname(jsonb)', $l$  if exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok and o.cara = 'JAMINAN')$l$,
  $b$  if exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok and o.dibuka is not null) then
    perform tolak('OPNAME_SUDAH_DIBUKA', '{}');
  end if;
  if exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok and o.cara = 'JAMINAN')$b$);
select ubah_fungsi('ulang_opname(jsonb)', $l$set ronde = h.ronde + 1 where$l$, $b$set ronde = h.ronde + 1, dibuka = null, dibuka_oleh = null where$b$);
