-- The invoices a payment names, with the number that stands on the supplier's own paper.
create or replace view bayar_supplier_faktur_isi with (security_invoker = true) as
  select f.kode_toko, f.no_dokumen, f.no_utang, coalesce(p.no_faktur_supplier, s.keterangan) as no_faktur_supplier, f.jumlah, f.urut_utang
    from bayar_supplier_faktur f
    left join penerimaan_barang p on p.kode_toko = f.kode_toko and p.no_dokumen = f.no_utang
    left join saldo_awal_baris s on s.kode_toko = f.kode_toko and s.no_dokumen = f.no_utang and s.urut = f.urut_utang;
grant select on bayar_supplier_faktur_isi to mustika_app, mustika_buku, mustika_report;
