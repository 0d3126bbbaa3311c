/** Protects: a column of a stranger's file is the one it says, the one somebody said it is, or named as not used. */
import type { IngatanKolom, KolomTujuan } from '@mustika/kernel/text/peta-kolom.ts';
import { describe, expect, test } from 'vitest';
import { mappedTable, petaOf } from './mapped-rows.ts';

const KOLOM: KolomTujuan[] = [
  { nama: 'kode_group', wajib: true, milik: ['kode_group', 'Group'], sebutan: ['Golongan'] },
  { nama: 'nama_barang', wajib: true, milik: ['nama_barang', 'Nama Barang'], sebutan: ['Model', 'Nama'] },
  { nama: 'berat', wajib: true, milik: ['berat', 'Berat'], sebutan: ['Berat (gr)', 'Gram'] },
  { nama: 'kadar', wajib: false, milik: ['kadar', 'Kadar'], sebutan: [] },
];

/** Lines of a sheet, cells parted by `|`; blank lines are not rows. */
const lembar = (text: string) =>
  text.split('\n').flatMap((line, at) => (line === '' ? [] : [{ line: at + 1, values: line.split('|') }]));

type More = Partial<Parameters<typeof mappedTable>[1]>;
const baca = (text: string, more: More = {}) =>
  mappedTable(lembar(text), { kolom: KOLOM, peta: null, ingatan: [], bertanya: true, ...more });

const PACKING =
  'PT PABRIK|||\nFAKTUR 0123|||Tgl|2026-11-24\n\nNo|Model|Kadar|Berat (gr)\n1|CINCIN SISIR|75%|4,12\nTOTAL|||4,12';

describe('headings', () => {
  test('our names and labels in any spelling need no question', () => {
    const { kolom, rows } = baca('KODE_GROUP|nama barang|Berat.|kadar\n750|CINCIN|3,2|75');
    expect(kolom).toMatchObject({ tanya: false, kurang: [], tidak_dipakai: [], baris_judul: 1 });
    expect(rows[0]?.cells).toEqual({ kode_group: '750', nama_barang: 'CINCIN', berat: '3,2', kadar: '75' });
  });
  test('words of others are proposed, and asked', () => {
    const { kolom } = baca(PACKING);
    expect(kolom).toMatchObject({
      ...{ baris_judul: 4, tanya: true, kurang: ['kode_group'], tidak_dipakai: ['No'] },
      dari: { nama_barang: 'Model', berat: 'Berat (gr)', kadar: 'Kadar' },
    });
    expect(kolom.judul[1]).toEqual({ nama: 'Model', contoh: ['CINCIN SISIR'] });
  });
  test('a caller without a screen is taken by our own words only', () => {
    expect(baca(PACKING, { bertanya: false }).kolom).toMatchObject({
      kurang: ['kode_group', 'nama_barang', 'berat'],
    });
  });
  test('twins and columns without a heading are columns like any other', () => {
    const { kolom } = baca('Group||Berat|Berat|Nama Barang\n750|x|3|4|CINCIN');
    expect(kolom.judul.map((one) => one.nama)).toEqual([
      'Group',
      'Kolom B',
      'Berat',
      'Berat (2)',
      'Nama Barang',
    ]);
    expect(kolom).toMatchObject({
      tanya: false,
      tidak_dipakai: ['Kolom B', 'Berat (2)'],
      dari: { berat: 'Berat' },
    });
  });
  test('a table whose words nobody knows begins at its first full line', () => {
    const { kolom } = baca('DAFTAR\nItem No|Jenis Perhiasan|Bobotnya\n1|CINCIN|3,2\n2|KALUNG|3,3');
    expect([kolom.baris_judul, kolom.judul.map((one) => one.nama)]).toEqual([
      2,
      ['Item No', 'Jenis Perhiasan', 'Bobotnya'],
    ]);
  });
  test('headings alone are an empty file', () => {
    expect(() => baca('Group|Nama Barang|Berat')).toThrow(expect.objectContaining({ code: 'TABEL_KOSONG' }));
  });
});

describe('what somebody said', () => {
  const peta = {
    dari: { nama_barang: 'Model', berat: 'Berat (gr)' },
    tetap: { kode_group: '750' },
    sumber: 'PT PABRIK',
  };
  test('is what is read, with one value for all rows', () => {
    const { kolom, rows } = baca(PACKING, { peta });
    expect(kolom).toMatchObject({ tanya: false, kurang: [], tidak_dipakai: ['No', 'Kadar'] });
    expect(rows).toMatchObject([
      { line: 5, jumlah: false, cells: { kode_group: '750', nama_barang: 'CINCIN SISIR', berat: '4,12' } },
      { line: 6, jumlah: true },
    ]);
  });
  test('is said again of the next file of the source, wherever its table begins', () => {
    const ingatan: IngatanKolom[] = [{ ...peta, judul: baca(PACKING).judul }];
    const { kolom, rows } = baca(PACKING.replace('FAKTUR 0123|||', 'a|b|c\n'), { ingatan });
    expect(kolom).toMatchObject({ tanya: false, sumber: 'PT PABRIK', kurang: [] });
    expect(rows[0]?.cells['kode_group']).toBe('750');
    const dua = [...ingatan, { ...peta, judul: baca(PACKING).judul, sumber: 'CV LAIN' }];
    expect(baca(PACKING, { ingatan: dua }).kolom).toMatchObject({ tanya: true, sumber: null });
    expect(baca('Nama|Gram\nA|1', { ingatan }).kolom.ingatan).toEqual([]);
  });
  test('of a heading that is not there is refused by its name', () => {
    expect(() => baca('Nama|Gram\nA|1', { peta })).toThrow('Kolom Model Tidak Ada Di Berkas');
  });
  test.each(['{', '[]', '{"dari":{}}', '{"dari":{"berat":1},"tetap":{},"sumber":""}'])(
    '%s is no answer',
    (text) => {
      expect(() => petaOf(text, KOLOM)).toThrow('Pemetaan Kolom Tidak Dapat Dibaca');
    },
  );
  test('of a column we do not have is refused', () => {
    expect(() => petaOf('{"dari":{"harga":"X"},"tetap":{},"sumber":""}', KOLOM)).toThrow(
      'Kolom Tidak Dikenal: harga',
    );
    expect(petaOf('', KOLOM)).toBeNull();
  });
});

test('a cell beyond the headings is named', () => {
  expect(baca('Group|Nama Barang|Berat\n750|CINCIN|3|X').rows[0]).toMatchObject({ lebih: 'kolom 4' });
});
