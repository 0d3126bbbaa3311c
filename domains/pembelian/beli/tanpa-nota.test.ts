/** Goods without a nota: what must be said before they are on the counter. */
import { expect, test } from 'vitest';
import { type IsiTanpaNota, salahTanpaNota, TANPA_NOTA_KOSONG } from './tanpa-nota.view.ts';

const lengkap: IsiTanpaNota = {
  nama_barang: 'CINCIN POLOS',
  kode_group: '750',
  kode_dept: 'CC',
  kadar: 75,
  kode_harga: null,
  berat: 2.5,
  asal_nota: 'TOKO LAIN',
};

test('an empty form names every field that is asked', () => {
  expect(Object.keys(salahTanpaNota(TANPA_NOTA_KOSONG, 'KODE_HARGA'))).toEqual([
    'nama_barang',
    'kode_group',
    'kode_dept',
    'kadar',
    'kode_harga',
    'berat',
  ]);
});

test.each([
  [lengkap, 'KADAR', {}],
  [lengkap, 'KODE_HARGA', { kode_harga: 'Kode Harga Tidak Boleh Kosong' }],
  [{ ...lengkap, kode_harga: '750' }, 'KODE_HARGA', {}],
  [{ ...lengkap, nama_barang: 'CINCI' }, 'BEBAS', { nama_barang: 'Nama Barang Minimal 6 Karakter' }],
  [{ ...lengkap, kadar: 100 }, 'BEBAS', {}],
  [{ ...lengkap, kadar: 100.001 }, 'BEBAS', { kadar: 'Kadar Maksimal 100' }],
  [{ ...lengkap, berat: '-' }, 'BEBAS', { berat: 'Berat Tidak Boleh Kosong' }],
] as const)('%j by %s', (isi, basis, salah) => {
  expect(salahTanpaNota(isi, basis)).toEqual(salah);
});
