/** Protects: a declaration that leads nowhere, twice to one place or to an unknown screen does not load. */
import { describe, expect, test } from 'vitest';
import { miligram, miliPersen, rupiah } from './amount.ts';
import { defineCommand } from './command.ts';
import { defineDocument, type Transition } from './document.ts';
import { kode, teks } from './field.ts';
import { level, login, menu, passes } from './gate.ts';
import { buildHouse, callGate, defineDomain, listGate, screenGate } from './house.ts';
import { defineReport } from './report.ts';
import { crudPaths, defineResource } from './resource.ts';
import { defineScreen } from './screen.ts';
import { namaTempat, namaUjungPoin, sisaKliring, uangTransfer } from './transfer.ts';

const move = <const S extends string>(from: S[], to: S): Transition<S> => ({
  from,
  to,
  path: `x/${to}`,
  label: to,
  fields: {},
  screens: [],
  message: 'Ok',
});
const doc = (states: string[], transitions: Record<string, Transition<string>>) =>
  defineDocument({ name: 'x', label: 'X', series: 'XX', states, transitions });

describe('documents', () => {
  test('every state must be reachable and known', () => {
    expect(
      doc(['OPEN', 'DONE', 'CANC'], {
        a: move([], 'OPEN'),
        b: move(['OPEN'], 'DONE'),
        c: move(['OPEN', 'DONE'], 'CANC'),
      }).states,
    ).toHaveLength(3);
    expect(() => doc(['OPEN', 'LOST'], { a: move([], 'OPEN') })).toThrow('unreachable states [LOST]');
    expect(() => doc(['OPEN'], { a: move([], 'OPEN'), b: move(['OPEN'], 'DONE') })).toThrow(
      'unknown states [DONE]',
    );
    expect(() => doc(['A', 'B'], { a: move(['B'], 'A'), b: move(['A'], 'B') })).toThrow(
      'unreachable states [A,B]',
    );
  });

  test('an act is offered by columns that are read', () => {
    const head = { contoh: teks('Contoh') };
    const made = (column: string) =>
      defineDocument({
        ...{ name: 'x', label: 'X', series: 'XX', states: ['DONE'] },
        reads: { table: 'x', path: 'x', screen: '/x', head, list: [], search: [] },
        transitions: { a: { ...move([], 'DONE'), where: { [column]: ['YA'] } } },
      });
    expect(made('contoh').name).toBe('x');
    expect(() => made('entah')).toThrow('acts are offered by [entah], which nobody reads');
  });

  test('a counter has a screen of its own and says what its strip takes', () => {
    const counter = { screen: '/jual', act: 'Bayar', terms: [], figure: { label: 'Total', sums: [] } };
    const made = (one: { screen?: string; seek?: string }, waits: { waits?: string } = {}) =>
      defineDocument({
        name: 'x',
        label: 'X',
        series: 'XX',
        states: ['DONE'],
        reads: { table: 'x', path: 'x', screen: '/x', head: {}, list: [], search: [], ...waits },
        transitions: { a: { ...move([], 'DONE'), counter: { ...counter, ...one } } },
      });
    expect(made({ seek: 'Barcode' }).name).toBe('x');
    expect(() => made({ screen: '/x', seek: 'Barcode' })).toThrow(
      'its list stands in the way of the counter on /x',
    );
    expect(made({ screen: '/x', seek: 'Barcode' }, { waits: 'Menunggu' }).name).toBe('x');
    expect(() => made({})).toThrow('the strip of /jual does not say what it takes');
  });
});

