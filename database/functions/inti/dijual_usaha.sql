-- What another business took of the shop's gold, line by line with its tax: bars and scrap that were sold to it, and scrap that paid it.
create or replace view dijual_usaha with (security_invoker = true) as
  select l.kode_toko, l.no_dokumen, l.urut, b.kode_supplier, l.tanggal, l.kadar, l.berat, murni(l.berat, l.kadar)::miligram as murni,
         l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur, l.dpp, l.ppn_transaksi_rp, l.total, l.pph22
    from bayar_supplier_pajak l join bayar_supplier b on b.kode_toko = l.kode_toko and b.no_dokumen = l.no_dokumen
  union all
  select l.kode_toko, l.no_dokumen, l.urut, b.kode_supplier, l.tanggal, coalesce(l.kadar_uji, l.kadar), l.berat, l.murni_jual,
         l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur, l.dpp, l.ppn_transaksi_rp, l.total, l.pph22
    from jual_emas_lot l join jual_emas b on b.kode_toko = l.kode_toko and b.no_dokumen = l.no_dokumen;
grant select on dijual_usaha to mustika_app, mustika_report;
