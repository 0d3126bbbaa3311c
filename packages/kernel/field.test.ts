/** Protects: the wire is checked once and strictly; what comes in as a decimal is an integer inside, or is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  angka,
  catatan,
  daftar,
  type Field,
  type Fields,
  gram,
  kadar,
  kode,
  persen,
  pilihan,
  rahasia,
  tanggal,
  teks,
  uang,
  ya,
} from './field.ts';
import { inputSchema, objectOf } from './input-schema.ts';
import { encodeRow } from './wire.ts';

const say = (field: Field, value: unknown): string =>
  inputSchema(field).safeParse(value).error?.issues[0]?.message ?? 'OK';
const inside = (field: Field, value: unknown): unknown => inputSchema(field).parse(value);

describe('numbers', () => {
  test.each<[string, Field, unknown, unknown]>([
    ['grams', gram('Berat'), 3.25, 3250],
    ['a milligram', gram('Berat'), 0.001, 1],
    ['percent', persen('Diskon'), 2.5, 2500],
    ['karat', kadar('Kadar'), 91.6, 91_600],
    ['rupiah', uang('Harga'), 1_500_000, 1_500_000],
    ['nothing where nothing is allowed', uang('Harga', { opsional: true }), '', null],
    ['a missing optional', gram('Berat', { opsional: true }), undefined, null],
  ])('%s', (_what, field, wire, value) => expect(inside(field, wire)).toBe(value));

  test.each<[string, Field, unknown, string]>([
    ['four decimals', gram('Berat'), 3.2501, 'Berat Paling Banyak 3 Angka Di Belakang Koma'],
    ['half a rupiah', uang('Harga'), 10.5, 'Harga Harus Berupa Rupiah Bulat'],
    ['below zero', uang('Harga'), -1, 'Harga Minimal 0'],
    ['2^53', uang('Harga'), 2 ** 53, 'Harga Harus Berupa Rupiah Bulat'],
    ['over the limit', uang('Harga'), 1e12 + 1, 'Harga Maksimal 1.000.000.000.000'],
    ['500 kg', gram('Berat'), 500_000, 'Berat Maksimal 100.000'],
    ['a barcode as a weight', gram('Berat'), 8_991_234_567_890, 'Berat Maksimal 100.000'],
    ['a barcode below zero', gram('Berat'), -8_991_234_567_890, 'Berat Minimal 0'],
    ['infinity', gram('Berat'), Number.POSITIVE_INFINITY, 'Berat Harus Berupa Angka'],
    ['not a number', gram('Berat'), Number.NaN, 'Berat Harus Berupa Angka'],
    ['a number as text', uang('Harga'), '1000', 'Harga Harus Berupa Rupiah Bulat'],
    ['karat 0', kadar('Kadar'), 0, 'Kadar Minimal 0,001'],
    ['karat 500.001', kadar('Kadar'), 500.001, 'Kadar Maksimal 500'],
    ['percent 100.001', persen('Diskon'), 100.001, 'Diskon Maksimal 100'],
    ['half a piece', angka('Jumlah'), 1.5, 'Jumlah Harus Berupa Angka Bulat'],
    ['missing', uang('Harga'), undefined, 'Harga Tidak Boleh Kosong'],
    ['null', uang('Harga', { kosong: 'Isi Harga' }), null, 'Isi Harga'],
    [
      'blanks where the words are prescribed',
      kode('No Referensi', { kosong: 'Isi Nomor' }),
      ' ',
      'Isi Nomor',
    ],
  ])('%s is refused', (_what, field, wire, message) => expect(say(field, wire)).toBe(message));

  test('a weight comes back from inside as it went in', () => {
    const fields: Fields = { berat: gram('Berat'), kadar: kadar('Kadar') };
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 1, max: 500_000 }),
        (berat, k) => {
          const wire = { berat: berat / 1000, kadar: k / 1000 };
          const row = objectOf(fields).parse(wire);
          expect(row).toEqual({ berat, kadar: k });
          expect(encodeRow(fields, row)).toEqual(wire);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe('texts', () => {
  test('are trimmed, composed and upper-cased unless told otherwise; passwords are left alone', () => {
    expect(inside(teks('Nama'), '  cincin café ')).toBe('CINCIN CAFÉ');
    expect(inside(teks('Nama', { asTyped: true }), ' Cincin ')).toBe('Cincin');
    expect(inside(rahasia('Password'), '  Abc  ')).toBe('  Abc  ');
  });

  test.each<[string, Field, unknown, string]>([
    ['NUL', teks('Nama'), 'A\u0000B', 'Nama Mengandung Karakter Terlarang'],
    ['a line break', teks('Nama'), 'A\nB', 'Nama Mengandung Karakter Terlarang'],
    ['right-to-left override', teks('Nama'), 'A\u202eB', 'Nama Mengandung Karakter Terlarang'],
    ['half a character', teks('Nama'), 'A\ud800B', 'Nama Mengandung Karakter Terlarang'],
    ['an invisible space', kode('Kode'), 'A\u200bB', 'Kode Mengandung Karakter Terlarang'],
    ['a control of the upper half', catatan('Catatan'), 'A\u009bB', 'Catatan Mengandung Karakter Terlarang'],
    ['isolates', catatan('Catatan'), 'A\u2066B', 'Catatan Mengandung Karakter Terlarang'],
    ['only spaces', teks('Nama'), '   ', 'Nama Tidak Boleh Kosong'],
    ['too long', teks('Nama', { max: 5 }), 'ABCDEF', 'Nama Maksimal 5 Karakter'],
    ['too short', teks('Nama', { min: 6 }), 'ABCDE', 'Nama Minimal 6 Karakter'],
    ['a code with a space', kode('Kode'), 'A B', 'Kode Tidak Boleh Berspasi'],
    ['a number', teks('Nama'), 5, 'Nama Harus Berupa Teks'],
    ['an object', teks('Nama'), { a: 1 }, 'Nama Harus Berupa Teks'],
    ['a password of 129', rahasia('Password'), 'x'.repeat(129), 'Password Maksimal 128 Karakter'],
  ])('%s is refused', (_what, field, wire, message) => expect(say(field, wire)).toBe(message));

  test('a note may have lines', () =>
    expect(inside(catatan('Catatan'), 'satu\ndua\ttiga')).toBe('SATU\nDUA\tTIGA'));

  const utf16 = fc.array(fc.integer({ max: 0xffff, min: 0 })).map((units) => String.fromCharCode(...units));
  test('whatever passes has no control or bidi character', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), utf16), (text) => {
        const parsed = inputSchema(teks('Nama')).safeParse(text);
        // Cc are the control characters; two of them, tab and line feed, are refused here too.
        if (parsed.success)
          expect(parsed.data).not.toMatch(
            /\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
          );
      }),
      { numRuns: 5000 },
    );
  });
});

describe('choices, dates, yes and no', () => {
  test.each<[Field, unknown, string]>([
    [pilihan('Jenis', ['A', ['B', 'Bee']]), 'B', 'OK'],
    [pilihan('Jenis', ['A']), 'a', 'Jenis Tidak Dikenal'],
    [tanggal('Tanggal'), '2024-02-29', 'OK'],
    [tanggal('Tanggal'), '2026-02-29', 'Tanggal Harus Berupa Tanggal yyyy-MM-dd'],
    [tanggal('Tanggal'), '29-02-2024', 'Tanggal Harus Berupa Tanggal yyyy-MM-dd'],
    [ya('Aktif'), 'true', 'Aktif Harus Ya Atau Tidak'],
    [ya('Aktif'), false, 'OK'],
  ])('%#', (field, value, message) => expect(say(field, value)).toBe(message));
});

describe('records', () => {
  const fields = {
    nama: teks('Nama'),
    baris: daftar('Baris', { kode: kode('Kode') }, { maxRows: 2 }),
    waktu: teks('Waktu', { readOnly: true }),
  };
  const isi = { nama: 'A', baris: [{ kode: 'X' }] };
  const first = (value: unknown): string =>
    objectOf(fields).safeParse(value).error?.issues[0]?.message ?? 'OK';

  test('unknown, read-only and prototype fields are refused, inside rows too', () => {
    expect(first(isi)).toBe('OK');
    expect(first({ ...isi, warna: 1 })).toBe('Field Tidak Dikenal: warna');
    expect(first({ ...isi, waktu: 'x' })).toBe('Field Tidak Dikenal: waktu');
    expect(first({ ...isi, baris: [{ kode: 'X', harga: 1 }] })).toBe('Field Tidak Dikenal: harga');
    expect(first(JSON.parse('{"nama":"A","baris":[{"kode":"X"}],"__proto__":{"level":"OWN"}}'))).not.toBe(
      'OK',
    );
  });

  test('rows are at least one and at most what was declared', () => {
    expect(first({ ...isi, baris: [] })).toBe('Baris Tidak Boleh Kosong');
    expect(first({ ...isi, baris: [{ kode: 'A' }, { kode: 'B' }, { kode: 'C' }] })).toBe(
      'Baris Paling Banyak 2 Baris',
    );
    expect(first({ ...isi, baris: { kode: 'A' } })).toBe('Baris Harus Berupa Daftar');
  });

  test('anything at all is either parsed or refused, never thrown out of', () => {
    fc.assert(
      fc.property(
        fc.anything({ withDate: true, withMap: true, withTypedArray: true }),
        (value) => void objectOf(fields).safeParse(value),
      ),
      { numRuns: 3000 },
    );
  });
});
