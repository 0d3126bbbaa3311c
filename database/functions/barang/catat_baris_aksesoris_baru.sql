-- An article, known to the register of barcodes like any piece.
create or replace function catat_baris_aksesoris_baru(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status, berat, berat_asli,
      kadar, kadar_cetak, tipe_ongkos, ongkos, harga_modal, harga_bandrol, supplier, no_masuk, tanggal_masuk, no_terakhir, golongan_modal)
    select toko, x.kode_barcode, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, 'BERJUMLAH', 0, 0,
      0, '-', 'TOTAL', 0, 0, x.harga_bandrol, x.supplier, no_dok, x.tanggal_masuk, no_dok, 'AKSESORIS'
    from jsonb_populate_recordset(null::barang, baris) x;
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $$;
