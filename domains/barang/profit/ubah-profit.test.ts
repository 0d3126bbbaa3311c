/** Protects: what a change of profit makes of ongkos, tag price and price. */
import { miligram, miliPersen, rupiah } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BarangProfit, type Perubahan, terjauh, ubahProfit } from './ubah-profit.rule.ts';

const ATURAN = { dasar: 'GRAM', pembulatan: 500, arah: 'up' } as const;
const CINCIN: BarangProfit = {
  kode_barcode: 'CC000001',
  nama_barang: 'CINCIN POLOS',
  berat: miligram(3250),
  versi: 1,
  tipe_ongkos: 'GRAM',
  ongkos: rupiah(50_000),
  harga_atribut: rupiah(10_000),
  harga_bandrol: null,
  harga_modal: rupiah(2_600_000),
  markis: false,
  harga_group: rupiah(1_000_000),
  harga_24k: null,
  kadar_jual: miliPersen(75_000),
};
const ubah = (isi: Partial<Perubahan>, barang: Partial<BarangProfit> = {}) =>
  ubahProfit([{ ...CINCIN, ...barang }], { ubah: 'ONGKOS', nilai_rp: null, persen: null, ...isi }, ATURAN)[0];

describe('each way', () => {
  test.each([
    ['ongkos set', { nilai_rp: rupiah(60_000) }, {}, [60_000, null, 3_422_500, 3_455_000]],
    [
      'ongkos up',
      { ubah: 'ONGKOS_NAIK', persen: miliPersen(10_000) },
      {},
      [55_000, null, 3_422_500, 3_439_000],
    ],
    [
      'ongkos down',
      { ubah: 'ONGKOS_TURUN', persen: miliPersen(100_000) },
      {},
      [0, null, 3_422_500, 3_260_000],
    ],
    [
      'tag price set',
      { ubah: 'BANDROL', nilai_rp: rupiah(5_000_000) },
      {},
      [50_000, 5_000_000, 3_422_500, 5_172_500],
    ],
    [
      'tag price up',
      { ubah: 'BANDROL_NAIK', persen: miliPersen(5_000) },
      { harga_bandrol: rupiah(4_000_000) },
      [50_000, 4_200_000, 4_172_500, 4_372_500],
    ],
    // 2.600.000 + 40 % = 3.640.000; gold 3.250.000 and atribut 10.000 leave 380.000 for 3,25 g.
    ['profit', { ubah: 'PROFIT', persen: miliPersen(40_000) }, {}, [116_924, null, 3_422_500, 3_640_500]],
    [
      'profit of a piece whose ongkos is for all of it',
      { ubah: 'PROFIT', persen: miliPersen(40_000) },
      { tipe_ongkos: 'TOTAL' },
      [380_000, null, 3_310_000, 3_640_000],
    ],
  ] as const)('%s', (_name, isi, barang, [ongkos_baru, bandrol_baru, harga_lama, harga_baru]) => {
    expect(ubah(isi as Partial<Perubahan>, barang as Partial<BarangProfit>)).toMatchObject({
      ...{ ongkos_baru, bandrol_baru, harga_lama, harga_baru },
    });
  });

  test('what would stay as it is, or has no tag price to raise, is left out', () => {
    expect(ubah({ nilai_rp: rupiah(50_000) })).toBeUndefined();
    expect(ubah({ ubah: 'BANDROL_NAIK', persen: miliPersen(10_000) })).toBeUndefined();
  });
});

test('a profit that is asked for is reached and hardly passed, unless the gold alone is worth more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 0, max: 200_000 }),
      (berat, modal, persen) => {
        const barang = { berat: miligram(berat), harga_modal: rupiah(modal), ongkos: rupiah(1) };
        const jadi = ubah({ ubah: 'PROFIT', persen: miliPersen(persen) }, barang);
        if (!jadi) return;
        const target = modal + Math.floor((modal * persen) / 100_000);
        expect(jadi.harga_baru).toBeGreaterThanOrEqual(target);
        // One rupiah a gram and one step of rounding.
        if (jadi.ongkos_baru > 0)
          expect(jadi.harga_baru).toBeLessThanOrEqual(target + Math.ceil(berat / 1000) + 501);
      },
    ),
  );
});

test('the farthest price is told, rounded up', () => {
  const baris = [ubah({ nilai_rp: rupiah(60_000) })].filter((b) => b !== undefined);
  expect(terjauh(baris)).toBe(950);
  expect(terjauh([])).toBe(0);
});
