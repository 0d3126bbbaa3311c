/** Protects what a table says about amounts: groups, sub-totals, filters, order, CSV; and its keys and layout. */
import { angka, type Fields, gram, kode, pilihan, tanggal, teks, uang, ya } from '@mustika/kernel/field.ts';
import { describe, expect, test } from 'vitest';
import { columnWidth } from '../format.ts';
import { cardHeight, planOf, totalsOf } from './card-plan.ts';
import { csvOf } from './csv.ts';
import { cutOf } from './cut.ts';
import { describeFilter, filterTest } from './filter.ts';
import { fitLayout, moveColumn } from './layout.ts';
import { headingsAt, type Line, linesOf } from './lines.ts';
import { pagesOf } from './server-pages.ts';
import { sortRows } from './sort-rows.ts';
import { sumRows } from './sums.ts';
import { moveFor } from './table-keys.ts';
import { between } from './use-picks.ts';
import { searchToView, viewToSearch } from './view.ts';

const fields = {
  kode: kode('Kode'),
  nama: teks('Nama', { total: 'count', opsional: true }),
  berat: gram('Berat', { total: 'sum' }),
  harga: uang('Harga', { total: 'sum', min: -1_000_000 }),
  tanggal: tanggal('Tanggal'),
  status: pilihan('Status', [['A', 'ADA'], 'JUAL']),
  sample: ya('Sample'),
} as unknown as Fields;
const groupBy = { kondisi: teks('KONDISI'), grup: teks('GRUP') } as unknown as Fields;
const row = (kondisi: string | null, grup: string, berat: number, harga: number) => ({
  kondisi,
  grup,
  berat,
  harga,
});
const rows = [
  row('BARU', 'A', 0.1, 5),
  row('BEKAS', 'A', 1, 7),
  row('BARU', 'B', 0.2, 11),
  row(null, 'A', 3, 13),
];

const text = (lines: readonly Line[]): string[] =>
  lines.map((line) => {
    if (line.is === 'group')
      return `${'#'.repeat(line.depth + 1)} ${line.value} (${line.count}) ${line.totals['berat']}`;
    return line.is === 'row' ? `${line.index}: ${line.row['harga']}` : 'wait';
  });

describe('groups', () => {
  const lines = linesOf(rows, groupBy, fields, (_row, index) => String(index));

  test('keep the order of first appearance, count and sum in integers', () => {
    // 0.1 + 0.2 as floats would be 0.30000000000000004.
    expect(text(lines)).toEqual([
      '# BARU (2) 0.3',
      '## A (1) 0.1',
      '0: 5',
      '## B (1) 0.2',
      '1: 11',
      '# BEKAS (1) 1',
      '## A (1) 1',
      '2: 7',
      '# – (1) 3',
      '## A (1) 3',
      '3: 13',
    ]);
  });

  test('headings over a line are those of its own group', () => {
    expect(headingsAt(lines, 4, 2).map((line) => line.value)).toEqual(['BARU', 'B']);
    expect(headingsAt(lines, 7, 2).map((line) => line.value)).toEqual(['BEKAS', 'A']);
  });

  test('without grouping there are only rows', () => {
    expect(linesOf(rows, {}, fields, (_row, index) => String(index)).every((line) => line.is === 'row')).toBe(
      true,
    );
  });
});

test('totals sum amounts, count filled cells and ignore empty ones', () => {
  const seen = [
    { nama: 'X', berat: 1.001, harga: -5 },
    { nama: '', berat: null, harga: 7 },
  ];
  expect(sumRows(fields, seen)).toEqual({ nama: 1, berat: 1.001, harga: 2 });
});

test('filters read what people type', () => {
  const passes = (name: string, filter: string, value: unknown) =>
    filterTest(fields[name] as never, filter)(value);
  expect(passes('berat', '1,5..', 1.5)).toBe(true);
  expect(passes('berat', '1,501..', 1.5)).toBe(false);
  expect(passes('harga', '..Rp. 1.000', 1000)).toBe(true);
  expect(passes('tanggal', '2026-11-01..2026-11-21', '2026-11-21')).toBe(true);
  expect(passes('status', 'A|X', 'A')).toBe(true);
  expect(passes('sample', 'Tidak', true)).toBe(false);
  expect(passes('nama', 'serit', 'CINCIN SERIT')).toBe(true);
  expect(describeFilter(fields['tanggal'] as never, '2026-11-01..')).toBe('≥ 1 Nov 2026');
});

