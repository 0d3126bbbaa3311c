/** Protects: whatever reads a code, scanner, tag, paste or file, names the same piece. */
import { expect, test } from 'vitest';
import { hasilBaru, kodeBerkas, mungkinBaki, semuaBaik, sesudahTolak } from './antrian-opname.view.ts';
import { kodeDari, kodeDibaca, perluAlasan } from './stock-opname.rule.ts';

test.each([
  [' abcd2345\r', 'ABCD2345'],
  ['ABCD2345-KL01', 'ABCD2345'],
  ['414243443233343500000000', 'ABCD2345'],
  ['E20000000000000000000001', 'E20000000000000000000001'],
])('%s names %s', (text, kode) => expect(kodeDibaca(text)).toBe(kode));

test('codes of a burst come once each, in their order', () =>
  expect(kodeDari('ABCD2345\nABCD2346 abcd2345;ABCD2347')).toEqual(['ABCD2345', 'ABCD2346', 'ABCD2347']));

test('a file of a handheld: heading, other columns and quotes are none of it', () =>
  expect(kodeBerkas('kode_barcode,waktu,qty\n"ABCD2345",2026-11-21,1\n2;ABCD2346\nAPA\n')).toEqual([
    'ABCD2345',
    'ABCD2346',
    'APA',
  ]));

test.each([
  [
    'the heading names the column',
    'EPC,TID,RSSI\n485947463235323000000000,E2801190A5030000BF2B33F4,-39.9',
    1,
  ],
  ['so it does when it is not the first', 'NO;BARCODE;TGL\n1;CSMC2473;20261126\n2;ESQD2194;20261126', 2],
  ['a day is no code', 'CSMC2473;20261126;101500;1\n20261126;ESQD2194', 2],
  ['nor is who read it', 'XYD42269,OPERATOR,2026-11-26 10:15:02', 1],
  ['nor the number of the tag itself', '485947463235323000000000,E2801190A5030000BF2B33F4', 1],
  ['a tag in groups of four', '4859 4746 3235 3230 0000 0000', 1],
  ['codes side by side', 'ABCD2345,ABCD2346;ABCD2347', 3],
])('of a dump: %s', (_name, text, banyak) => {
  const kode = kodeBerkas(text);
  expect(kode).toHaveLength(banyak);
  for (const one of kode) expect(one).toMatch(/^(?:[A-Z]{3}.{5}|485947463235323000000000|HYGF2520)$/);
});

test('a tray is told from a piece by its length', () =>
  expect(['CC01', 'cc01 ', 'ABCD2345', 'A'].map(mungkinBaki)).toEqual([true, true, false, false]));

test('documents explain what left; the rest is somebody’s to explain', () =>
  expect(
    (['KETEMU', 'KELUAR', 'PINDAH', 'HILANG', 'SALAH_BAKI', 'TIDAK_DIKENAL'] as const).map(perluAlasan),
  ).toEqual([false, false, false, true, true, true]));

test('the screen keeps the newest first, and sounds when one wants a look', () => {
  const satu = {
    kode: 'A',
    keadaan: 'KETEMU',
    nama_barang: null,
    kode_baki: null,
    berat: null,
    keterangan: null,
  };
  const dua = { ...satu, kode: 'B', keadaan: 'SALAH_BAKI' };
  expect(hasilBaru([satu], [dua]).map((row) => row.kode)).toEqual(['B', 'A']);
  expect([semuaBaik([satu]), semuaBaik([satu, dua])]).toEqual([true, false]);
});

test.each([
  ['the line is broken', null, 300, { buang: 0, berikut: null }],
  ['the session ended', { status: 401, code: 'SESI_HABIS' }, 300, { buang: 0, berikut: null }],
  ['too much at once', { status: 429, code: 'TERLALU_SERING' }, 300, { buang: 0, berikut: null }],
  ['the server fell', { status: 500, code: 'GALAT' }, 300, { buang: 0, berikut: null }],
  ['the count is over', { status: 409, code: 'OPNAME_SELESAI' }, 300, { buang: 700, berikut: null }],
  ['the count is gone', { status: 404, code: 'OPNAME_TIDAK_ADA' }, 300, { buang: 700, berikut: null }],
  ['one cannot be read', { status: 400, code: 'INPUT_TIDAK_VALID' }, 5, { buang: 0, berikut: 3 }],
  ['this one cannot be read', { status: 400, code: 'INPUT_TIDAK_VALID' }, 1, { buang: 1, berikut: 1 }],
])('of 700 waiting codes, when %s', (_kapan, error, banyak, hasil) =>
  expect(sesudahTolak(700, banyak, error)).toEqual(hasil),
);
