/** Protects: the explanation of a price is the price, step by step, whatever the piece, the store and the bargain. */
import { miligram, miliPersen, rupiah } from '@mustika/kernel/amount.ts';
import type { Jejak } from '@mustika/kernel/jejak.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periksaJejak } from '../../tests/kit/jejak.ts';
import { hargaBarang } from '../barang/harga-barang.rule.ts';
import { hitungBaris } from './hitung-penjualan.rule.ts';

const aturan = fc.record({
  dasar: fc.constantFrom('GRAM' as const, 'PERSENTASE' as const),
  pembulatan: fc.constantFrom(1, 100, 500, 1000),
  arah: fc.constantFrom('up' as const, 'down' as const),
});
const acuan = fc.record({
  berat: fc.integer({ min: 1, max: 500_000 }).map(miligram),
  tipe_ongkos: fc.constantFrom('GRAM' as const, 'TOTAL' as const),
  ongkos: fc.integer({ min: 0, max: 500_000 }).map(rupiah),
  harga_atribut: fc.integer({ min: 0, max: 5_000_000 }).map(rupiah),
  harga_bandrol: fc.option(fc.integer({ min: 1, max: 90_000_000 }).map(rupiah)),
  harga_gram: fc.integer({ min: 0, max: 3_000_000 }).map(rupiah),
  kadar_jual: fc.integer({ min: 1, max: 100_000 }).map(miliPersen),
  ppn: fc.option(
    fc.record({
      cara: fc.constantFrom('INKLUSIF' as const, 'EKSKLUSIF' as const),
      pembulatan: fc.constantFrom('half-up' as const, 'down' as const),
      tarif: fc.integer({ min: 0, max: 12_000 }).map(miliPersen),
      kelas_ppn: fc.constant('EMAS_FAKTUR' as const),
      kode_faktur: fc.constant('05'),
    }),
  ),
});
const tawaran = fc.record({
  harga_per_gram: fc.option(fc.integer({ min: 1, max: 3_000_000 }).map(rupiah)),
  ongkos: fc.option(fc.integer({ min: 0, max: 900_000 }).map(rupiah)),
  diskon: fc.integer({ min: 0, max: 500_000 }).map(rupiah),
  harga_total: fc.option(fc.integer({ min: 1, max: 90_000_000 }).map(rupiah)),
});

test('a sale line', () => {
  fc.assert(
    fc.property(acuan, tawaran, aturan, (a, t, r) => {
      // A line that is worth nothing is refused before it is explained.
      fc.pre(hitungBaris(a, t, r).total > 0);
      const jejak: Jejak = [];
      const harga = hitungBaris(a, t, r, jejak);
      periksaJejak(jejak, harga.total);
      expect(hitungBaris(a, t, r)).toEqual(harga);
      expect(jejak.find((one) => one.nama === 'harga_emas')?.hasil).toBe(harga.harga_emas);
      expect(jejak.find((one) => one.nama === 'ongkos')?.hasil).toBe(harga.ongkos);
    }),
  );
});

test('the tag price of a piece', () => {
  fc.assert(
    fc.property(acuan, aturan, (a, r) => {
      const jejak: Jejak = [];
      const harga = hargaBarang({ ...a, ...r }, jejak);
      periksaJejak(jejak, harga.total);
    }),
  );
});
