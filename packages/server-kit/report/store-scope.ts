/** The stores of a global report as a condition. */

import { type LingkupToko, tokoDipilih } from '@mustika/kernel/report.ts';
import { sql } from 'kysely';
import type { ReportSql } from './report-rows.ts';

/** `column` is code, never input. One store is an equality: that the planner carries over to every table joined by it. */
export function diToko(filter: LingkupToko, kode_toko: string, column: string): ReportSql {
  const kode = tokoDipilih(filter, kode_toko);
  if (kode?.length === 1) return sql`${sql.ref(column)} = ${kode[0]}`;
  return kode === null ? sql`true` : sql`${sql.ref(column)} = any (${kode}::text[])`;
}
