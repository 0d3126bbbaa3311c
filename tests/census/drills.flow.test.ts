/**
 * Protects: every row of every report leads to the document it names or to the rows it is made of, to a screen that is there,
 * with parameters that screen reads; and what is opened there is found, also the line of a sale that came in exchange.
 */
import { listsOf } from '@mustika/kernel/document-reads.ts';
import { placeOfNumber, type Target, targetOf, waysOf } from '@mustika/kernel/drill.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { type Report, singleRows } from '@mustika/kernel/report.ts';
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
  // No document asks a gateway: a till does.
  await adaTagihan(kit.owner);
  await semuaModul(kit.owner);
  await atur(kit, { DAFTAR_TOKO_REKAP: 'JKT1', BATAS_LAPOR_PPATK: '1' });
  for (const toko of ['JKT1', 'PST']) kit.deps.stores.forget(toko);
});
afterAll(() => kit?.close());

const lists = house.documents.flatMap(listsOf);
const listOn = (screen: string) => lists.find(({ reads }) => reads.screen === screen);

/** What a screen reads from its address. */
function readsFromAddress(screen: string): string[] {
  const report = house.reports.find((one) => one.screen === screen);
  const resource = house.resources.find((one) => one.screen === screen);
  const list = listOn(screen);
  const hand: Record<string, string[]> = {
    '/data-barang': ['q', 'stok', 'kode_group', 'kode_dept', 'kode_gudang', 'kode_toko', 'status'],
    '/tutup-toko': ['hari'],
    '/daftar-jurnal': ['jurnal'],
    '/ruang-latihan': ['hasil'],
  };
  return [
    ...Object.keys(report?.filters ?? {}),
    ...(resource ? ['q', ...Object.keys(resource.fields)] : []),
    ...(list ? [list.reads.number] : []),
    ...(hand[screen] ?? []),
  ];
}

/** The widest filter: everything of this month, all of every choice. */
const widest = (filters: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, field]) => {
      if (/^tgl_(awal|from)$/.test(name)) return [[name, `${HARI.slice(0, 7)}-01`]];
      if (/^tgl_(akhir|to)$/.test(name) || field.initial === 'today') return [[name, HARI]];
      if (field.all) return [[name, 'ALL']];
      return typeof field.initial === 'string' ? [[name, field.initial]] : [];
    }),
  );

const get = (path: string, query: Readonly<Record<string, string>>, portal: string): Promise<Answer> =>
  kit.as('OWNER').get(`${path}?${new URLSearchParams(query)}`, { portal });

type Row = Record<string, unknown>;

/** Asks what the screen asks when it is opened like this. */
async function opened({ to, search }: Target, portal: string): Promise<Answer | null> {
  if (search.hasil) return get(`latihan/hasil/${search.hasil}`, {}, portal);
  if (search.jurnal) return get(`akuntansi/jurnal/${search.jurnal}`, {}, portal);
  const report = house.reports.find((one) => one.screen === to);
  if (report) return get(report.api, { ...widest(report.filters), ...search }, portal);
  const list = listOn(to);
  const nomor = list && search[list.reads.number];
  return list && nomor ? get(`${list.reads.path}/satu`, { [list.reads.number]: nomor }, portal) : null;
}

describe.each(house.reports.map((report) => [report.name, report as Report] as const))(
  '%s',
  (_name, report) => {
    const columns = { ...report.groupBy, ...report.columns };

    test('declares where its rows lead, in words that are there', () => {
      expect(waysOf(report).length).toBeGreaterThan(0);
      for (const way of waysOf(report)) {
        const { to, param, carry = [], asked = {}, row = {}, fixed = {}, when = {} } = way;
        expect(columns).toHaveProperty(way.column);
        for (const name of [...Object.values(row), ...Object.keys(when)])
          expect(columns).toHaveProperty(name);
        for (const name of [...carry, ...Object.values(asked)]) expect(report.filters).toHaveProperty(name);
        for (const screen of [to, ...Object.values(way.at ?? {})])
          if (screen) expect(house.screens.map(({ path }) => path)).toContain(screen);
        if (!to) continue;
        const given = typeof param === 'object' ? Object.values(param.of) : param ? [param] : [];
        const all = [...given, ...carry, ...Object.keys(asked), ...Object.keys(row), ...Object.keys(fixed)];
        expect(readsFromAddress(to)).toEqual(expect.arrayContaining(all));
      }
    });

    test('leads from its rows to what is there', async () => {
      const portal = PLACE[report.name] ?? 'JKT1';
      const asked = widest(report.filters);
      const { data } = await get(report.api, asked, portal);
      const rows = singleRows(report, data) as Row[];
      const numbered = rows.filter((row) =>
        Object.values(row).some((value) => placeOfNumber(house.documents, String(value)) !== null),
      );
      for (const row of numbered)
        expect(targetOf(report, house.documents, asked, row), JSON.stringify(row)).not.toBe(null);
      const targets = rows.flatMap((row) => targetOf(report, house.documents, asked, row) ?? []);
      expect(targets.length, 'no row leads anywhere').toBeGreaterThan(0);
      const once = new Map(targets.map((target) => [JSON.stringify([target.to, target.search]), target]));
      for (const target of [...once.values()].slice(0, 12)) {
        const answer = await opened(target, target.toko ?? portal);
        if (answer) expect(answer, `${JSON.stringify(target)} ${answer.text}`).toMatchObject({ status: 200 });
      }
    });
  },
);

test('a trade-in is found in its sale, a day that was closed on its day, and a word leads nowhere', () => {
  const place = (number: string) => placeOfNumber(house.documents, number);
  expect(place('JKT1-FJ-261121-0007-T1')).toEqual({
    to: '/lihat-penjualan',
    search: { no_faktur_group: 'JKT1-FJ-261121-0007' },
    toko: 'JKT1',
  });
  expect(place('JKT1-TH-261121-0001')).toMatchObject({ to: '/tutup-toko', search: { hari: '2026-11-21' } });
  expect([place('CINCIN'), place('JKT1-ZZ-261121-0001'), place('')]).toEqual([null, null, null]);
});
