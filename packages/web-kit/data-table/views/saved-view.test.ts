/** Protects: what is kept of a table and shown again is the same; its days move with the open day where a word was chosen for them. */
import { tanggal } from '@mustika/kernel/date.ts';
import { expect, test } from 'vitest';
import { asksSame, keptOf, type SavedView, type Shown, shownOf, textsOf, wordsOf } from './saved-view.ts';

const NOVEMBER = tanggal('2026-11-18');
const DAYS = ['tgl_awal', 'tgl_akhir'] as const;
const shown: Shown = {
  cari: { tgl_awal: '2026-11-01', tgl_akhir: '2026-11-18', kode_sales: 'S01' },
  tabel: { urut: '-total', status: 'AKTIF|BATAL' },
  susunan: { order: ['b', 'a', 'c'], hidden: ['c'], widths: { b: 120.6 } },
};
const kept = (rentang: SavedView['rentang']): SavedView => ({
  ...{ id: '1', nama: 'X', untuk: 'SAYA', milikku: true, hapus: true, oleh: 'OWNER' },
  ...keptOf(shown, DAYS, rentang),
});

test('what is kept comes back, columns in their order, hidden ones hidden, widths whole', () => {
  expect(shownOf(kept(null), DAYS, tanggal('2027-02-03'))).toEqual({
    ...shown,
    susunan: { ...shown.susunan, widths: { b: 120 } },
  });
});

test('days with a word are those of the day it is looked at, and are not kept as dates', () => {
  const view = kept('bulanIni');
  expect(view.cari).toEqual([{ nama: 'kode_sales', nilai: 'S01' }]);
  expect(shownOf(view, DAYS, tanggal('2027-02-03')).cari).toEqual({
    kode_sales: 'S01',
    tgl_awal: '2027-02-01',
    tgl_akhir: '2027-02-03',
  });
});

test('a word is offered for the days that it means, and none without days', () => {
  expect(wordsOf(shown, DAYS, NOVEMBER)).toEqual(['bulanIni']);
  expect(wordsOf(shown, null, NOVEMBER)).toEqual([]);
  expect(wordsOf({ ...shown, cari: {} }, DAYS, NOVEMBER)).toEqual([]);
});

test('only what says something is taken of an address, whatever the router made of it', () => {
  expect(textsOf({ q: 123, aktif: '', lain: 'x', kosong: null }, ['q', 'aktif', 'kosong'])).toEqual({
    q: '123',
  });
});

test('the same is asked whatever the order it was typed in; another value is something else', () => {
  const turned = { ...shown, tabel: { status: 'AKTIF|BATAL', urut: '-total' }, susunan: {} };
  expect(asksSame(shown, turned)).toBe(true);
  expect(asksSame(shown, { ...shown, tabel: { ...shown.tabel, urut: 'total' } })).toBe(false);
});
