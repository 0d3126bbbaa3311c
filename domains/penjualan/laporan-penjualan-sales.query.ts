/** Sold lines by salesperson and day. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanSales } from './laporan-penjualan-sales.report.ts';
import { BARIS_SAH } from './penjualan-sah.query.ts';

export const laporanPenjualanSalesSql = implementReport(
  laporanPenjualanSales,
  (f, { kode_toko }) => sql`
    select coalesce(l.kode_sales, '-') as kode_sales, coalesce(s.nama_sales, 'TANPA SALES') as nama_sales, l.tanggal, count(distinct l.no_faktur_group) as jumlah_nota, count(*) as jumlah_qty,
           sum(l.berat)::miligram as berat, sum(l.harga_emas)::rupiah as harga_emas, sum(l.ongkos)::rupiah as ongkos,
           sum(l.harga_atribut)::rupiah as harga_atribut, sum(l.diskon)::rupiah as diskon,
           sum(l.ppn_transaksi_rp)::rupiah as ppn, sum(l.total)::rupiah as total
      from ${BARIS_SAH}
      left join sales s on s.kode_toko = l.kode_toko and s.kode_sales = l.kode_sales
     where l.kode_toko = ${kode_toko} and l.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
     group by l.kode_sales, s.nama_sales, l.tanggal
     order by l.kode_sales nulls last, l.tanggal`,
);
