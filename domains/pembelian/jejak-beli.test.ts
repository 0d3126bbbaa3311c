/** Protects: the explanation of an offer and of wear is the offer and the wear, step by step. */
import { type MiliPersen, miligram, miliPersen, rupiah } from '@mustika/kernel/amount.ts';
import type { Jejak } from '@mustika/kernel/jejak.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periksaJejak } from '../../tests/kit/jejak.ts';
import { type AturanBeli, hargaNota, hargaTanpaNota, hitungBeli } from './hitung-pembelian.rule.ts';

const uang = (max: number) => fc.integer({ min: 0, max }).map(rupiah);
const persen = fc.integer({ min: 0, max: 100_000 }).map(miliPersen);
const berat = fc.integer({ min: 1, max: 200_000 }).map(miligram);
const aturan = fc.record({
  pembulatan: fc.constantFrom(1, 500, 1000),
  arah: fc.constantFrom('up' as const, 'down' as const),
  dengan_ongkos: fc.boolean(),
  tanpa_atribut: fc.boolean(),
  toleransi: fc.integer({ min: 0, max: 100 }).map(miligram),
  basis: fc.constantFrom('NOTA' as const, 'HARGA_HARI_INI' as const),
  tempo_bulan: fc.constant(3),
  potongan_lewat_tempo: fc.constant(0 as MiliPersen),
  potongan_kategori: fc.constant(false),
}) as fc.Arbitrary<AturanBeli>;
const potongan = fc.record({
  type_potongan: fc.constantFrom('RP' as const, 'PERSENTASE' as const),
  persentase: persen,
  potongan: uang(50_000),
});
const kondisi = fc.record({
  kondisi_barang: fc.constant('MULUS'),
  type_kondisi: fc.constantFrom('RP' as const, 'PERSENTASE' as const),
  persentase: persen,
  potongan: uang(50_000),
});
const jual = fc.record({
  berat,
  harga_emas: uang(300_000_000),
  ongkos: uang(5_000_000),
  harga_atribut: uang(5_000_000),
  diskon: uang(9_000_000),
});

test('an offer for a piece with its nota, from the nota to the rupiah paid', () => {
  fc.assert(
    fc.property(
      jual,
      fc.option(uang(3_000_000)),
      berat,
      kondisi,
      fc.option(potongan),
      fc.option(potongan),
      fc.option(uang(9_000_000)),
      aturan,
      (nota, hari_ini, kini, keadaan, rugi, kategori, harga, r) => {
        const jejak: Jejak = [];
        const harga_nota = hargaNota(nota, hari_ini, r, jejak);
        periksaJejak(jejak, harga_nota);
        const t = {
          harga_nota,
          berat_nota: nota.berat,
          berat: kini,
          kondisi: keadaan,
          potongan_manual: rupiah(1_500),
          harga,
          rugi: rugi as never,
          kategori: kategori as never,
        };
        const hasil = hitungBeli(t, r, jejak);
        periksaJejak(jejak, hasil.harga);
        expect(hitungBeli(t, r)).toEqual(hasil);
        const of = (nama: string) => jejak.findLast((one) => one.nama === nama)?.hasil;
        expect(of('susut')).toBe(hasil.susut);
        expect(of('nota_efektif')).toBe(hasil.harga_nota_efektif);
        expect(of('harga_sistem')).toBe(hasil.harga_sistem);
      },
    ),
  );
});

test('goods without a nota, by price code or by karat', () => {
  fc.assert(
    fc.property(uang(3_000_000), berat, persen, (harga, kini, kadar) => {
      for (const acuan of [
        { kode_harga: 'A', harga_per_gram: harga },
        { kode_harga: null, harga_24k: harga, kadar },
      ] as const) {
        const jejak: Jejak = [];
        const nilai = hargaTanpaNota(acuan, kini, jejak);
        periksaJejak(jejak, nilai);
      }
    }),
  );
});
