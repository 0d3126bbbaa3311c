/** Protects the forms: starting values, typed numbers, error mapping, merging after SUDAH_BERUBAH, history, filters. */
import {
  angka,
  catatan,
  daftar,
  type Fields,
  gram,
  kode,
  pilihan,
  rahasia,
  tanggal,
  teks,
  uang,
  ya,
} from '@mustika/kernel/field.ts';
import { describe, expect, test } from 'vitest';
import { parseTyped, showTyped } from '../fields/decimal-text.ts';
import { matchOf, optionsFor } from '../fields/quick-select.tsx';
import { differences } from '../history-diff.ts';
import {
  dateRange,
  filtersOfSearch,
  quickRanges,
  rememberable,
  searchOfFilters,
  startFilters,
} from '../report/report-filters.ts';
import { validateValues } from './form-checks.ts';
import { errorsBelow, errorsOfAnswer, missingIn, orderedErrors } from './form-errors.ts';
import { changedNames, emptyValues, fillEmpty, mergeTyped, personNow, valuesOf } from './form-values.ts';

const fields = {
  kode: kode('Kode'),
  berat: gram('Berat'),
  tanggal: tanggal('Tanggal', { initial: 'today' }),
  aktif: ya('Aktif'),
  catatan: catatan('Catatan', { opsional: true }),
  sandi: rahasia('Sandi', { opsional: true }),
  baris: daftar('Baris', { nama: teks('Nama'), berat: gram('Berat') } as unknown as Fields, {
    opsional: true,
  }),
} as unknown as Fields;

describe('typed numbers', () => {
  test.each([
    ['gram', '12.345', 12.345],
    ['gram', '12,345', 12.345],
    ['gram', '12', 12],
    ['gram', '1.234.567', '1.234.567'],
    ['gram', '12,3456', '12,3456'],
    ['kadar', '91,6', 91.6],
    ['angka', '7', 7],
    ['angka', '7,5', '7,5'],
    ['gram', ' ', null],
    // A unit is read, everything else is said to be no number: 1e3 was thirteen grams.
    ['gram', '3,25 gr', 3.25],
    ['gram', '1e3', '1e3'],
    ['gram', 'berat 3,25 g', 'berat 3,25 g'],
    ['gram', '.95', 0.95],
    ['kadar', '75%', 75],
    ['angka', '1.000', 1000],
    ['angka', '1e3', '1e3'],
  ] as const)('%s %s', (kind, typed, value) => expect(parseTyped(kind, typed)).toBe(value));

  test('shown with three decimals or none too many', () => {
    expect([
      showTyped('gram', 3.25),
      showTyped('kadar', 75),
      showTyped('angka', 5),
      showTyped('gram', null),
    ]).toEqual(['3,250', '75', '5', '']);
  });
});

describe('values', () => {
  test('a new form starts with what the declaration says', () => {
    expect(emptyValues(fields, { today: '2026-11-21' })).toEqual({
      kode: null,
      berat: null,
      tanggal: '2026-11-21',
      aktif: false,
      catatan: null,
      sandi: null,
      baris: [],
    });
  });

  test('a row brings only declared fields, and null is not a change against a missing value', () => {
    const values = valuesOf(fields, { kode: 'A', versi: 3, aktif: true });
    expect(values).not.toHaveProperty('versi');
    expect(changedNames(values, { ...values, catatan: undefined })).toEqual([]);
    expect(changedNames(values, { ...values, kode: 'B' })).toEqual(['kode']);
  });

  test('after SUDAH_BERUBAH typed values stay and the rest is what the other user saved', () => {
    const before = { nama: 'LAMA', harga: 1, kadar: 70 };
    expect(
      mergeTyped(before, { nama: 'SAYA', harga: 1, kadar: 70 }, { nama: 'DIA', harga: 2, kadar: 70 }),
    ).toEqual({
      nama: 'SAYA',
      harga: 2,
      kadar: 70,
    });
  });
});

describe('errors', () => {
  test('the browser says the sentences of the schemas, by path', () => {
    const errors = validateValues(fields, {
      ...emptyValues(fields),
      berat: '1.2.3',
      baris: [{ nama: 'X', berat: null }],
    });
    expect(errors).toEqual({
      kode: 'Kode Tidak Boleh Kosong',
      berat: 'Berat Harus Berupa Angka',
      tanggal: 'Tanggal Tidak Boleh Kosong',
      'baris.0.berat': 'Berat Tidak Boleh Kosong',
    });
    expect(errorsBelow(errors, 'baris')).toEqual({ '0.berat': 'Berat Tidak Boleh Kosong' });
  });

  test('what a refusal calls missing is said at the fields of the form that have none', () => {
    const refusal = {
      ...{ status: 400, code: 'IDENTITAS_DIPERLUKAN', message: 'Harus Dilengkapi' },
      detail: { kurang: ['catatan', 'kode', 'asing'] },
    };
    expect(missingIn(refusal, fields, { kode: 'A', catatan: '' })).toEqual({
      catatan: 'Catatan Tidak Boleh Kosong',
      kode: 'Harus Dilengkapi',
    });
    expect(missingIn({ ...refusal, detail: { kurang: 5000 } }, fields, {})).toBeNull();
    expect(missingIn({ ...refusal, detail: { kurang: ['HUTANG_MODULE'] } }, fields, {})).toBeNull();
  });

  test('the answer of the server is mapped by path; other refusals are not about fields', () => {
    const detail = [
      { path: 'berat', message: 'Terlalu Ringan' },
      { path: 'berat', message: 'kedua' },
      { path: 'asing', message: 'Asing' },
    ];
    const refusal = { status: 400, code: 'INPUT_TIDAK_VALID', message: 'x', detail };
    expect(errorsOfAnswer(refusal)).toEqual({ berat: 'Terlalu Ringan', asing: 'Asing' });
    expect(errorsOfAnswer({ ...refusal, code: 'SUDAH_ADA' })).toBeNull();
    expect(errorsOfAnswer({ ...refusal, detail: 'rusak' })).toBeNull();
    // A refusal of a rule says which field it is about, and stands there in its own words.
    const rule = {
      ...refusal,
      code: 'TERLALU_BANYAK',
      message: 'Terlalu Banyak',
      detail: { path: 'jumlah' },
    };
    expect(errorsOfAnswer(rule)).toEqual({ jumlah: 'Terlalu Banyak' });
    expect(errorsOfAnswer({ ...rule, detail: { jumlah: 5 } })).toBeNull();
  });

  test('the summary follows the order of the form, unknown paths last', () => {
    const errors = orderedErrors({ asing: '3', berat: '2', kode: '1' }, ['kode', 'berat']);
    expect(errors.map(({ message }) => message)).toEqual(['1', '2', '3']);
  });
});

