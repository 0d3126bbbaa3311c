/** Lines of lots that were sold and bought, by salesperson; each event counts on its own day. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { MURNI_KELUAR } from '../../lot/lot.query.ts';
import { laporanJualBeliSalesManual } from './laporan-jual-beli-sales-manual.report.ts';

/** What is sold took of the fine gold of its lot what its movement says, lines in their order; what is bought brought its own. */
const NOTA = {
  penjualan: {
    rp: sql`l.total`,
    murni: MURNI_KELUAR,
  },
  pembelian: { rp: sql`l.harga`, murni: sql`murni(l.berat, l.kadar)` },
} as const;

/** Lines of such notas that were booked in the period or taken back in it. */
const baris = (nota: keyof typeof NOTA): ReportSql => sql`
      select l.kode_sales, ${sql.lit(nota === 'penjualan')} as jual, g.arah * l.jumlah as qty, g.arah * l.berat as berat,
             g.arah * ${NOTA[nota].murni} as murni, g.arah * ${NOTA[nota].rp} as rp
        from terjadi g
        join ${sql.table(nota)} p on p.kode_toko = g.kode_toko and p.no_faktur_group = g.no_dokumen and p.manual
        join ${sql.table(`${nota}_barang`)} l on l.kode_toko = p.kode_toko and l.no_faktur_group = p.no_faktur_group and l.lot`;

/** Of what was sold, or of what was bought. */
const jumlah = (kolom: 'qty' | 'berat' | 'murni' | 'rp', where: string): ReportSql =>
  sql.raw(`coalesce(sum(b.${kolom}) filter (where ${where}), 0)::bigint`);

export const laporanJualBeliSalesManualSql = implementReport(
  laporanJualBeliSalesManual,
  (f, { kode_toko }) => sql`
    with terjadi as (
      select * from gerak_nota g
       where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}),
    baris as (${baris('penjualan')}
      union all ${baris('pembelian')})
    select b.kode_sales, coalesce(s.nama_sales, 'TANPA SALES') as nama_sales,
           ${jumlah('qty', 'b.jual')} as jual_qty, ${jumlah('berat', 'b.jual')} as jual_berat,
           ${jumlah('murni', 'b.jual')} as jual_murni, ${jumlah('rp', 'b.jual')} as jual_rp,
           ${jumlah('qty', 'not b.jual')} as beli_qty, ${jumlah('berat', 'not b.jual')} as beli_berat,
           ${jumlah('murni', 'not b.jual')} as beli_murni, ${jumlah('rp', 'not b.jual')} as beli_rp,
           sum(case when b.jual then b.rp else -b.rp end)::bigint as bersih
      from baris b
      left join sales s on s.kode_toko = ${kode_toko} and s.kode_sales = b.kode_sales
     where ${unlessAll(f.kode_sales, 'b.kode_sales')}
     group by b.kode_sales, s.nama_sales
     order by b.kode_sales nulls last`,
);
