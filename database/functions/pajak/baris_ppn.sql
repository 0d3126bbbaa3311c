-- Every line that something was sold by with PPN, whoever it was sold to: the rate it had and the day that decides which rate that is.
create or replace view baris_ppn with (security_invoker = true) as
  select l.kode_toko, l.no_faktur_group as no_dokumen, l.urut, l.tanggal, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur
    from penjualan_barang l where l.kelas_ppn is not null
  union all
  select l.kode_toko, l.no_dokumen, l.urut, l.tanggal, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur
    from dijual_usaha l where l.kelas_ppn is not null
  union all
  select l.kode_toko, l.no_dokumen, 1::smallint, l.tanggal, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur
    from service l where l.kelas_ppn is not null
  union all
  select l.kode_toko, l.no_dokumen, l.urut, l.tanggal, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur
    from aksesoris_pajak l where l.kelas_ppn is not null;
grant select on baris_ppn to mustika_app, mustika_report;
