// Protects: what a form counts while one types is what the server checks: whole rupiah and whole milligrams, never a decimal.
import { daftar, type Fields, gram, teks, uang } from '@mustika/kernel/field.ts';
import { expect, test } from 'vitest';
import { isFollowing, startsOf, withSums } from './form-counted.ts';

const BARANG = daftar('Barang', { nama: teks('Nama'), berat: gram('Berat'), ongkos: uang('Ongkos') });
const FIELDS = {
  barang: BARANG,
  potongan: uang('Potongan', { opsional: true }),
  berat: gram('Berat', { sums: ['barang.berat'] }),
  ongkos: uang('Ongkos', { sums: ['barang.ongkos'] }),
  total: uang('Total', { sums: ['pokok', 'ongkos', '-potongan'] }),
} as unknown as Fields;

test.each([
  ['nothing typed yet', { barang: [], potongan: null }, { berat: 0, ongkos: 0, total: 1_000_000 }],
  [
    'grams that decimals would miss',
    { barang: [{ berat: 0.1, ongkos: 5000 }, { berat: 0.2 }, { berat: 1.005, ongkos: null }] },
    { berat: 1.305, ongkos: 5000, total: 1_005_000 },
  ],
  [
    'a discount is taken away',
    { barang: [{ ongkos: 25_000 }], potongan: 30_000 },
    { berat: 0, ongkos: 25_000, total: 995_000 },
  ],
])('%s', (_name, typed, counted) => {
  expect(withSums(FIELDS, typed, { pokok: 1_000_000 })).toMatchObject(counted);
});

test('what is typed goes before a column of the same name', () => {
  expect(withSums(FIELDS, { barang: [], potongan: 7 }, { pokok: 10, potongan: 5 })).toMatchObject({
    total: 3,
  });
});

test('an act begins with what its document says, and what follows by itself is nobody’s work', () => {
  const fields = {
    jumlah: uang('Jumlah', { starts: ['bunga', 'denda'] }),
    bayar: daftar('Bayar', {}, { pays: ['jumlah'] }),
    alasan: teks('Alasan'),
  } as unknown as Fields;
  expect(startsOf(fields, { bunga: 20_000, denda: 1500 })).toEqual({ jumlah: 21_500 });
  expect(Object.keys(fields).filter((name) => isFollowing(fields[name]))).toEqual(['bayar']);
  expect(isFollowing(FIELDS['total'])).toBe(true);
});
