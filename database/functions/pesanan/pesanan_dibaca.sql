-- An order as it is read: who ordered what is held for him, and what is said of its making.
create or replace view pesanan_dibaca with (security_invoker = true) as
  select t.kode_toko, t.no_titipan as no_pesanan, t.tanggal, t.jenis_harga, t.mengikat_sampai, t.kode_member, t.nama_customer, t.no_hp_customer,
         t.alamat_customer, t.kasir, t.jumlah_barang, t.berat, t.total, t.uang_muka, t.saldo, t.ppn, t.no_faktur_tunggu, t.keterangan,
         p.tgl_janji, p.kode_tukang, p.kode_sales, p.no_pesanan_awal, p.tgl_jadi, p.potongan
    from pesanan p join titipan t on t.kode_toko = p.kode_toko and t.no_titipan = p.no_pesanan;
grant select on pesanan_dibaca to mustika_app, mustika_report, mustika_buku;
