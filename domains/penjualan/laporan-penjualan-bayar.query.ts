/** Payments of posted notas. Change is taken off the cash payments in their order, as the posting does. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanBayar } from './laporan-penjualan-bayar.report.ts';

/** What is money; everything else is valued and booked by the domain that brings it. */
const UANG = sql`('CASH', 'DEBET', 'CREDIT', 'TRANSFER')`;

export const laporanPenjualanBayarSql = implementReport(
  laporanPenjualanBayar,
  (f, { kode_toko }) => sql`
    with bayar as (
      select y.*, p.tanggal, p.nama_customer, p.kasir, p.total as nilai, p.kembali as semua_kembali,
             coalesce(sum(y.jumlah) filter (where y.jenis not in ${UANG})
               over (partition by y.no_faktur_group), 0) as sisi,
             coalesce(sum(y.jumlah) filter (where y.jenis = 'CASH')
               over (partition by y.no_faktur_group order by y.urut rows between unbounded preceding and 1 preceding), 0) as sebelum
        from penjualan_bayar y
        join penjualan p on p.kode_toko = y.kode_toko and p.no_faktur_group = y.no_faktur_group
        join dokumen d on d.kode_toko = y.kode_toko and d.no_dokumen = y.no_faktur_group and d.status = 'DONE'
       where p.kode_toko = ${kode_toko} and p.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}),
    hitung as (
      select b.*, greatest(0, b.sisi - b.nilai) as keluar,
             case when b.jenis = 'CASH'
                  then least(b.jumlah, greatest(0, b.semua_kembali - greatest(0, b.sisi - b.nilai) - b.sebelum)) else 0 end as potong
        from bayar b),
    baris as (
      select h.jenis, h.tanggal, h.no_faktur_group, h.nama_customer, h.kasir, h.no_rekening, h.kartu_akhir, h.jumlah::bigint as jumlah,
             h.potong::bigint as kembali, (h.jumlah - h.potong)::bigint as diterima, h.fee::bigint as fee,
             (h.jumlah - h.potong + case when h.fee_ditanggung = 'PELANGGAN' then h.fee else 0 end)::bigint as ditagih, h.urut
        from hitung h
      union all
      select distinct 'BAYAR KELUAR', h.tanggal, h.no_faktur_group, h.nama_customer, h.kasir, null, null, 0::bigint, 0::bigint,
             -h.keluar::bigint, 0::bigint, -h.keluar::bigint, 0::smallint
        from hitung h where h.keluar > 0)
    select b.jenis, b.tanggal, b.no_faktur_group, b.nama_customer, b.kasir, b.no_rekening, b.kartu_akhir, b.jumlah::rupiah,
           b.kembali::rupiah, b.diterima::rupiah, b.fee::rupiah, b.ditagih::rupiah
      from baris b
     where ${unlessAll(f.cara_bayar, 'b.jenis')}
       and ${unlessAll(f.no_rekening, 'b.no_rekening')}
       and ${unlessAll(f.kasir, 'b.kasir')}
     order by b.jenis, b.tanggal, b.no_faktur_group, b.urut`,
);
