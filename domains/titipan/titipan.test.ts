/** Protects: what a pick-up uses of a deposit, to the rupiah, whoever counts. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nomorTitipan, pakaiTitipan, ppnPakai, ppnUangMuka, sisaTitipan } from './titipan.rule.ts';

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

describe('PPN of a down payment (docs/decisions/0027)', () => {
  const barang = [{ total: rp(3_676_500), ppn_transaksi_rp: rp(40_001) }];
  const aturan = { cara: 'INKLUSIF', pembulatan: 'half-up' } as const;

  test('is the share of the price that was paid; none without tax or where none is taken', () => {
    expect(ppnUangMuka(rp(1_000_000), barang, aturan)).toBe(10_880);
    expect(ppnUangMuka(rp(3_676_500), barang, aturan)).toBe(40_001);
    expect(ppnUangMuka(rp(1_000_000), barang, null)).toBe(0);
    expect(ppnUangMuka(rp(1_000_000), [{ total: rp(5_000_000), ppn_transaksi_rp: rp(0) }], aturan)).toBe(0);
  });

  test('is used up with the balance, to the rupiah, and never more than the money it is in', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.integer({ min: 0, max: 40_000_000 }),
        fc.integer({ min: 0, max: 110 }),
        (harga, uang, nota, permil) => {
          const dititip = potong(...harga);
          const saldo = rp(
            Math.min(
              uang,
              harga.reduce((a, b) => a + b, 0),
            ),
          );
          const ppn = rp(Math.floor((saldo * permil) / 1000));
          const pakai = pakaiTitipan(
            saldo,
            dititip,
            dititip.map((b) => b.kode_barcode),
            rp(nota),
          );
          const { ppn_dipakai, ppn_kembali } = ppnPakai({ saldo, ppn }, pakai);
          expect(ppn_dipakai + ppn_kembali).toBe(ppn);
          expect(ppn_dipakai).toBeLessThanOrEqual(pakai.dipakai);
          expect(ppn_kembali).toBeLessThanOrEqual(pakai.kembali);
        },
      ),
    ));
});
