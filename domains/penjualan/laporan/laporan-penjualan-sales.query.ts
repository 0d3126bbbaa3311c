/** Sold lines by salesperson and day; what was cancelled counts against the day it was cancelled. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { GERAK_BARIS, JUMLAH_NOTA, jumlah } from '../gerak-penjualan.query.ts';
import { laporanPenjualanSales } from './laporan-penjualan-sales.report.ts';

export const laporanPenjualanSalesSql = implementReport(
  laporanPenjualanSales,
  (f, { kode_toko }) => sql`
    select coalesce(l.kode_sales, '-') as kode_sales, coalesce(s.nama_sales, 'TANPA SALES') as nama_sales, g.tanggal, ${JUMLAH_NOTA} as jumlah_nota, ${jumlah('l.jumlah')} as jumlah_qty,
           ${jumlah('l.berat')}::miligram as berat, ${jumlah('l.harga_emas')}::rupiah as harga_emas, ${jumlah('l.ongkos')}::rupiah as ongkos,
           ${jumlah('l.harga_atribut')}::rupiah as harga_atribut, ${jumlah('l.diskon')}::rupiah as diskon,
           ${jumlah('l.ppn_transaksi_rp')}::rupiah as ppn, ${jumlah('l.total')}::rupiah as total
      from ${GERAK_BARIS}
      left join sales s on s.kode_toko = l.kode_toko and s.kode_sales = l.kode_sales
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
     group by l.kode_sales, s.nama_sales, g.tanggal
     order by l.kode_sales nulls last, g.tanggal`,
);
