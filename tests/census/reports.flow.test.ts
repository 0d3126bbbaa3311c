/** Protects: every report of the house runs on nothing and on a month of trade, and leaves as PDF, XLSX and CSV. */
import type { Fields } from '@mustika/kernel/field.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { columnsFor, singleRows, totalled } from '@mustika/kernel/report.ts';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Answer, HARI, type Kit } from '../kit/app.ts';
import { tokoHidup } from '../kit/hidup.ts';
import { atur } from '../kit/jual.ts';
import { PLACE } from '../kit/lives.ts';
import { semuaModul } from '../kit/modul.ts';
import { adaTagihan } from '../kit/simulator/gerbang-bayar.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await tokoHidup(inject('pgUrl'));
  await kit.owner.query(
    "insert into toko (kode_toko, nama_toko, alamat_toko) values ('KSG1', 'KOSONG', 'JAKARTA')",
  );
  await semuaModul(kit.owner);
  // No document asks a gateway: a till does.
  await adaTagihan(kit.owner);
  for (const toko of ['JKT1', 'KSG1']) await atur(kit, { DAFTAR_TOKO_REKAP: 'JKT1,KSG1' }, toko);
  // Nobody in a census trades for half a billion a day.
  await atur(kit, { BATAS_LAPOR_PPATK: '1' });
  for (const toko of ['JKT1', 'PST']) kit.deps.stores.forget(toko);
});
afterAll(() => kit?.close());

/** The widest filter: everything of this month, all of every choice. */
function widest(filters: Fields): string {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(filters)) {
    if (/^tgl_(awal|from)$/.test(name)) query.set(name, `${HARI.slice(0, 7)}-01`);
    else if (field.all) query.set(name, 'ALL');
  }
  return query.size === 0 ? '' : `?${query}`;
}

const ask = (report: Report, ending = '', portal = PLACE[report.name] ?? 'JKT1'): Promise<Answer> =>
  kit.as('OWNER').get(`${report.api}${ending}${widest(report.filters)}`, { portal });

/** Its first row only, as a screen asks before it asks for all. */
const askFirst = (report: Report, portal?: string): Promise<Answer> => {
  const asked = widest(report.filters);
  const one = { ...report, filters: {}, api: `${report.api}${asked}${asked ? '&' : '?'}baris=1` };
  return ask(one as Report, '', portal ?? PLACE[report.name] ?? 'JKT1');
};

const PEMILIK = {
  level: 'OWN',
  pusat: true,
  kode_toko: 'JKT1',
  flags: new Set<string>(),
  settings: {},
  mode: '',
  menu: new Set<string>(),
} as const;
const seen = (report: Report): Fields => ({ ...report.groupBy, ...columnsFor(report, PEMILIK) });
const labels = (report: Report): string[] => Object.values(seen(report)).map((field) => field.label);

/** Says what is set, which an empty store has as well. */
const SETELAN = new Set(['laporan-batas-wewenang']);

describe.each(house.reports.map((report) => [report.name, report] as const))('%s', (_name, report) => {
  test('runs on a store where nothing ever happened', async () => {
    const none = await ask(report, '', 'KSG1');
    if (SETELAN.has(report.name)) return expect(none.data.length, none.text).toBeGreaterThan(0);
    expect(none, none.text).toMatchObject({ status: 200, data: [], total: 0 });
    for (const [column] of totalled(report))
      if (column in seen(report)) expect(none).toHaveProperty(['totals', column], 0);
    expect(await askFirst(report, 'KSG1')).toMatchObject({ data: [], total: 0, totals: none.totals });
    for (const format of report.exports) expect((await ask(report, `/${format}`, 'KSG1')).status).toBe(200);
  });

  test('answers exactly its declared columns, and totals that are their sums', async () => {
    const full = await ask(report);
    expect(full, full.text).toMatchObject({ status: 200 });
    expect(full.data.length, 'no life of the census leaves a row in it').toBeGreaterThan(0);
    const declared = Object.keys(seen(report)).sort();
    const rows = singleRows(report, full.data) as Record<string, number | null>[];
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(declared);
    for (const [column, field] of totalled(report)) {
      const values = rows.map((row) => row[column]);
      const given = values.filter((value): value is number => value !== null && value !== undefined);
      const mili = given.reduce((sum: number, value: number) => sum + Math.round(value * 1000), 0);
      const expected = field.total === 'count' ? given.length : mili / 1000;
      if (column in seen(report)) expect(full, column).toHaveProperty(['totals', column], expected);
    }
  });

  test('gives its first row alone, with the totals of all', async () => {
    const full = await ask(report);
    const first = await askFirst(report);
    expect(first, first.text).toMatchObject({ status: 200, total: full.total, totals: full.totals });
    expect(singleRows(report, first.data)).toHaveLength(1);
    if (report.detailTotals === undefined)
      expect(singleRows(report, first.data)).toEqual(singleRows(report, full.data).slice(0, 1));
  });

  test('is a PDF, a workbook and a CSV under its column names', async () => {
    const { total } = (await ask(report)) as { total: number };
    for (const format of report.exports) {
      const file = await ask(report, `/${format}`);
      expect(file.status, format).toBe(200);
      expect(file.headers['content-disposition']).toContain(
        `${report.name}_${PLACE[report.name] ?? 'JKT1'}_`,
      );
      if (format === 'pdf') {
        expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
        expect(file.bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
      } else if (format === 'xlsx') {
        const [sheet] = (await readXlsx(file.bytes)) as unknown as [{ data: unknown[][] }];
        const own = Object.values(columnsFor(report, PEMILIK)).map((field) => field.label);
        expect(sheet.data.some((cells) => own.every((label) => cells.includes(label)))).toBe(true);
      } else {
        const lines = file.bytes
          .toString('utf8')
          .replace(/^\ufeff/, '')
          .trimEnd()
          .split('\r\n');
        expect(lines[0]?.split(';').map((cell) => cell.replaceAll('"', ''))).toEqual(labels(report));
        expect(lines).toHaveLength(total + 1);
      }
    }
  });
});
