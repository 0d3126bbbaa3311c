-- The way back, refused once a piece is no longer there or wears another price by now.
create or replace function catat_baris_ubah_profit_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from ubah_profit_barang l where l.kode_toko = toko and l.no_dokumen = no_dok order by l.kode_barcode loop
    update barang b set ongkos = r.ongkos_lama, harga_bandrol = r.bandrol_lama, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERSEDIA' and b.ongkos = r.ongkos_baru
       and b.harga_bandrol is not distinct from r.bandrol_baru;
    if not found then perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode)); end if;
  end loop;
end $$;
