/** Sales as the books have them: on the day they were booked and, cancelled, once more below zero on the day of that. */
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';

/** `g` the event with its `arah` 1 or -1, `p` the nota. A nota that waits for validation touched no book and has none. */
export const GERAK_NOTA: ReportSql = sql`gerak_nota g
  join penjualan p on p.kode_toko = g.kode_toko and p.no_faktur_group = g.no_dokumen`;

/** The same with every line `l` of the nota. What is summed is always times `g.arah`. */
export const GERAK_BARIS: ReportSql = sql`${GERAK_NOTA}
  join penjualan_barang l on l.kode_toko = g.kode_toko and l.no_faktur_group = g.no_dokumen`;

/** A column of a line, with a minus where it was taken back. */
export const dikali = (name: string, nilai: ReportSql = sql.ref(`l.${name}`)): ReportSql =>
  sql`(g.arah * ${nilai})::bigint as ${sql.ref(name)}`;

/** Sum of an expression over lines of `GERAK_BARIS`. */
export const jumlah = (nilai: string | ReportSql): ReportSql =>
  sql`sum(g.arah * ${typeof nilai === 'string' ? sql.ref(nilai) : nilai})`;

/** Notas less cancelled ones, where rows are lines of notas. */
export const JUMLAH_NOTA: ReportSql = sql`(count(distinct l.no_faktur_group) filter (where g.arah = 1)
  - count(distinct l.no_faktur_group) filter (where g.arah = -1))`;

/** Fine gold of a line in milligrams, rounded once. Domain R3.10. */
export const MURNI: ReportSql = sql`murni(l.berat, l.kadar)`;

/** What of a line stays with the shop: the tax is not its own. */
export const TANPA_PPN: ReportSql = sql`(l.total::bigint - l.ppn_transaksi_rp::bigint)`;
