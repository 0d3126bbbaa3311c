/** Protects: till and server compute one price, in whole rupiah, that adds up to the nota. Vectors of Domain 16. */
import { miligram, miliPersen, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeBayar, hitungBayar } from '../pembayaran/cara-bayar.rule.ts';
import {
  diskonPersen,
  type HargaAcuan,
  hitungBaris,
  jumlahkan,
  type Tawaran,
} from './hitung-penjualan.rule.ts';

const GRAM = { dasar: 'GRAM', pembulatan: 500, arah: 'up' } as const;
const TANPA = { ...GRAM, pembulatan: 1 } as const;
const acuan = (more: Partial<HargaAcuan> = {}): HargaAcuan => ({
  berat: miligram(3250),
  tipe_ongkos: 'GRAM',
  ongkos: rupiah(35_000),
  harga_atribut: rupiah(150_000),
  harga_bandrol: null,
  harga_gram: rupiah(1_050_000),
  kadar_jual: miliPersen(75_000),
  ...more,
});
const polos = { ongkos: rupiah(0), harga_atribut: rupiah(0) };
const biasa: Tawaran = { harga_per_gram: null, ongkos: null, diskon: rupiah(0) };

describe('vectors', () => {
  test('1 price by weight', () => expect(hitungBaris(acuan(polos), biasa, TANPA).total).toBe(3_412_500));
  test('2 price from 24K', () =>
    expect(
      hitungBaris(acuan({ ...polos, harga_gram: rupiah(1_400_000) }), biasa, {
        ...TANPA,
        dasar: 'PERSENTASE',
      }).total,
    ).toBe(3_412_500));
  test.each([
    [500, 'up', 3_676_500],
    [500, 'down', 3_676_000],
    [1000, 'up', 3_677_000],
    [1, 'up', 3_676_250],
  ] as const)('3 line rounded to %i %s', (pembulatan, arah, total) => {
    const baris = hitungBaris(acuan(), biasa, { ...GRAM, pembulatan, arah });
    expect(baris).toMatchObject({
      harga_emas: 3_412_500,
      ongkos: 113_750,
      harga_atribut: 150_000,
      total,
      pembulatan: total - 3_676_250,
    });
  });
  test('4 a multiple stays', () =>
    expect(hitungBaris(acuan({ harga_atribut: rupiah(150_250) }), biasa, GRAM)).toMatchObject({
      total: 3_676_500,
      pembulatan: 0,
    }));
  test('5 ongkos per piece', () => {
    for (const berat of [1, 3250, 99_999])
      expect(
        hitungBaris(
          acuan({ berat: miligram(berat), tipe_ongkos: 'TOTAL', ongkos: rupiah(100_000) }),
          biasa,
          GRAM,
        ).ongkos,
      ).toBe(100_000);
  });
  test('6 JAGO', () =>
    expect(
      hitungBaris(acuan({ ...polos, harga_gram: rupiah(985_000), berat: miligram(2370) }), biasa, GRAM),
    ).toMatchObject({ harga_emas: 2_334_450, total: 2_334_500 }));
  test('9 discount in percent', () => {
    expect(diskonPersen(rupiah(3_676_250), miliPersen(2500))).toBe(91_906);
    expect(diskonPersen(rupiah(1000), miliPersen(100_000))).toBe(1000);
  });
  test('18 card fee', () => {
    expect(feeBayar(rupiah(1_000_000), miliPersen(2000))).toBe(20_000);
    expect(feeBayar(rupiah(1_000_000), miliPersen(0))).toBe(0);
  });
});

describe('what was agreed at the counter', () => {
  test('a price per gram replaces the system’s, which stays known', () =>
    expect(hitungBaris(acuan(), { ...biasa, harga_per_gram: rupiah(1_000_000) }, GRAM)).toMatchObject({
      harga_emas: 3_250_000,
      total: 3_514_000,
      harga_sistem: 3_676_500,
      ongkos_sistem: 113_750,
    }));
  test('a tag price stands until somebody types another price', () => {
    const tag = acuan({ harga_bandrol: rupiah(5_000_000) });
    const sistem = hitungBaris(tag, biasa, GRAM);
    expect(sistem).toMatchObject({ harga_emas: 5_000_000, harga_per_gram: 1_538_462 });
    expect(hitungBaris(tag, { ...biasa, harga_per_gram: sistem.harga_per_gram }, GRAM)).toEqual(sistem);
  });
  test('a discount comes off the rounded amount and is not rounded', () =>
    expect(hitungBaris(acuan(), { ...biasa, diskon: rupiah(1) }, GRAM).total).toBe(3_676_499));
});

