/**
 * Protects: a document that declares how it is read answers exactly that, in the list and alone, as its kinds travel; its
 * search finds it; whoever reads only his own finds no other; its paper is a PDF.
 */
import { cardFields } from '@mustika/kernel/document-board.ts';
import {
  allFields,
  headFields,
  listsOf,
  type ReadableDocument,
  slipPaper,
} from '@mustika/kernel/document-reads.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { readCalls } from '@mustika/kernel/read-calls.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { documents } from '../../apps/server/implementations.ts';
import { house } from '../../domains/house.ts';
import type { Answer, Kit } from '../kit/app.ts';
import { tokoHidup } from '../kit/hidup.ts';
import { semuaModul } from '../kit/modul.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await tokoHidup(inject('pgUrl'));
  await semuaModul(kit.owner);
});
afterAll(() => kit?.close());

const NUMBERS: ReadonlySet<string> = new Set(['uang', 'gram', 'kadar', 'persen', 'angka']);
const kindOf = ({ kind }: Field): string =>
  NUMBERS.has(kind) ? 'number' : kind === 'ya' ? 'boolean' : 'string';

/** Every declared column is there as its kind, nothing else is. */
function expectRow(row: Record<string, unknown>, fields: Fields): void {
  expect(Object.keys(row).sort()).toEqual(Object.keys(fields).sort());
  for (const [name, field] of Object.entries(fields))
    if (row[name] !== null) expect([name, typeof row[name]]).toEqual([name, kindOf(field)]);
}

let portal = 'JKT1';
const get = (path: string, query: object = {}): Promise<Answer> =>
  kit.as('OWNER').get(`${path}?${new URLSearchParams(query as Record<string, string>)}`, { portal });

/**
 * Where documents of a list are: a month is closed in another branch than the rest of the house lives in, and what goes to branches
 * comes from head office.
 */
async function storeOf({ name, reads: { table, number, where } }: ReadableDocument): Promise<string> {
  const worked = documents.find(({ document }) => document.name === name)?.columns?.head ?? {};
  const only = Object.entries(where).map(
    ([column, values]) => ` and ${worked[column] ?? `h.${column}`} in ('${values.join("','")}')`,
  );
  const { rows } = await kit.owner.query(
    `select d.kode_toko from dokumen d join ${table} h on h.kode_toko = d.kode_toko and h.${number} = d.no_dokumen
      where d.jenis = $1${only.join('')} order by d.kode_toko <> 'JKT1' limit 1`,
    [name],
  );
  return rows[0]?.kode_toko ?? 'JKT1';
}

const readable = house.documents
  .flatMap(listsOf)
  .map((list) => [`${list.name} ${list.reads.screen}`, list] as const);

