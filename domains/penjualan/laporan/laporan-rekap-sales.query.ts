/** Lines of sales and purchases by salesperson; each event counts on its own day. */

import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { laporanRekapSales } from './laporan-rekap-sales.report.ts';

/** Lines of a table whose nota was booked in the period or taken back in it. */
const baris = (
  tabel: 'penjualan_barang' | 'pembelian_barang',
  nilai: string,
  jual: boolean,
): ReportSql => sql`
  select l.kode_sales, l.jumlah as pcs, ${jual ? sql`true` : sql`false`} as jual, r.arah = -1 as batal, l.berat::bigint as berat, ${sql.ref(nilai)}::bigint as rp
    from terjadi r
    join ${sql.table(tabel)} l on l.kode_toko = r.kode_toko and l.no_faktur_group = r.no_dokumen`;

export const laporanRekapSalesSql = implementReport(
  laporanRekapSales,
  (f, { kode_toko }) => sql`
    with terjadi as (
      select r.* from gerak_nota r
       where r.kode_toko = ${kode_toko} and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}),
    baris as (
      ${baris('penjualan_barang', 'l.total', true)}
      union all
      ${baris('pembelian_barang', 'l.harga', false)})
    select coalesce(b.kode_sales, '-') as kode_sales, coalesce(s.nama_sales, 'TANPA SALES') as nama_sales,
           coalesce(sum(pcs) filter (where jual and not batal), 0) as jual_qty,
           coalesce(sum(berat) filter (where jual and not batal), 0)::miligram as jual_berat,
           coalesce(sum(rp) filter (where jual and not batal), 0)::rupiah as jual_rp,
           coalesce(sum(pcs) filter (where jual and batal), 0) as batal_jual_qty,
           coalesce(sum(rp) filter (where jual and batal), 0)::rupiah as batal_jual_rp,
           coalesce(sum(pcs) filter (where not jual and not batal), 0) as beli_qty,
           coalesce(sum(berat) filter (where not jual and not batal), 0)::miligram as beli_berat,
           coalesce(sum(rp) filter (where not jual and not batal), 0)::rupiah as beli_rp,
           coalesce(sum(pcs) filter (where not jual and batal), 0) as batal_beli_qty,
           coalesce(sum(rp) filter (where not jual and batal), 0)::rupiah as batal_beli_rp,
           sum(case when jual = batal then -rp else rp end)::rupiah as bersih
      from baris b
      left join sales s on s.kode_toko = ${kode_toko} and s.kode_sales = b.kode_sales
     where ${unlessAll(f.kode_sales, 'b.kode_sales')}
     group by b.kode_sales, s.nama_sales
     order by b.kode_sales nulls last`,
);
