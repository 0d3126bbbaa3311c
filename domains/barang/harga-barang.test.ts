/** Protects: the tag price equals the worked vectors 1-6 of Domain ch. 16. */
import {
  type Miligram,
  type MiliPersen,
  miligram,
  miliPersen,
  type Rupiah,
  rupiah,
} from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aturanHarga, type HargaInput, hargaBarang, ongkosBarang } from './harga-barang.rule.ts';

const base: HargaInput = {
  dasar: 'GRAM',
  pembulatan: 500,
  arah: 'up',
  harga_gram: rupiah(1_050_000),
  kadar_jual: miliPersen(75_000),
  berat: miligram(3250),
  tipe_ongkos: 'GRAM',
  ongkos: rupiah(0),
  harga_atribut: rupiah(0),
};
const line = { ongkos: rupiah(35_000), harga_atribut: rupiah(150_000) };

describe('Domain ch. 16', () => {
  it.each<[string, Partial<HargaInput>, Partial<ReturnType<typeof hargaBarang>>]>([
    ['1 GRAM', {}, { harga_emas: rupiah(3_412_500), total: rupiah(3_412_500) }],
    [
      '2 PERSENTASE',
      { dasar: 'PERSENTASE', harga_gram: rupiah(1_400_000) },
      { harga_emas: rupiah(3_412_500), harga_per_gram: rupiah(1_050_000) },
    ],
    [
      '3 line up',
      line,
      {
        ongkos_rp: rupiah(113_750),
        total_sebelum_bulat: rupiah(3_676_250),
        total: rupiah(3_676_500),
        pembulatan: rupiah(250),
      },
    ],
    ['3 line down', { ...line, arah: 'down' }, { total: rupiah(3_676_000), pembulatan: rupiah(-250) }],
    ['3 step 1000', { ...line, pembulatan: 1000 }, { total: rupiah(3_677_000) }],
    [
      '4 multiple up',
      { harga_bandrol: rupiah(3_676_500) },
      { total: rupiah(3_676_500), pembulatan: rupiah(0) },
    ],
    ['4 multiple down', { harga_bandrol: rupiah(3_676_500), arah: 'down' }, { total: rupiah(3_676_500) }],
    ['5 ongkos TOTAL', { tipe_ongkos: 'TOTAL', ongkos: rupiah(100_000) }, { ongkos_rp: rupiah(100_000) }],
    [
      '6 peer price',
      { harga_gram: rupiah(985_000), berat: miligram(2370) },
      { total_sebelum_bulat: rupiah(2_334_450), total: rupiah(2_334_500) },
    ],
    [
      'bandrol replaces weight',
      { ...line, harga_bandrol: rupiah(2_000_000) },
      { harga_emas: rupiah(2_000_000), total_sebelum_bulat: rupiah(2_263_750) },
    ],
  ])('vector %s', (_name, change, expected) => {
    expect(hargaBarang({ ...base, ...change })).toMatchObject(expected);
  });
});

it('the parts always add up to the total and the rounding stays below one step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      fc.constantFrom('GRAM' as const, 'PERSENTASE' as const),
      fc.constantFrom('up' as const, 'down' as const),
      (harga, berat, kadar, ongkos, dasar, arah) => {
        const input = {
          ...base,
          harga_gram: harga as Rupiah,
          berat: berat as Miligram,
          kadar_jual: kadar as MiliPersen,
          ongkos: ongkos as Rupiah,
          dasar,
          arah,
        };
        const h = hargaBarang(input);
        expect(h.harga_emas + h.ongkos_rp + h.harga_atribut + h.pembulatan).toBe(h.total);
        expect(h.total % 500).toBe(0);
        expect(Math.abs(h.pembulatan)).toBeLessThan(500);
        expect(Math.sign(h.pembulatan)).not.toBe(arah === 'up' ? -1 : 1);
      },
    ),
  );
});

it('ongkos by weight never exceeds exact rounding', () => {
  expect(ongkosBarang('GRAM', rupiah(35_000), miligram(1))).toBe(35);
});

it.each([
  [{}, [], { dasar: 'GRAM', pembulatan: 500, arah: 'up' }],
  [
    { PEMBULATAN: '1000', kategori_harga: 'PERSENTASE' },
    ['PENJUALAN_PEMBULATAN_KEBAWAH_MODULE'],
    { dasar: 'PERSENTASE', pembulatan: 1000, arah: 'down' },
  ],
  [{ PEMBULATAN: '' }, [], { dasar: 'GRAM', pembulatan: 500, arah: 'up' }],
])('settings %j', (settings, flags, expected) => {
  expect(aturanHarga({ settings: settings as Record<string, string>, flags: new Set(flags) })).toEqual(
    expected,
  );
});
