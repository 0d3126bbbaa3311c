/** Protects: whatever reads a code, scanner, tag, paste or file, names the same piece. */
import { expect, test } from 'vitest';
import { hasilBaru, mungkinBaki, semuaBaik, sesudahTolak } from './antrian-opname.view.ts';
import { kodeDari, kodeDibaca, perluAlasan } from './stock-opname.rule.ts';

test.each([
  [' abcd2345\r', 'ABCD2345'],
  ['ABCD2345-KL01', 'ABCD2345'],
  ['414243443233343500000000', 'ABCD2345'],
  ['E20000000000000000000001', 'E20000000000000000000001'],
])('%s names %s', (text, kode) => expect(kodeDibaca(text)).toBe(kode));

test('codes of a burst come once each, in their order', () =>
  expect(kodeDari('ABCD2345\nABCD2346 abcd2345;ABCD2347')).toEqual(['ABCD2345', 'ABCD2346', 'ABCD2347']));

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
