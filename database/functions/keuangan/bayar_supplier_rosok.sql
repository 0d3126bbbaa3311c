-- The scrap a payment gives, with its name, on the sheet and on paper.
create or replace view bayar_supplier_rosok with (security_invoker = true) as
  select g.*, p.kelas_ppn, p.ppn_transaksi_value, p.dpp, p.ppn_transaksi_rp, p.total, p.pph22
    from asal_gerak g
    left join bayar_supplier_pajak p on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_dokumen and p.kode_barcode = g.kode_barcode;
grant select on bayar_supplier_rosok to mustika_app, mustika_buku, mustika_report;
