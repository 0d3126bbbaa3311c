-- Writer: new pieces. The register refuses a barcode that ever existed anywhere.
create or replace function catat_baris_barang_baru(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status,
      berat, berat_asli, kadar, kadar_cetak, tipe_ongkos, ongkos, nama_atribut, berat_atribut, harga_atribut, size, harga_modal,
      harga_bandrol, supplier, ada_faktur_masukan, no_faktur_masukan, foto, no_masuk, tanggal_masuk, no_terakhir, golongan_modal, berat_plastik, kode_bandrol)
    select toko, x.kode_barcode, x.kode_intern, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, 'TERSEDIA',
      x.berat, x.berat_asli, x.kadar, x.kadar_cetak, x.tipe_ongkos, x.ongkos, x.nama_atribut, coalesce(x.berat_atribut, 0),
      coalesce(x.harga_atribut, 0), x.size, x.harga_modal, x.harga_bandrol, x.supplier,
      coalesce(x.ada_faktur_masukan, x.no_faktur_masukan is not null), x.no_faktur_masukan, x.foto, no_dok, x.tanggal_masuk, no_dok, coalesce(x.golongan_modal, 'EMAS'), coalesce(x.berat_plastik, 0), x.kode_bandrol
    from jsonb_populate_recordset(null::barang, baris) x;
  perform catat_batu(toko, baris);
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $$;
