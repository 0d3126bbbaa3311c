/** Bought pieces summed by salesperson and day, what was taken back against the day of that. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { GERAK_BARIS, jumlah, padaHari } from '../gerak-pembelian.query.ts';
import { laporanPembelianSales } from './laporan-pembelian-sales.report.ts';

export const laporanPembelianSalesSql = implementReport(
  laporanPembelianSales,
  (f, { kode_toko }) => sql`
    select coalesce(l.kode_sales, '-') as kode_sales, coalesce(s.nama_sales, 'TANPA SALES') as nama_sales, g.tanggal, ${jumlah('l.jumlah')} as jumlah, ${jumlah('l.berat')}::miligram as berat,
           ${jumlah('l.harga_nota')}::rupiah as harga_nota, ${jumlah('l.harga')}::rupiah as harga
      from ${GERAK_BARIS}
      left join sales s on s.kode_toko = l.kode_toko and s.kode_sales = l.kode_sales
     where ${padaHari({ kode_toko, ...f })}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
     group by l.kode_sales, s.nama_sales, g.tanggal
     order by l.kode_sales nulls last, g.tanggal`,
);
