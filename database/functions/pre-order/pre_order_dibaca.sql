-- A pre-order as it is read: whose money is held for what, and what of it is thought to cost that has not come (`nilai_menunggu`).
create or replace view pre_order_dibaca with (security_invoker = true) as
  select t.kode_toko, t.no_titipan as no_po, t.tanggal, t.jenis_harga, t.mengikat_sampai, t.kode_member, t.nama_customer, t.no_hp_customer,
         t.alamat_customer, t.kasir, t.jumlah_barang, t.berat, t.total, t.uang_muka, t.saldo, t.ppn, t.no_faktur_tunggu, t.keterangan,
         p.tgl_janji, p.kode_sales, p.berkas, p.potongan, menunggu_titipan(t) as nilai_menunggu
    from pre_order p join titipan t on t.kode_toko = p.kode_toko and t.no_titipan = p.no_po;
grant select on pre_order_dibaca to mustika_app, mustika_report, mustika_buku;
