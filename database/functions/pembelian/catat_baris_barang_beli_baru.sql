-- Goods without our barcode get one; the register refuses a code that ever existed anywhere.
create or replace function catat_baris_barang_beli_baru(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status, berat, berat_asli,
      kadar, kadar_cetak, tipe_ongkos, ongkos, harga_modal, kode_intern, no_masuk, tanggal_masuk, no_terakhir)
    select toko, x.kode_barcode, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, coalesce(x.status, 'DIBELI'),
      x.berat, x.berat, x.kadar, x.kadar_cetak, 'TOTAL', 0, x.harga_modal, x.kode_intern, no_dok, x.tanggal_masuk, no_dok
    from jsonb_populate_recordset(null::barang, baris) x;
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $$;
