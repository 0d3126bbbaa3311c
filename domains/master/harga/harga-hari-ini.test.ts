import type { MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { describe, expect, test } from 'vitest';
import {
  type HargaIkut,
  hargaHarian,
  type IsianHarian,
  perubahanHarian,
  tambahKini,
} from './harga-hari-ini.rule.ts';

const rp = (value: number) => value as Rupiah;
const persen = (value: number) => (value * 1000) as MiliPersen;
const isian: IsianHarian = {
  cara: 'KADAR',
  jual: rp(1_450_000),
  beli: rp(1_360_000),
  tambah: persen(6),
  bulat: 500,
};
const grup: HargaIkut = {
  ...{ kode_toko: 'JKT1', tabel: 'grup', kode: '750', kolom: 'harga', sisi: 'JUAL', kadar: persen(75) },
  ...{ lama: rp(1_113_000), dasar: rp(1_400_000), pokok: false },
};
const beli: HargaIkut = {
  ...grup,
  tabel: 'para_harga_beli',
  sisi: 'BELI',
  kadar: null,
  lama: rp(966_000),
  dasar: rp(1_330_000),
};

describe('the price of the day', () => {
  test.each<[string, HargaIkut, Partial<IsianHarian>, number | null]>([
    // 1.450.000 x 75% x 1,06 = 1.152.750, up to the next 500.
    ['24K x karat and what is on top, rounded up', grup, {}, 1_153_000],
    ['nothing on top', grup, { tambah: persen(0) }, 1_087_500],
    // 1.113.000 x 1.450.000 / 1.400.000 = 1.152.750.
    ['by as much as 24K moves', grup, { cara: 'NISBAH' }, 1_153_000],
    // 966.000 x 1.360.000 / 1.330.000 = 987.789: what the shop pays is rounded down.
    ['a price without a karat can only move along', beli, {}, 987_500],
    ['what the shop pays stays when nothing is typed for it', beli, { beli: null }, null],
    ['24K itself is what was typed', { ...grup, pokok: true }, { jual: rp(1_450_250) }, 1_450_250],
    ['without 24K there is nothing to move by', { ...grup, dasar: null }, { cara: 'NISBAH' }, null],
    [
      'a price of nothing is no price',
      { ...grup, kadar: persen(0.001) },
      { tambah: persen(0), bulat: 1, jual: rp(10) },
      null,
    ],
  ])('%s', (_name, harga, lain, baru) => expect(hargaHarian(harga, { ...isian, ...lain })).toBe(baru));

  test('names only what becomes another price', () => {
    const sama = { ...grup, kode: 'sama', lama: rp(1_153_000) };
    expect(perubahanHarian([grup, sama], isian).map((h) => [h.kode, h.baru])).toEqual([['750', 1_153_000]]);
  });

  test('begins with what the prices have on top now', () => {
    const emas = { ...grup, kadar: persen(99.9), pokok: true };
    expect(tambahKini([emas, grup, { ...grup, lama: rp(1_120_000) }, { ...grup, lama: rp(1_100_000) }])).toBe(
      persen(6),
    );
    expect(tambahKini([])).toBe(0);
  });
});
