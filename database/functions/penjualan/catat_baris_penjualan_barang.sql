create or replace function catat_baris_penjualan_barang(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into penjualan_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, kode_sales, nama_barang,
      kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar, kadar_cetak, harga_sistem, harga_per_gram, harga_emas, ongkos,
      harga_atribut, diskon, pembulatan, kelas_ppn, ppn_transaksi_value, kode_faktur, ppn_cara, dpp, ppn_transaksi_rp, total,
      harga_modal, finishing, size, pph22, golongan_modal, jumlah, batu, lot, bonus)
    select toko, no_dok, x.urut, no_dok || '-' || x.urut, x.tanggal, x.kode_barcode, x.kode_sales, x.nama_barang,
      x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, x.berat, x.kadar, x.kadar_cetak, x.harga_sistem, x.harga_per_gram,
      x.harga_emas, x.ongkos, x.harga_atribut, x.diskon, x.pembulatan, x.kelas_ppn, x.ppn_transaksi_value, x.kode_faktur,
      x.ppn_cara, x.dpp, coalesce(x.ppn_transaksi_rp, 0), x.total, x.harga_modal, x.finishing, x.size, coalesce(x.pph22, 0), coalesce(x.golongan_modal, 'EMAS'), coalesce(x.jumlah, 1), coalesce(teks_batu(toko, x.kode_barcode), ''), coalesce(x.lot, false), coalesce(x.bonus, 0)
    from jsonb_populate_recordset(null::penjualan_barang, baris) x;
  -- The stones as they are sold, at the price that is in the price of the piece.
  insert into penjualan_batu (kode_toko, no_faktur_group, urut, ke, kode_batu, jumlah, karat, kode_shape, kode_color, kode_clarity, sertifikat,
      no_sertifikat, satuan_harga, harga_usd, kurs)
    select toko, no_dok, x.urut, s.urut, s.kode_batu, s.jumlah, s.karat, s.kode_shape, s.kode_color, s.kode_clarity, s.sertifikat,
           s.no_sertifikat, s.satuan_harga, s.harga_usd, s.kurs
      from jsonb_populate_recordset(null::penjualan_barang, baris) x
      join barang_batu s on s.kode_toko = toko and s.kode_barcode = x.kode_barcode;
end $$;
