-- Each piece by compare-and-set; what changed hands or price meanwhile refuses the whole.
create or replace function catat_baris_ubah_profit_barang(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text, versi integer, ongkos_baru bigint,
             bandrol_baru bigint, harga_lama bigint, harga_baru bigint) order by kode_barcode loop
    insert into ubah_profit_barang (kode_toko, no_dokumen, urut, kode_barcode, nama_barang, kode_group, kode_dept, berat, harga_modal,
        ongkos_lama, ongkos_baru, bandrol_lama, bandrol_baru, harga_lama, harga_baru)
      select toko, no_dok, r.urut, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.berat, b.harga_modal,
          b.ongkos, r.ongkos_baru, b.harga_bandrol, r.bandrol_baru, r.harga_lama, r.harga_baru
        from barang b
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERSEDIA' and b.versi = r.versi for update;
    if not found then perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode)); end if;
    update barang b set ongkos = r.ongkos_baru, harga_bandrol = r.bandrol_baru, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode;
  end loop;
end $$;
