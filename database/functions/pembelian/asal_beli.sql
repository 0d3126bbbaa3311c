-- Where a piece of gudang BELI came from: bought over the counter, or kept of a pledge that nobody redeemed.
create or replace view asal_beli with (security_invoker = true) as
  select l.kode_toko, l.kode_barcode, l.no_faktur, l.no_faktur_group, l.tanggal, l.kondisi_barang, l.susut, l.berat, l.harga, l.batal
    from pembelian_barang l
  union all
  select a.kode_toko, a.kode_barcode, a.no_faktur, a.no_faktur_hutang, a.tanggal, 'LELANG'::text, 0::miligram, a.berat, a.nilai, a.batal
    from hutang_ambil a;
grant select on asal_beli to mustika_app, mustika_report;
