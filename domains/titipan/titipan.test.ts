/** Protects: what a pick-up uses of a deposit, to the rupiah, whoever counts. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nomorTitipan, pakaiTitipan, sisaTitipan } from './titipan.rule.ts';

const rp = (value: number): Rupiah => rupiah(value);
const potong = (...total: number[]) => total.map((t, i) => ({ kode_barcode: `P${i}`, total: rp(t) }));

describe('what a pick-up uses (Domain R6.6)', () => {
  test.each([
    ['the last piece takes all of it', 1_000_000, [3_676_500], ['P0'], 3_676_500, 1_000_000, 0, 0],
    [
      'a deposit that covers the nota leaves nothing to pay',
      3_676_500,
      [3_676_500],
      ['P0'],
      3_676_500,
      3_676_500,
      0,
      0,
    ],
    ['too much goes back in cash', 3_676_500, [3_676_500], ['P0'], 3_514_000, 3_514_000, 162_500, 0],
    ['one of two takes its share', 1_000_000, [3_000_000, 1_000_000], ['P0'], 3_000_000, 750_000, 0, 250_000],
    ['a share is rounded down', 1_000_001, [2_000_000, 2_000_000], ['P1'], 2_000_000, 500_000, 0, 500_001],
    [
      'a share is never more than the nota',
      4_000_000,
      [3_000_000, 1_000_000],
      ['P0'],
      2_500_000,
      2_500_000,
      0,
      1_500_000,
    ],
    [
      'another piece on the nota takes no part of it',
      500_000,
      [1_000_000],
      ['P0', 'LAIN'],
      9_000_000,
      500_000,
      0,
      0,
    ],
  ])('%s', (_what, saldo, harga, diambil, total, dipakai, kembali, sisa) => {
    expect(pakaiTitipan(rp(saldo), potong(...harga), diambil, rp(total))).toEqual({ dipakai, kembali, sisa });
  });

  test('nothing is lost, nothing is made, and the pieces that stay keep their share', () => {
    const harga = fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(harga, fc.nat(100), fc.nat(6), fc.nat(200_000_000), (prices, persen, ambil, total) => {
        const barang = potong(...prices);
        const saldo = rp(Math.floor((prices.reduce((a, b) => a + b, 0) * persen) / 100));
        const diambil = barang.slice(0, ambil).map((b) => b.kode_barcode);
        const { dipakai, kembali, sisa } = pakaiTitipan(saldo, barang, diambil, rp(total));
        expect(dipakai + kembali + sisa).toBe(saldo);
        expect(Math.min(dipakai, kembali, sisa)).toBeGreaterThanOrEqual(0);
        expect(dipakai).toBeLessThanOrEqual(total);
        if (diambil.length === barang.length) expect(sisa).toBe(0);
        else expect(kembali).toBe(0);
      }),
    );
  });
});

test('what may still be paid is the price less what is held', () => {
  expect(sisaTitipan(rp(400_000), potong(1_000_000, 500_000))).toBe(1_100_000);
  expect(sisaTitipan(rp(2_000_000), potong(1_000_000))).toBe(0);
});

test.each([
  ['jkt1-tt-261121-0007', 'JKT1-TT-261121-0007'],
  ['JKT1-FJ-261121-0007', null],
  ['2PGT2026', null],
])('%s is the number of a deposit: %s', (text, nomor) => expect(nomorTitipan(text)).toBe(nomor));
