-- The tax office sees money on plans, orders and pre-orders as it sees deposits; what was ordered is taxed as it was ordered until it is sold.
-- What came over with the opening balances was remitted by the till of before.
create or replace view pajak_titipan with (security_invoker = true) as
  with barang as (
    select l.kode_toko, l.no_titipan, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur, l.total, l.ppn_transaksi_rp from titipan_barang l
      join titipan t on t.kode_toko = l.kode_toko and t.no_titipan = l.no_titipan and t.jenis = 'TITIPAN'
    union all
    select l.kode_toko, l.no_pesanan, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur, l.total, l.ppn_transaksi_rp from pesanan_barang l
    union all
    select l.kode_toko, l.no_po, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur, l.total, l.ppn_transaksi_rp from pre_order_barang l
    union all
    select l.kode_toko, l.no_cicilan, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur, l.total, l.ppn_transaksi_rp from cicilan_barang l
  ), uang as (
    select t.kode_toko, t.no_titipan, t.urut, t.tanggal, t.jenis, t.jumlah, t.ppn, t.no_dokumen from titipan_gerak t
    union all
    select c.kode_toko, c.no_cicilan, c.urut, c.tanggal,
           case when c.jenis = 'DP' then 'MASUK' when c.jenis in ('BAYAR', 'LUNAS_CEPAT') then 'TAMBAH' else c.jenis end,
           c.jumlah, c.ppn, case when c.jenis in ('BAYAR', 'LUNAS_CEPAT', 'BATAL_BAYAR') then c.no_cicilan else c.no_dokumen end
      from cicilan_gerak c
  ), kelas as (
    select l.kode_toko, l.no_titipan, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur, sum(l.total) as harga,
           sum(l.ppn_transaksi_rp) as ppn
      from barang l where l.kelas_ppn is not null group by 1, 2, 3, 4, 5
  ), bagian as (
    select k.*, sum(k.harga) over (w order by k.kelas_ppn, k.ppn_transaksi_value, k.kode_faktur) as harga_sampai,
           sum(k.ppn) over (w order by k.kelas_ppn, k.ppn_transaksi_value, k.kode_faktur) as ppn_sampai,
           sum(k.harga) over w as harga_semua, greatest(sum(k.ppn) over w, 1) as ppn_semua
      from kelas k window w as (partition by k.kode_toko, k.no_titipan)
  ), gerak as (
    select g.*, sum(g.jumlah) over w as ke, sum(g.ppn) over w as ppn_ke
      from uang g window w as (partition by g.kode_toko, g.no_titipan order by g.urut)
  )
  select g.kode_toko, g.no_titipan, g.urut, g.tanggal, g.jenis, g.no_dokumen, b.kelas_ppn, b.ppn_transaksi_value, b.kode_faktur,
         (round(g.ke * b.harga_sampai / b.harga_semua) - round(g.ke * (b.harga_sampai - b.harga) / b.harga_semua)
          - round((g.ke - g.jumlah) * b.harga_sampai / b.harga_semua)
          + round((g.ke - g.jumlah) * (b.harga_sampai - b.harga) / b.harga_semua))::bigint::rupiah as jumlah,
         (round(g.ppn_ke * b.ppn_sampai / b.ppn_semua) - round(g.ppn_ke * (b.ppn_sampai - b.ppn) / b.ppn_semua)
          - round((g.ppn_ke - g.ppn) * b.ppn_sampai / b.ppn_semua)
          + round((g.ppn_ke - g.ppn) * (b.ppn_sampai - b.ppn) / b.ppn_semua))::bigint::rupiah as ppn
    from gerak g join bagian b on b.kode_toko = g.kode_toko and b.no_titipan = g.no_titipan
   where g.jenis not in ('AWAL', 'BATAL_AWAL');
grant select on pajak_titipan to mustika_app, mustika_report;