test('order: natural for texts, by value for numbers, empty last both ways', () => {
  const names = ['A10', 'a2', null, 'A1'].map((nama) => ({ nama }));
  const order = (arah: 'asc' | 'desc') =>
    sortRows(names, fields['nama'], { field: 'nama', arah }).map((one) => one['nama']);
  expect(order('asc')).toEqual(['A1', 'a2', 'A10', null]);
  expect(order('desc')).toEqual(['A10', 'a2', 'A1', null]);
});

test('CSV: text that looks like a formula is defused, negative amounts stay numbers', () => {
  const seen = [{ kode: '=1+1', nama: '-2', berat: 3.25, harga: -500, tanggal: '2026-11-21' }];
  expect(csvOf(fields, ['kode', 'nama', 'berat', 'harga', 'tanggal'], seen)).toBe(
    `Kode;Nama;Berat;Harga;Tanggal\r\n'=1+1;"=""-2""";3,250;-500;21/11/2026\r\n`,
  );
});

test('a view survives the URL, and unknown names do not enter', () => {
  const view = { q: 'cincin', sort: { field: 'berat', arah: 'desc' as const }, filters: { status: 'A' } };
  expect(searchToView(viewToSearch(view), fields)).toEqual(view);
  expect(searchToView({ q: 123, urut: 'jahat', lain: 'x' }, fields)).toEqual({
    q: '123',
    sort: null,
    filters: {},
  });
});

