/** Bought pieces summed by salesperson and day. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { diposting } from './diposting.query.ts';
import { laporanPembelianSales } from './laporan-pembelian-sales.report.ts';

export const laporanPembelianSalesSql = implementReport(
  laporanPembelianSales,
  (f, { kode_toko }) => sql`
    select coalesce(l.kode_sales, '-') as kode_sales, coalesce(s.nama_sales, 'TANPA SALES') as nama_sales, l.tanggal, count(*) as jumlah, sum(l.berat)::miligram as berat,
           sum(l.harga_nota)::rupiah as harga_nota, sum(l.harga)::rupiah as harga
      from pembelian_barang l
      left join sales s on s.kode_toko = l.kode_toko and s.kode_sales = l.kode_sales
     where l.kode_toko = ${kode_toko} and not l.batal and ${diposting}
       and l.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
     group by l.kode_sales, s.nama_sales, l.tanggal
     order by l.kode_sales nulls last, l.tanggal`,
);