// Protects: Enter after a typed code takes that code, not the first one that contains it.
test('a picker answers with the code first, then what starts so, then what contains it', () => {
  const options = ['375 - EMAS 375', '750 - EMAS 750', '75 - EMAS MUDA', '999 - LOGAM 75'].map((label) => ({
    value: label.split(' - ')[0] as string,
    label,
  }));
  expect(optionsFor(options, '75').map(({ value }) => value)).toEqual(['75', '750', '999', '375']);
  expect([matchOf(options, ' 999 ')?.value, matchOf(options, 'muda')?.value]).toEqual(['999', '75']);
  expect([matchOf(options, ''), matchOf(options, 'PERAK')]).toEqual([undefined, undefined]);
});

test('history names what changed, in words, and never a secret', () => {
  const before = { kode: 'A', berat: 3.25, aktif: true, sandi: 'x', versi: 1 };
  const after = { kode: 'A', berat: 4, aktif: false, sandi: 'y', versi: 2 };
  expect(differences(fields, before, after)).toEqual([
    { label: 'Berat', before: '3,250', after: '4,000' },
    { label: 'Aktif', before: 'Ya', after: 'Tidak' },
  ]);
});

describe('report filters', () => {
  const filters = {
    dari: tanggal('Dari', { initial: 'today' }),
    sampai: tanggal('Sampai', { initial: 'today' }),
    kondisi: pilihan('Kondisi', ['BARU', 'BEKAS'], { all: true }),
    minimal: uang('Minimal', { opsional: true }),
  } as unknown as Fields;
  const start = startFilters(filters, '2026-11-21', { kondisi: 'BARU', dari: '2020-01-01', hilang: 1 });

  test('open on today with the choices of last time, never its days', () => {
    expect(start).toEqual({ dari: '2026-11-21', sampai: '2026-11-21', kondisi: 'BARU', minimal: null });
    expect(rememberable(filters, start)).toEqual({ kondisi: 'BARU', minimal: null });
  });

  test('survive the URL; nonsense falls back to the default', () => {
    const asked = { ...start, minimal: 5000 };
    expect(filtersOfSearch(filters, searchOfFilters(filters, asked), start)).toEqual(asked);
    expect(filtersOfSearch(filters, { dari: 'kemarin', kondisi: 'HANCUR', minimal: 'x' }, start)).toBeNull();
    expect(filtersOfSearch(filters, {}, start)).toBeNull();
    expect(filtersOfSearch({}, {}, {})).toEqual({});
  });

  test('quick ranges end on the open day', () => {
    expect(dateRange(filters)).toEqual(['dari', 'sampai']);
    expect(quickRanges('2026-03-01').map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-03-01 2026-03-01',
      '2026-02-28 2026-02-28',
      '2026-02-23 2026-03-01',
      '2026-03-01 2026-03-01',
    ]);
  });
});

test('what a member filled in goes with him, and what was typed of somebody without a code stays', () => {
  const columns = { nama: 'nama_member', hp: 'no_hp' };
  const dewi = { kode: 'M1', nama: 'DEWI', hp: '0812' };
  const now = (values: object, kode: string | null, filled = {}) =>
    personNow({ ...values }, { code: 'kode', kode, columns, filled });
  expect(now(dewi, null, { nama: 'TIADA' })).toEqual({ kode: null, nama: 'TIADA', hp: null });
  expect(now(dewi, 'M2')).toEqual({ kode: 'M2', nama: null, hp: null });
  expect(now(dewi, 'M1')).toEqual({ kode: 'M1' });
  expect(now({ ...dewi, kode: null }, 'M2')).toEqual({ kode: 'M2' });
});

test('a chosen row fills what is empty and leaves what was typed', () => {
  const typed = { kode_group: '750', harga: null, ongkos: 0, catatan: '' };
  expect(fillEmpty({}, typed, { harga: 1_057_500, ongkos: 5000, catatan: 'A' })).toEqual({
    ...{ kode_group: '750', harga: 1_057_500, ongkos: 0, catatan: 'A' },
  });
});

test('what a new row has by itself was typed by nobody', () => {
  const banyak = { qty: angka('Pcs', { initial: 0 }), berat: gram('Berat') };
  const row = { kode_lot: 'L1', qty: 0, berat: null };
  const isi = { qty: 3, berat: 1.5 };
  expect(fillEmpty(banyak, row, isi)).toEqual({ kode_lot: 'L1', qty: 3, berat: 1.5 });
  expect(fillEmpty(banyak, { ...row, qty: 2 }, { qty: 3 })).toMatchObject({ qty: 2 });
});
