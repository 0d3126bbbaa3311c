/** The stores of a global report as a condition. */
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { type LingkupToko, tokoDipilih } from './lingkup-toko.rule.ts';

/** `column` is code, never input. One store is an equality: that the planner carries over to every table joined by it. */
export function diToko(filter: LingkupToko, kode_toko: string, column: string): ReportSql {
  const kode = tokoDipilih(filter, kode_toko);
  if (kode?.length === 1) return sql`${sql.ref(column)} = ${kode[0]}`;
  return kode === null ? sql`true` : sql`${sql.ref(column)} = any (${kode}::text[])`;
}
