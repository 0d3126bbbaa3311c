/** Sold lines that count: posted and not cancelled since. What reports that only sum are made of. */
import type { ReportSql } from '@mustika/server-kit/report-rows.ts';
import { sql } from 'kysely';

/** `l` the line, `p` its nota. A nota that waits for validation touched no book, a cancelled one is none. */
export const BARIS_SAH: ReportSql = sql`penjualan_barang l
  join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
  join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group and d.status = 'DONE'`;

/** Fine gold of a line in milligrams, rounded once. Domain R3.10. */
export const MURNI: ReportSql = sql`(l.berat::bigint * least(l.kadar, 100000) + 50000) / 100000`;

/** What of a line stays with the shop: the tax is not its own. */
export const TANPA_PPN: ReportSql = sql`(l.total::bigint - l.ppn_transaksi_rp::bigint)`;