test('a stored layout fits a changed declaration', () => {
  const fitted = fitLayout(
    { order: ['harga', 'hilang', 'kode'], hidden: ['hilang', 'kode'], widths: { harga: 90 } },
    fields,
  );
  expect(fitted.order).toHaveLength(Object.keys(fields).length);
  expect(fitted.order.indexOf('harga')).toBeLessThan(fitted.order.indexOf('kode'));
  expect(fitted.hidden).toEqual(['kode']);
  expect(moveColumn(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(moveColumn(['a', 'b'], 'a', 1)).toEqual(['b', 'a']);
});

describe('keys', () => {
  const lines = linesOf(rows, groupBy, fields, (_row, index) => String(index));
  const press = (key: string, current: number) =>
    moveFor({ key, current, count: lines.length, page: 4, lineAt: (index) => lines[index] });

  test.each([
    ['ArrowDown', -1, 2],
    ['ArrowDown', 2, 4],
    ['ArrowUp', 2, 2],
    ['ArrowUp', 4, 2],
    ['PageDown', 2, 7],
    ['End', 2, 10],
    ['Home', 10, 2],
  ])('%s from %i goes to row %i, over headings', (key, from, to) => expect(press(key, from)).toEqual({ to }));

  test('Enter opens the current row, and nothing when there is none', () => {
    expect(press('Enter', 4)).toEqual({ open: 4 });
    expect(press('Enter', -1)).toBeNull();
  });
});

test('pages under a range, and the rows between two clicks', () => {
  expect(pagesOf(95, 205)).toEqual([0, 1, 2]);
  expect(between(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(between(['a'], null, 'a')).toEqual(['a']);
});

test('a count column is a whole number', () => {
  expect(sumRows({ n: angka('N', { total: 'sum' }) } as unknown as Fields, [{ n: 2 }, { n: 3 }])).toEqual({
    n: 5,
  });
});

// Protects: 100 kg of stock was shown as 102977.1…
test('a totalled column has room for its total, whatever its rows were promised', () => {
  const narrow = { width: 6 };
  expect(columnWidth(gram('B', { ...narrow, total: 'sum' }))).toBeGreaterThan(columnWidth(gram('B', narrow)));
  expect(columnWidth(uang('H', { ...narrow, total: 'sum' }))).toBe(columnWidth(uang('H', { width: 15 })));
  expect(columnWidth(kode('K', { ...narrow, total: 'count' }))).toBe(columnWidth(kode('K', narrow)));
});

// Protects: 'Total 362.550' was what the frozen column left of 1.565.362.550.
describe('a number of which a part is out of sight', () => {
  const sight = { before: 0, widths: [100, 80, 120, 90], room: 300 };

  test('is named at the frozen column and at the right edge, and no other', () => {
    expect(cutOf({ ...sight, scrolled: 0 })).toEqual({ start: -1, end: -1 });
    expect(cutOf({ ...sight, scrolled: 30 })).toEqual({ start: 1, end: 3 });
    expect(cutOf({ ...sight, scrolled: 80 })).toEqual({ start: -1, end: 3 });
    expect(cutOf({ ...sight, scrolled: 90 })).toEqual({ start: 2, end: -1 });
  });

  test('counts the boxes that pick rows, which scroll away before the first column stays', () => {
    expect(cutOf({ ...sight, before: 36, scrolled: 20 })).toEqual({ start: -1, end: 2 });
    expect(cutOf({ ...sight, before: 36, scrolled: 60 })).toEqual({ start: 1, end: 3 });
  });

  test('may be cut when it could never be seen whole', () => {
    expect(cutOf({ before: 0, widths: [100, 250], room: 300, scrolled: 20 })).toEqual({ start: -1, end: -1 });
  });
});

describe('what of a row stands on its card', () => {
  const columns = (fields: Fields) => Object.entries(fields).map(([name, field]) => ({ name, field }));
  const wish = {
    naming: undefined,
    key: undefined,
    sorted: undefined,
    amount: undefined,
    first: undefined,
    typed: undefined,
  };
  const names = (plan: ReturnType<typeof planOf>) => plan?.lines.map(({ name }) => name);

  test('the first columns as declared, always weight and amount, and never more than four', () => {
    const barang = columns({
      kode_barcode: kode('Barcode'),
      nama_barang: teks('Nama'),
      kode_group: kode('Group'),
      kode_dept: kode('Jenis'),
      kode_baki: kode('Baki'),
      berat: gram('Berat', { total: 'sum' }),
      harga_jual: uang('Harga Jual'),
      status: teks('Status'),
    });
    const plan = planOf(barang, { ...wish, naming: 'nama_barang', key: 'kode_barcode' });
    expect([plan?.title.name, plan?.code?.name, plan?.status?.name]).toEqual([
      'nama_barang',
      'kode_barcode',
      'status',
    ]);
    expect(names(plan)).toEqual(['kode_group', 'kode_dept', 'berat', 'harga_jual']);
    expect(names(planOf(barang, { ...wish, key: 'kode_barcode', sorted: 'kode_baki' }))).toEqual([
      'nama_barang',
      'kode_baki',
      'berat',
      'harga_jual',
    ]);
  });

  test('a price is called by its code, and is the amount of its row', () => {
    const harga = columns({ kode_harga: kode('Kode Harga'), harga_per_gram: uang('Harga Per Gram') });
    const plan = planOf(harga, { ...wish, naming: 'harga_per_gram', key: 'kode_harga' });
    expect([plan?.title.name, plan?.code, names(plan)]).toEqual(['kode_harga', null, ['harga_per_gram']]);
  });

  test('a loan is about what was lent, not about its interest, and says how late it is', () => {
    const hutang = columns({
      no_hutang: kode('No Hutang'),
      waktu: teks('Waktu'),
      nama_customer: teks('Customer'),
      jumlah_hutang: uang('Jumlah Hutang'),
      lewat: angka('Lewat'),
      bunga_kini: uang('Bunga Terutang'),
      berat: gram('Berat'),
    });
    const asked = { ...wish, key: 'no_hutang', amount: 'jumlah_hutang', first: 'lewat' };
    expect(names(planOf(hutang, asked))).toEqual([
      ...['waktu', 'nama_customer', 'lewat', 'berat', 'jumlah_hutang'],
    ]);
  });

  test('a line that is typed into has room for a field', () => {
    const harga = columns({ kode: kode('Kode'), kini: teks('Kini'), baru: teks('Baru') });
    const plan = planOf(harga, { ...wish, key: 'kode' });
    const isian = planOf(harga, { ...wish, key: 'kode', typed: ['baru'] });
    if (!plan || !isian) throw new Error('no card');
    expect(cardHeight(isian) - cardHeight(plan)).toBeGreaterThanOrEqual(24);
  });

  test('the total closes a card whatever sums stand around it; no column is no card', () => {
    const nota = columns({
      no_nota: kode('No Nota'),
      ongkos: uang('Ongkos', { total: 'sum' }),
      total: uang('Total', { total: 'sum' }),
      nilai_batal: uang('Batal', { total: 'sum' }),
    });
    expect(names(planOf(nota, wish))).toEqual(['ongkos', 'nilai_batal', 'total']);
    expect(planOf([], wish)).toBeNull();
    const gramasi = [...nota, ...columns({ berat: gram('Berat', { total: 'sum' }) })];
    const jumlah = totalsOf(gramasi, { ongkos: 5, total: 9, nilai_batal: 0, berat: 2 });
    expect(jumlah.map(({ name }) => name)).toEqual(['total', 'berat', 'ongkos']);
  });
});
