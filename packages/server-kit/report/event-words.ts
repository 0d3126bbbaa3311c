/** What an event of a document is called where events of all kinds stand in one report: `HUTANG BAYAR BUNGA`, `BATAL PENJUALAN`. */
import { sql } from 'kysely';
import type { ReportSql } from './report-rows.ts';

/** `r` is the event, `d` its document. The step that makes or validates it goes without saying. */
export const NAMA_PERISTIWA: ReportSql = sql`case when r.membalik is not null then 'BATAL ' else '' end || upper(replace(d.jenis, '_', ' '))
  || case when r.membalik is null and r.transisi not in ('simpan', 'validasi') then ' ' || upper(regexp_replace(r.transisi, '([a-z])([A-Z])', '\\1 \\2', 'g')) else '' end`;