const uang = (max: number) => fc.nat(max).map(rupiah);
const baris = fc
  .record({
    berat: fc.integer({ min: 1, max: 500_000 }).map(miligram),
    tipe_ongkos: fc.constantFrom('GRAM' as const, 'TOTAL' as const),
    ongkos: uang(200_000),
    harga_atribut: uang(2_000_000),
    harga_bandrol: fc.option(fc.integer({ min: 1, max: 50_000_000 }).map(rupiah)),
    harga_gram: fc.integer({ min: 1, max: 3_000_000 }).map(rupiah),
    kadar_jual: fc.integer({ min: 1, max: 120_000 }).map(miliPersen),
  })
  .chain((a) =>
    fc.record({
      acuan: fc.constant(a),
      harga_per_gram: fc.option(uang(3_000_000)),
      ongkos: fc.option(uang(500_000)),
      potong: fc.integer({ min: 0, max: 1000 }),
    }),
  );
const aturan = fc.record({
  dasar: fc.constantFrom('GRAM' as const, 'PERSENTASE' as const),
  pembulatan: fc.constantFrom(1, 100, 500, 1000),
  arah: fc.constantFrom('up' as const, 'down' as const),
});

describe('always', () => {
  test('parts add up, rounding stays below one step, lines add up to the nota', () => {
    fc.assert(
      fc.property(fc.array(baris, { minLength: 1, maxLength: 8 }), aturan, (isi, rules) => {
        const lines = isi.map((b) => {
          const polos = hitungBaris(
            b.acuan,
            { harga_per_gram: b.harga_per_gram, ongkos: b.ongkos, diskon: rupiah(0) },
            rules,
          );
          const diskon = rupiah(Math.floor((polos.total * b.potong) / 1000));
          const dipotong = hitungBaris(
            b.acuan,
            { harga_per_gram: b.harga_per_gram, ongkos: b.ongkos, diskon },
            rules,
          );
          expect(polos.total % rules.pembulatan).toBe(0);
          expect(Math.abs(polos.pembulatan)).toBeLessThan(rules.pembulatan);
          expect(Math.sign(polos.pembulatan) * (rules.arah === 'up' ? 1 : -1)).toBeGreaterThanOrEqual(0);
          expect(dipotong.total).toBe(polos.total - diskon);
          expect(dipotong.total).toBeGreaterThanOrEqual(0);
          return dipotong;
        });
        const nota = jumlahkan(lines);
        expect(nota.subtotal - nota.diskon + nota.pembulatan).toBe(nota.total);
        expect(nota.total).toBe(lines.reduce((sum, line) => sum + line.total, 0));
      }),
      { numRuns: 3000 },
    );
  });

  test('a heavier piece never costs less', () => {
    fc.assert(
      fc.property(baris, aturan, fc.integer({ min: 1, max: 10_000 }), (b, rules, more) => {
        const heavier = { ...b.acuan, berat: miligram(b.acuan.berat + more) };
        expect(hitungBaris(heavier, biasa, rules).total).toBeGreaterThanOrEqual(
          hitungBaris(b.acuan, biasa, rules).total,
        );
      }),
      { numRuns: 3000 },
    );
  });

  test('payments: what is paid less change is the nota, or it is refused as too little or too much', () => {
    const bayar = fc.record({
      jenis: fc.constantFrom('CASH' as const, 'DEBET' as const, 'CREDIT' as const, 'TRANSFER' as const),
      jumlah: fc.integer({ min: 1, max: 5_000_000 }).map(rupiah),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8_000_000 }),
        fc.array(bayar, { maxLength: 5 }),
        (total, semua) => {
          const hasil = hitungBayar(total as Rupiah, semua);
          const tunai = semua.filter((b) => b.jenis === 'CASH').reduce((sum, b) => sum + b.jumlah, 0);
          for (const nilai of Object.values(hasil)) expect(nilai).toBeGreaterThanOrEqual(0);
          expect(hasil.kembali).toBeLessThanOrEqual(tunai);
          if (hasil.lebih === 0 && hasil.kurang === 0) expect(hasil.bayar - hasil.kembali).toBe(total);
          if (hasil.kurang > 0) expect(hasil.bayar + hasil.kurang).toBe(total);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