describe('the house', () => {
  const grup = defineResource({
    name: 'grup',
    label: 'Grup',
    screen: '/grup',
    api: crudPaths('grup', 'kode'),
    key: 'kode',
    fields: { kode: kode('Kode') },
  });
  const jual = defineScreen({
    path: '/jual',
    title: 'Jual',
    group: 'penjualan',
    gate: level('KASIR', 'SPV'),
    reads: () => [grup],
  });
  const house = buildHouse([defineDomain('x', 'X', grup, jual)]);
  const who = (lvl: 'KASIR' | 'SPV' | 'MU', ...paths: string[]) => ({
    level: lvl,
    pusat: false,
    kode_toko: 'A',
    flags: new Set<string>(),
    settings: {},
    mode: '',
    menu: new Set(paths),
  });

  test('two declarations may not claim one route', () => {
    expect(() =>
      buildHouse([defineDomain('x', 'X', jual, defineScreen({ path: '/jual', title: 'Lagi' }))]),
    ).toThrow('/jual');
  });

  describe('twins do not load:', () => {
    const made = (name: string, series: string, path: string) =>
      defineDocument({
        ...{ name, label: name, series, states: ['DONE'] },
        transitions: { simpan: { ...move([], 'DONE'), path } },
      });
    const command = (name: string, path: string) => defineCommand({ name, label: name, path, fields: {} });
    const report = defineReport({
      ...{ name: 'laporan', title: 'L', screen: '/l', api: 'laporan', filters: {}, columns: {} },
    });
    const one = made('satu', 'SA', 'satu/simpan');
    test.each([
      ['two documents in one number series', made('dua', 'SA', 'dua/simpan'), 'number series SA'],
      ['two documents of one name', made('satu', 'DU', 'dua/simpan'), 'name satu'],
      ['a document called as a table', made('grup', 'DU', 'dua/simpan'), 'name grup'],
      ['a command where a document is', command('dua', 'satu/simpan'), 'call POST satu/simpan'],
      ['a command where a table is', command('dua', 'grup/create'), 'call POST grup/create'],
      [
        'a call that differs in what a parameter is called',
        { ...command('dua', 'grup/update/{id}'), method: 'PUT' as const },
        'call PUT grup/update/{}',
      ],
      ['a read where a report is', { ...command('dua', 'laporan'), method: 'GET' as const }, 'GET laporan'],
    ])('%s', (_what, twin, why) => {
      expect(() =>
        buildHouse([defineDomain('x', 'X', grup, report, one), defineDomain('y', 'Y', twin)]),
      ).toThrow(why);
    });
    test('but a call that only the house makes has no door to share', () => {
      const half = { ...move([], 'DONE'), path: 'satu/simpan', internal: true as const };
      const inner = defineDocument({
        ...{ name: 'dua', label: 'D', series: 'DU', states: ['DONE'], transitions: { terima: half } },
      });
      expect(buildHouse([defineDomain('x', 'X', one, inner)]).documents).toHaveLength(2);
    });
  });

  test('a screen of the menu asks the access tree too, another does not', () => {
    expect(screenGate(jual)).toEqual({ is: 'all', gates: [jual.gate, menu('/jual')] });
    expect(screenGate(defineScreen({ path: '/404', title: 'x' }))).toEqual(login);
  });

  test('a call opens for the users of its screens, and for nobody through an unknown one', () => {
    const gate = callGate(house, { screens: ['/jual', '/grup'] });
    expect(passes(gate, who('KASIR', '/jual'))).toBe(true);
    expect(passes(gate, who('MU', '/jual'))).toBe(false);
    expect(passes(gate, who('MU', '/grup'))).toBe(true);
    expect(passes(gate, who('KASIR'))).toBe(false);
    expect(() => callGate(house, { screens: ['/lain'] })).toThrow('/lain');
  });

  test('the list of a resource opens for every screen that picks from it', () => {
    expect(passes(listGate(house, grup), who('KASIR', '/jual'))).toBe(true);
    expect(passes(listGate(house, grup), who('KASIR', '/dashboard'))).toBe(false);
  });
});

describe('transfers', () => {
  const jual = { kategori: 'PENJUALAN', jenis: 'JUAL' };
  test('a zero leg does not exist; ends have one name each', () => {
    expect(uangTransfer({ akun: 'ONGKOS' }, { akun: 'KAS', dimensi: 'K1' }, rupiah(0), jual)).toEqual([]);
    expect(namaTempat({ gudang: 'TOKO', baki: 'CC01' })).toBe('TOKO/CC01');
    expect(namaTempat({ luar: 'PELANGGAN' })).toBe('@PELANGGAN');
    expect(namaUjungPoin({ toko: 'DIBERIKAN' })).toBe('@DIBERIKAN');
  });
  test('what is left on a clearing account is named', () => {
    const satu = uangTransfer({ akun: 'PENJUALAN_EMAS' }, { akun: 'KLIRING_PENJUALAN' }, rupiah(10), jual);
    const dua = uangTransfer({ akun: 'KLIRING_PENJUALAN' }, { akun: 'KAS' }, rupiah(9), jual);
    const gerak = {
      buku: 'barang',
      dari: { luar: 'AWAL' },
      ke: { gudang: 'A', baki: 'B' },
      kode_barcode: 'X',
      qty: 1,
      berat: miligram(1),
      kadar: miliPersen(1),
    } as const;
    expect(sisaKliring([...satu, ...dua, gerak])).toEqual({ KLIRING_PENJUALAN: 1 });
  });
});
