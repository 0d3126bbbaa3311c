-- A piece that is off the counter is nowhere said to be for sale without anything on its way; what an order holds is held.
create or replace function invarian_marketplace()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'TAWARAN_MARKETPLACE', w.kode_toko, jsonb_build_object('penyedia', w.penyedia, 'kode_barcode', w.kode_barcode, 'status', b.status)
    from tawaran_marketplace w join barang b on b.kode_toko = w.kode_toko and b.kode_barcode = w.kode_barcode
   where w.status = 'TAYANG' and (w.isi ->> 'stok')::integer > 0 and (b.status <> 'TERSEDIA' or not w.tawar)
  union all
  select 'PESANAN_MARKETPLACE', r.kode_toko, jsonb_build_object('no_pesanan', r.no_pesanan, 'kode_barcode', r.kode_barcode)
    from pesanan_marketplace_barang r
   where r.keadaan = 'DIPEGANG' and not exists (select from barang_pegang p where p.kode_toko = r.kode_toko
           and p.kode_barcode = r.kode_barcode and p.keranjang = 'mp|' || r.penyedia || '|' || r.no_pesanan)
$$;
revoke execute on function invarian_marketplace() from public;