describe.each(readable)('%s', (_name, document) => {
  beforeAll(async () => {
    portal = await storeOf(document);
  });
  afterAll(() => {
    portal = 'JKT1';
  });
  const { path, number, lines, search, list, brief, own, partOf, views } = document.reads;
  const fields = headFields(document);
  const states = new Set<string>(document.states);
  const ask = (query: object = {}): Promise<Answer> => get(path, { limit: '1000', ...query });
  const all = async (): Promise<Record<string, unknown>[]> => (await ask()).data;
  const one = async (row: Record<string, unknown>): Promise<Answer> =>
    get(`${path}/satu`, { [number]: String(row[number]) });

  test('names only columns that its head has, and acts and states it has', () => {
    const columns = [...list, ...brief, ...search, ...own, ...(partOf ? [partOf] : [])];
    expect(columns.filter((name) => !fields[name])).toEqual([]);
    for (const { act, state } of views) {
      expect(document.transitions[act]?.from, act).toBeDefined();
      if (state) expect(document.transitions[act]?.from).toContain(state);
    }
  });

  test('answers its list as declared', async () => {
    const { data, total } = await ask();
    expect(data.length, 'its life is told in x.life.ts').toBeGreaterThan(0);
    for (const row of data) expectRow(row, fields);
    expect(total).toBe(data.length);
    const found = await ask({ q: String(data[0][number]) });
    expect(found.data.map((row: Record<string, unknown>) => row[number])).toEqual([data[0][number]]);
    expect((await ask({ q: 'TIDAK ADA YANG BEGINI' })).data).toEqual([]);
    for (const status of document.states)
      for (const row of (await ask({ status })).data) expect(row.status).toBe(status);
  });

  test('answers each of them with its lines, its history and its books', async () => {
    const seen = new Set<string>();
    for (const row of await all()) {
      const { riwayat, transfer, ...rest } = (await one(row)).data;
      expect(riwayat.length).toBeGreaterThan(0);
      expect(Object.keys(transfer).sort()).toEqual(['barang', 'poin', 'uang']);
      const head = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in lines)));
      expectRow(head, allFields(document));
      expect(head).toMatchObject(row);
      for (const [name, line] of Object.entries(lines)) {
        for (const each of rest[name]) expectRow(each, line.fields);
        if (rest[name].length > 0) seen.add(name);
      }
    }
    expect([...seen].sort(), 'lines that some life writes').toEqual(Object.keys(lines).sort());
    expect(await one({ [number]: 'JKT1-XX-000000-0001' })).toMatchObject({
      ...{ status: 404, code: document.reads.missing?.code ?? 'DOKUMEN_TIDAK_ADA' },
    });
  });

  const { board } = document.reads;
  if (board)
    test('stands on its board, those past their day first', async () => {
      const shown = [board.title, board.due, board.late, ...board.lines, ...(board.sum ? [board.sum] : [])];
      expect([
        ...shown.filter((name) => !fields[name]),
        ...board.states.filter((one) => !states.has(one)),
      ]).toEqual([]);
      const rows = await all();
      const columns = (await get(`${path}/papan`)).data as Record<string, unknown>[];
      expect(columns.map(({ status }) => status)).toEqual(board.states);
      for (const { status, jumlah, terlambat, ...sums } of columns) {
        const here = rows.filter((row) => row['status'] === status);
        const late = here.filter((row) => Number(row[board.late]) > 0);
        expect([status, jumlah, terlambat]).toEqual([status, here.length, late.length]);
        if (board.sum)
          expect(sums).toEqual({
            [board.sum]: here.reduce((sum, row) => sum + Number(row[board.sum ?? '']), 0),
          });
        const cards = await get(`${path}/papan/kartu`, { status: String(status) });
        expect(cards.total).toBe(here.length);
        for (const card of cards.data) expectRow(card, cardFields(fields, number, board));
        const days = cards.data.map((card: Record<string, unknown>) => Number(card[board.late]));
        expect(days).toEqual(days.toSorted((a: number, b: number) => b - a));
        const beyond = await get(`${path}/papan/kartu`, { status: String(status), terlambat: 'true' });
        expect(beyond.data).toEqual(cards.data.slice(0, late.length));
      }
    });

  test.skipIf(document.reads.paper === undefined)('is printed', async () => {
    const own = (await all()).find((row) => !partOf || !row[partOf]);
    const format = slipPaper(document) ? { format: 'PDF' } : {};
    const call = readCalls(document)?.paper?.path ?? '';
    const pdf = await kit.as('OWNER').post(call, { [number]: own?.[number], ...format }, { portal });
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('a cashier reads what names him, and nothing of the others', async () => {
  const limited = readable.map(([, document]) => document).filter(({ reads }) => reads.own.length > 0);
  for (const { reads } of limited)
    await kit.owner.query(
      "insert into hak_akses (user_id, path, is_show) values ('KASIR2', $1, true) on conflict do nothing",
      [reads.screen],
    );
  for (const { reads } of limited) {
    const all = (await get(reads.path)).data as Record<string, unknown>[];
    const own = await kit.as('KASIR2').get(reads.path);
    expect(own, own.text).toMatchObject({ status: 200 });
    const named = all.filter((row) => reads.own.some((name) => row[name] === 'KASIR2'));
    expect(own.data).toEqual(named);
    const other = all.find((row) => !named.includes(row));
    expect(other, 'somebody else made one, too').toBeDefined();
    expect(
      await kit.as('KASIR2').get(`${reads.path}/satu?${reads.number}=${other?.[reads.number]}`),
    ).toMatchObject({ status: 404, code: 'DOKUMEN_TIDAK_ADA' });
  }
});
