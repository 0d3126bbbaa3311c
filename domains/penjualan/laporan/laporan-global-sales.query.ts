/** Lines of sales and purchases by store and salesperson; each event counts on its own day. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { laporanGlobalSales } from './laporan-global-sales.report.ts';

/** Lines of a table whose nota was booked in the period or taken back in it. */
const baris = (
  tabel: 'penjualan_barang' | 'pembelian_barang',
  nilai: string,
  jual: boolean,
): ReportSql => sql`
  select l.kode_toko, l.kode_sales, ${jual ? sql`true` : sql`false`} as jual, g.no_dokumen, g.arah, g.arah * l.jumlah as pcs,
         g.arah * l.berat::bigint as berat, g.arah * murni(l.berat, l.kadar) as murni, g.arah * ${sql.ref(nilai)}::bigint as rp
    from terjadi g join ${sql.table(tabel)} l on l.kode_toko = g.kode_toko and l.no_faktur_group = g.no_dokumen`;

/** What one side comes to; empty where there is none of it. */
const sisi = (nama: 'jual' | 'beli'): ReportSql => {
  const ini = sql.raw(nama === 'jual' ? 'b.jual' : 'not b.jual');
  const as = (apa: string) => sql.ref(`${nama}_${apa}`);
  return sql`nullif(count(*) filter (where ${ini}), 0) * 0 + count(distinct b.no_dokumen) filter (where ${ini} and b.arah = 1)
             - count(distinct b.no_dokumen) filter (where ${ini} and b.arah = -1) as ${as('nota')},
           sum(b.pcs) filter (where ${ini}) as ${as('qty')}, (sum(b.berat) filter (where ${ini}))::miligram as ${as('berat')},
           (sum(b.murni) filter (where ${ini}))::miligram as ${as('murni')}, (sum(b.rp) filter (where ${ini}))::rupiah as ${as('rp')}`;
};

export const laporanGlobalSalesSql = implementReport(
  laporanGlobalSales,
  (f, { kode_toko }) => sql`
    with terjadi as (
      select g.kode_toko, g.no_dokumen, g.arah from gerak_nota g
       where g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and ${diToko(f, kode_toko, 'g.kode_toko')}),
    baris as (
      ${baris('penjualan_barang', 'l.total', true)}
      union all
      ${baris('pembelian_barang', 'l.harga', false)})
    select b.kode_toko as toko, coalesce(b.kode_sales, '-') as kode_sales, coalesce(s.nama_sales, 'TANPA SALES') as nama_sales,
           ${sisi('jual')}, ${sisi('beli')}
      from baris b
      left join sales s on s.kode_toko = b.kode_toko and s.kode_sales = b.kode_sales
     group by b.kode_toko, b.kode_sales, s.nama_sales
     order by b.kode_toko, b.kode_sales nulls last`,
);
