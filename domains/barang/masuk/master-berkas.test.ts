/** Protects: masters made from a sheet fit its rows, and broken cells make none. */
import { readFileSync } from 'node:fs';
import { rupiah } from '@mustika/kernel/amount.ts';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { Acuan } from './barang-baru.rule.ts';
import { masterDariBerkas, pemakaianMaster, tanpaMaster } from './master-berkas.rule.ts';
import { type BarisBerkas, periksaBerkas } from './tambah-barang-banyak.rule.ts';

const rows: BarisBerkas[] = parse<Record<string, string>>(
  readFileSync(new URL('contoh/barang-contoh.csv', import.meta.url), 'utf8'),
  { columns: true, skip_empty_lines: true },
).map((sel, index) => ({ baris: index + 2, sel }));

const HARGA_24K = rupiah(1_310_500);

const none: Acuan = {
  grup: new Map(),
  jenis: new Set(),
  berlian: new Set(),
  gudang: new Set(['TOKO']),
  baki: new Map(),
  kadar: [],
  ongkos: [],
  bandrol: new Map(),
  supplier: null,
  ukuran: true,
};

it('with the derived masters every row is good', () => {
  const baru = masterDariBerkas(rows, none, HARGA_24K);
  expect(baru.gudang).toEqual([]);
  expect(baru.jenis.map((j) => `${j.kode_dept} ${j.nama_dept}`)).toContain('GK GELANG KAKI');
  expect(baru.grup.find((g) => g.kode_group === '750')).toMatchObject({ kadar: 75_000, kadar_jual: 75_000 });
  const acuan: Acuan = {
    ...none,
    grup: new Map(baru.grup.map((g) => [g.kode_group, { ...g, markis: false, aksesoris: false }])),
    jenis: new Set(baru.jenis.map((j) => j.kode_dept)),
    baki: new Map(baru.baki.map((b) => [b.kode_baki, b.kode_gudang])),
  };
  expect(periksaBerkas(rows, acuan).filter((row) => row.salah.length > 0)).toEqual([]);
  expect(masterDariBerkas(rows, acuan, HARGA_24K)).toEqual({ grup: [], jenis: [], gudang: [], baki: [] });
});

it('cells with formulas or control characters make no master', () => {
  const sel = {
    ...rows[0]!.sel,
    kode_group: '=1+1',
    kode_dept: 'A\u202eB',
    kode_baki: 'X Y',
    kode_gudang: '',
  };
  expect(masterDariBerkas([{ baris: 2, sel }], none, HARGA_24K)).toEqual({
    grup: [],
    jenis: [],
    gudang: [],
    baki: [],
  });
});

it('what somebody unticks is not made, and a tray goes with its room', () => {
  const sel: Record<string, string> = { ...rows[0]!.sel, kode_gudang: 'GUDNAG', kode_baki: 'B1' };
  const baru = masterDariBerkas([{ baris: 2, sel }], none, HARGA_24K);
  expect(baru.baki.map((row) => row.kode_baki)).toEqual(['B1']);
  const left = tanpaMaster(baru, new Set(['gudang:GUDNAG', `grup:${sel.kode_group}`]));
  expect([left.gudang, left.baki, left.grup]).toEqual([[], [], []]);
  expect(left.jenis).toEqual(baru.jenis);
});

it('counts the rows that name a master, broken cells aside', () => {
  const named = (kode_group: string) => ({ baris: 2, sel: { ...rows[0]!.sel, kode_group } });
  const counts = pemakaianMaster([named('750 '), named('750'), named('75O'), named('=1')]);
  expect([counts['grup:750'], counts['grup:75O'], counts['grup:=1']]).toEqual([2, 1, undefined]);
});

it('a new group sells at the price of the day for its karat, never at its cost, and has no price without one', () => {
  const harga = (dasar: typeof HARGA_24K | null) =>
    Object.fromEntries(masterDariBerkas(rows, none, dasar).grup.map((g) => [g.kode_group, g.harga]));
  // 75 % of 1,310,500 is 982,875, to the next thousand.
  expect(harga(HARGA_24K)['750']).toBe(983_000);
  expect([...new Set(Object.values(harga(null)))]).toEqual([null]);
});
