// Protects: what a document stores is what its form showed: asked columns as they were said, sums worked out from them in whole units.
import { expect, test } from 'vitest';
import { asked, columnsOf, computed, linesOf } from './document-columns.ts';
import { angka, gram, kode, teks, uang } from './field.ts';

const barang = linesOf('Barang', 'service_barang', {
  nama: asked(teks('Nama', { max: 60 })),
  berat: asked(gram('Berat', { min: 1 })),
  ongkos: asked(uang('Ongkos')),
  status: computed(kode('Status')),
});
const kolom = columnsOf({
  nama_customer: asked(teks('Nama Customer'), { list: 18, search: true }),
  jumlah_barang: computed(angka('Pcs', { sums: ['barang'] }), { list: 5 }),
  berat: computed(gram('Berat', { sums: ['barang.berat'] })),
  total: computed(uang('Total', { sums: ['barang.ongkos'] }), { list: 12 }),
  uang_muka: asked(uang('Uang Muka', { opsional: true })),
  sisa: computed(uang('Sisa', { sums: ['total', '-uang_muka'] }), { list: 12 }),
  kasir: computed(kode('Kasir')),
});

test('fields, head, list and search follow from the columns', () => {
  expect(Object.keys(kolom.asked)).toEqual(['nama_customer', 'uang_muka']);
  expect(Object.keys(kolom.head)).toEqual([
    ...['nama_customer', 'jumlah_barang', 'berat', 'total', 'uang_muka', 'sisa', 'kasir'],
  ]);
  expect(kolom.list).toEqual(['nama_customer', 'jumlah_barang', 'total', 'sisa']);
  expect(kolom.search).toEqual(['nama_customer']);
  expect(kolom.head.total.width).toBe(12);
  expect(Object.keys(barang.field.fields ?? {})).toEqual(['nama', 'berat', 'ongkos']);
  expect(Object.keys(barang.lines.fields)).toEqual(['nama', 'berat', 'ongkos', 'status']);
});

test('the row has sums, also of sums, and leaves what the posting decides to it', () => {
  const rows = [
    { nama: 'A', berat: 1250, ongkos: 25_000 },
    { nama: 'B', berat: 3005, ongkos: 75_000 },
  ];
  const input = { nama_customer: 'RATNA', uang_muka: null, barang: rows };
  expect(kolom.row({ ...input, uang_muka: 40_000 })).toEqual({
    ...{ nama_customer: 'RATNA', jumlah_barang: 2, berat: 4255, total: 100_000 },
    ...{ uang_muka: 40_000, sisa: 60_000 },
  });
  expect(kolom.row(input)).toMatchObject({ uang_muka: null, sisa: 100_000 });
  expect(barang.rows(rows)).toEqual([
    { urut: 1, ...rows[0] },
    { urut: 2, ...rows[1] },
  ]);
});
