/** Protects what a member earns: vector 32, the list before the settings, and the share that Get Point gives. */
import { type Miligram, miligram, miliPersen, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AturanPoin,
  type BarisGetPoint,
  type BarisPoin,
  poinDidapat,
  poinSetelan,
} from './poin-didapat.rule.ts';

const GRAM: BarisPoin = {
  kode_group: null,
  type_poin: 'GRAM',
  per_gram: miligram(1000),
  per_rp: null,
  poin: 1,
  nilai_poin: rupiah(5000),
};
const RP: BarisPoin = { ...GRAM, type_poin: 'RP', per_gram: null, per_rp: rupiah(1_000_000) };
const aturan = (poin: readonly BarisPoin[], get: readonly BarisGetPoint[] = []): AturanPoin => ({
  ...{ poin, get },
  nilai: rupiah(2500),
});
const potong = (berat: number, harga = 0, kode_group = '750') => ({
  kode_group,
  berat: berat as Miligram,
  harga: harga as Rupiah,
});
const jual = (barang: ReturnType<typeof potong>[], uang = 0, total = uang) => ({
  potong: barang,
  ...{ uang: uang as Rupiah, total: total as Rupiah, hari: '2026-11-21' },
});

describe('points of a transaction', () => {
  test('32 by gram: whole grams of each piece, worth what the row says', () => {
    expect(poinDidapat(aturan([GRAM]), jual([potong(3250)]), 'SEMUA')).toEqual({ poin: 3, poin_rp: 15_000 });
    expect(poinDidapat(aturan([GRAM]), jual([potong(1900), potong(1900)]), 'SEMUA').poin).toBe(2);
  });

  test('by rupiah: the money of all pieces of a row together, without what is no money', () => {
    const nota = [potong(1000, 1_500_000), potong(1000, 1_500_000)];
    expect(poinDidapat(aturan([RP]), jual(nota, 3_000_000), 'SEMUA').poin).toBe(3);
    // One million was traded in.
    expect(poinDidapat(aturan([RP]), jual(nota, 2_000_000), 'SEMUA').poin).toBe(2);
    expect(poinDidapat(aturan([RP]), jual(nota, 0), 'SEMUA').poin).toBe(0);
  });

  test('a group with a row of its own earns by it, the others by the general row, and none where there is neither', () => {
    const emas = { ...GRAM, kode_group: '916', poin: 5, nilai_poin: rupiah(0) };
    const barang = [potong(2000, 0, '916'), potong(3000, 0, '750')];
    expect(poinDidapat(aturan([GRAM, emas]), jual(barang), 'SEMUA')).toEqual({
      poin: 13,
      // A row without a value counts by the value of the settings.
      poin_rp: 10 * 2500 + 3 * 5000,
    });
    expect(poinDidapat(aturan([emas]), jual(barang), 'SEMUA').poin).toBe(10);
  });

  test.each<[string, BarisGetPoint[], number, number]>([
    [
      'half of them and two on top',
      [get({ persentase: miliPersen(50_000), poin_tetap: 2 })],
      3,
      5000 + 2 * 2500,
    ],
    ['none below the least amount', [get({ minimal_rp: rupiah(4_000_001) })], 0, 0],
    ['none before the row counts', [get({ mulai_berlaku: '2026-11-22' })], 0, 0],
    ['none after its last day', [get({ sampai_berlaku: '2026-11-20' })], 0, 0],
    ['all on its last day', [get({ sampai_berlaku: '2026-11-21' })], 3, 15_000],
  ])('Get Point gives %s', (_what, rows, poin, poin_rp) => {
    const hasil = poinDidapat(aturan([GRAM], rows), jual([potong(3250)], 4_000_000), 'SEMUA');
    expect(hasil).toEqual({ poin, poin_rp });
  });

  test('without a row of its kind a sale gives all and a purchase nothing', () => {
    expect(poinDidapat(aturan([GRAM]), jual([potong(3250)]), 'SEMUA').poin).toBe(3);
    expect(poinDidapat(aturan([GRAM]), jual([potong(3250)]), 'TIDAK').poin).toBe(0);
    expect(poinDidapat(aturan([GRAM], [get({})]), jual([potong(3250)]), 'TIDAK').poin).toBe(3);
  });

  test('by the settings where there is no list: one piece or many, money below or above', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 9 }),
        fc.nat(),
        (harga, n) => {
          const semua = harga.reduce((a, b) => a + b, 0);
          const uang = n % (semua + 1);
          const setelan = poinSetelan('RP', 1_000_000, rupiah(5000));
          const hasil = poinDidapat(
            aturan(setelan),
            jual(
              harga.map((h) => potong(1, h)),
              uang,
            ),
            'SEMUA',
          );
          expect(hasil.poin).toBe(Math.floor(uang / 1_000_000));
          expect(hasil.poin_rp).toBe(hasil.poin * 5000);
        },
      ),
    );
    expect(poinSetelan('GRAM', 0, rupiah(5000))).toEqual([]);
  });
});

function get(more: Partial<BarisGetPoint>): BarisGetPoint {
  return {
    minimal_rp: rupiah(0),
    persentase: miliPersen(100_000),
    poin_tetap: 0,
    mulai_berlaku: '2026-01-01',
    sampai_berlaku: null,
    ...more,
  };
}
