-- A piece that is off the counter is nowhere said to be on the web without anything on its way.
create or replace function invarian_barang_web()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'BARANG_WEB', w.kode_toko, jsonb_build_object('kode_barcode', w.kode_barcode, 'status', b.status)
    from barang_web w join barang b on b.kode_toko = w.kode_toko and b.kode_barcode = w.kode_barcode
   where w.status = 'TAYANG' and (b.status <> 'TERSEDIA' or not w.tawar)
$$;
revoke execute on function invarian_barang_web() from public;
