/** The stores of a global report: as a condition, and side by side. */

import { type LingkupToko, tokoDipilih } from '@mustika/kernel/report.ts';
import { sql } from 'kysely';
import type { Scope } from '../database.ts';
import type { ReportSql } from './report-rows.ts';

/** `column` is code, never input. One store is an equality: that the planner carries over to every table joined by it. */
export function diToko(filter: LingkupToko, kode_toko: string, column: string): ReportSql {
  const kode = tokoDipilih(filter, kode_toko);
  if (kode?.length === 1) return sql`${sql.ref(column)} = ${kode[0]}`;
  return kode === null ? sql`true` : sql`${sql.ref(column)} = any (${kode}::text[])`;
}

/** The same for a table that the whole chain shares: where no wall stands, the stores of whoever asks are named. */
export function diTokoBersama(
  filter: LingkupToko,
  { kode_toko, lintas }: Pick<Scope, 'kode_toko' | 'lintas'>,
  column: string,
): ReportSql {
  if (lintas === true) return diToko(filter, kode_toko, column);
  const boleh = lintas === false ? [kode_toko] : [...lintas];
  return sql`${diToko(filter, kode_toko, column)} and ${sql.ref(column)} = any (${boleh}::text[])`;
}

/**
 * The chosen branches beside the figures of a common table `k` that has a row per kode_toko: also a branch that did nothing
 * while another one did, which is what is looked for, and whatever store the figures name. `c` has toko and nama_toko.
 */
export const storesBeside = (
  filter: LingkupToko,
  scope: Pick<Scope, 'kode_toko' | 'lintas'>,
  table: string,
): ReportSql => sql`
  ${sql.table(table)} k
  full join (select t.kode_toko from toko t
              where t.aktif and t.tipe <> 'PUSAT' and ${diTokoBersama(filter, scope, 't.kode_toko')}
                and exists (select from ${sql.table(table)})) s
    on s.kode_toko = k.kode_toko
  join lateral (select n.kode_toko as toko, n.nama_toko from toko n where n.kode_toko = coalesce(k.kode_toko, s.kode_toko)) c on true`;
