/** Protects: no nota promises about buying back what the settings of its store do not keep. */
import type { Miligram } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import { aturanBeli } from './hitung-pembelian.rule.ts';
import { ketentuanBeli, ketentuanJual } from './ketentuan-beli.rule.ts';

const BAWAAN = aturanBeli({ settings: {}, flags: new Set<string>() });

test('a store that set nothing promises what its settings are unless told', () => {
  expect(ketentuanJual(BAWAAN)).toEqual([
    'Bawalah nota ini saat menjual kembali.',
    'Harga beli kembali mengikuti kondisi barang dan harga emas pada nota ini.',
    'Ongkos tidak diganti.',
    'Barang rusak, penyok atau putus dipotong lebih besar.',
    'Nota hilang dianggap tanpa nota.',
    'Selisih berat sampai 0,020 gram adalah wajar.',
    'Periksa barang sebelum meninggalkan toko.',
    'Toleransi pembelian kembali 3 bulan.',
  ]);
  // Prescribed, Spec 1 §9.
  expect(ketentuanBeli(BAWAAN)).toContain('Toleransi pembelian kembali 3 bulan.');
});

test.each([
  [{ basis: 'HARGA_HARI_INI' }, 'Harga beli kembali mengikuti kondisi barang dan harga emas hari itu.'],
  [{ tanpa_atribut: true }, 'Ongkos dan batu tidak diganti.'],
  [{ tanpa_atribut: true, dengan_ongkos: true }, 'Batu tidak diganti.'],
  [{ toleransi: 50 as Miligram }, 'Selisih berat sampai 0,050 gram adalah wajar.'],
  [{ tempo_bulan: 12 }, 'Toleransi pembelian kembali 12 bulan.'],
] as const)('%o says %s', (beda, kata) => {
  expect(ketentuanJual({ ...BAWAAN, ...beda })).toContain(kata);
});

test.each([
  [{ dengan_ongkos: true }, /tidak diganti/],
  [{ toleransi: 0 as Miligram }, /Selisih berat/],
  [{ tempo_bulan: 0 }, /Toleransi/],
] as const)('%o promises nothing about %s', (beda, kata) => {
  const aturan = { ...BAWAAN, ...beda };
  expect([...ketentuanJual(aturan), ...ketentuanBeli(aturan)].filter((satu) => kata.test(satu))).toEqual([]);
});
