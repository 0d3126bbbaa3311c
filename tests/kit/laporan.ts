/** What the reports of the house say about some days. */
import type { Fields } from '@mustika/kernel/field.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { expect } from 'vitest';
import { house } from '../../domains/house.ts';
import type { Kit } from './app.ts';

export type Isi = { data: Record<string, unknown>[]; totals: Record<string, number> };

/** What a store needs on to show all its reports. */
export const SEMUA_LAPORAN = {
  BERLIAN_MODULE: 'true',
  DAILY_SALDO_TRANSACTION_REPORT_MODULE: 'true',
  HIDUP_FEATURE_MODULE: 'true',
  JUAL_TANPA_JARINGAN_MODULE: 'true',
  KIRIM_BARANG_ONLINE_STORE_MODULE: 'true',
};

/** The filters that begin and end a period, where a report has one. */
export function rentang({ filters }: Report): [string, string] | null {
  const of = (pattern: RegExp) => Object.keys(filters).find((name) => pattern.test(name));
  const [awal, akhir] = [of(/^tgl_(awal|from)$/), of(/^tgl_(akhir|to)$/)];
  return awal && akhir ? [awal, akhir] : null;
}

/** All reports that are asked for a period. */
export const LAPORAN_RENTANG = house.reports.filter((report) => rentang(report) !== null);

const semua = (filters: Fields): [string, string][] =>
  Object.entries(filters).flatMap(([name, field]) => (field.all ? [[name, 'ALL']] : []));

/** A report over some days of a store, its other filters as wide as they go. */
export async function laporanRentang(
  kit: Kit,
  report: Report,
  [dari, sampai]: readonly [string, string],
  more: Record<string, string> = {},
): Promise<Isi> {
  const [awal, akhir] = rentang(report) as [string, string];
  const query = new URLSearchParams([
    ...semua(report.filters),
    [awal, dari],
    [akhir, sampai],
    ...Object.entries(more),
  ]);
  const answer = await kit.as('OWNER').get(`${report.api}?${query}`, { portal: 'JKT1' });
  expect(answer, `${report.name} ${answer.text}`).toMatchObject({ status: 200 });
  return JSON.parse(answer.text) as Isi;
}

/** Every report of a period, to be held against a later one. */
export async function potretLaporan(kit: Kit, days: readonly [string, string]): Promise<Map<string, Isi>> {
  const found = new Map<string, Isi>();
  for (const report of LAPORAN_RENTANG) found.set(report.name, await laporanRentang(kit, report, days));
  return found;
}
