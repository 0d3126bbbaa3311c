/** Protects: statements of Indonesian banks are read as written; what went out is no receipt, and no line vanishes. */
import { tanggal } from '@mustika/kernel/date.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bacaKoran, kolomKoran } from './baca-koran.rule.ts';
import type { Baris } from './nama-koran.rule.ts';
import { bacaJumlah, bacaTanda, bacaTanggal } from './sel-koran.rule.ts';

const HARI = tanggal('2026-11-26');

test.each([
  ['1.250.000,00', 1_250_000],
  ['1,250,000.00 CR', 1_250_000],
  ['Rp 500.000', 500_000],
  ['Rp 4.319.225,-', 4_319_225],
  ['4.385.000 K', 4_385_000],
  ['4.099.000.-', 4_099_000],
  ['4’385’000.00', 4_385_000],
  ['.00', 0],
  ['750000', 750_000],
  ['3.676.500', 3_676_500],
  ['100.000,00 DB', -100_000],
  ['100.000 Debet', -100_000],
  ['-25.000', -25_000],
  ['25.000-', -25_000],
  ['(25.000)', -25_000],
  ['1.000,50', null],
  ['12.34.56', null],
  ['1e5', null],
  ['SALDO AWAL', null],
  ['', null],
])('amount %j is %j', (text, value) => expect(bacaJumlah(text)).toBe(value));

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026/11/20', '2026-11-20'],
  ['20261120', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['2-11-26', '2026-11-02'],
  ['20-Nov-2026', '2026-11-20'],
  ['20 Nov 26', '2026-11-20'],
  ['20 November 2026', '2026-11-20'],
  ['1 Agustus 2026', '2026-08-01'],
  ['Kamis, 5 Mei 2026', '2026-05-05'],
  ['Nov 20, 2026', '2026-11-20'],
  ['46352', '2026-11-26'],
  ['46352.75', '2026-11-26'],
  ["'20/11", '2026-11-20'],
  ["'27/11", '2025-11-27'],
  ['20/11/2026 10:15:00', '2026-11-20'],
  ['20/11/26 10.15.30', '2026-11-20'],
  ['2026-11-20T10:15:00Z', '2026-11-20'],
  ['31/02/2026', null],
  ['20 Xyz 2026', null],
  ['99999', null],
  ['PEND', null],
])('day %j is %j', (text, value) => expect(bacaTanggal(text, HARI)).toBe(value));

test('a day without a year belongs to the year that has been', () => {
  const januari = tanggal('2027-01-05');
  expect(bacaTanggal("'31/12", januari)).toBe('2026-12-31');
  expect(bacaTanggal("'05/01", januari)).toBe('2027-01-05');
});

test('marks', () => {
  expect(['D', 'DB', 'Debet', 'dr.', 'K', 'CR', 'Kredit', 'X', ''].map(bacaTanda)).toEqual([
    ...['KELUAR', 'KELUAR', 'KELUAR', 'KELUAR', 'MASUK', 'MASUK', 'MASUK', null, null],
  ]);
});

const koran = (...lines: string[]): Baris[] =>
  lines.map((line, at) => ({ line: at + 1, values: line.split(';') }));
const jumlah = (rows: Baris[]) => bacaKoran(rows, HARI)?.isi?.masuk.map((one) => [one.baris, one.jumlah]);

describe('columns', () => {
  test('by their usual names', () => {
    expect(kolomKoran(['Tanggal Transaksi', 'Uraian', 'Debet', 'Kredit', 'Saldo'])).toMatchObject({
      ...{ tanggal: 0, keterangan: [1], keluar: 2, masuk: 3, jumlah: null },
    });
    expect(kolomKoran(['Date', 'Description', 'Amount', 'Balance'])).toMatchObject({
      masuk: null,
      jumlah: 2,
    });
    expect(kolomKoran(['Tanggal', 'Debet'])).toBeNull();
    expect(kolomKoran(['A', 'B'])).toBeNull();
  });
  test('a debit column is never the amount, whatever it is called', () => {
    const satu = koran(
      'Tgl;Ket;Mutasi Debet;Mutasi Kredit',
      '26/11/26;A;4.385.000;0',
      '26/11/26;B;0;4.319.225',
    );
    expect(jumlah(satu)).toEqual([[3, 4_319_225]]);
    expect(jumlah(koran('Tgl;Nominal Debit;Nominal', '26/11/26;5.000;', '26/11/26;;7.000'))).toEqual([
      [3, 7000],
    ]);
  });
  test('a column of marks counts, with a name or without', () => {
    for (const nama of ['D/K', '', 'Debet/Kredit', 'Jenis'])
      expect(jumlah(koran(`Tgl;Jumlah;${nama};Saldo`, '26/11/26;4.000;DB;1', '26/11/26;5.000;CR;2'))).toEqual(
        [[3, 5000]],
      );
  });
  test('the table begins below its title', () => {
    const rows = koran(
      'MUTASI REKENING',
      'Periode;26/11/2026',
      'Date;Description;Description;Credit',
      '26/11/26;A;B;9',
    );
    expect(bacaKoran(rows, HARI)?.isi?.masuk).toMatchObject([{ baris: 4, keterangan: 'A B', jumlah: 9 }]);
  });
  test('the month stands first where one of the days says so', () => {
    const dari = (...days: string[]) =>
      bacaKoran(koran('Date;Credit', ...days.map((day) => `${day};5`)), HARI)?.isi?.masuk.map(
        (one) => one.tanggal,
      );
    expect(dari('11/25/2026', '11/05/2026')).toEqual(['2026-11-25', '2026-11-05']);
    expect(dari('25/11/2026', '05/11/2026')).toEqual(['2026-11-25', '2026-11-05']);
  });
});

test('what is neither a receipt nor money that went out is named with its reason', () => {
  const rows = koran(
    'Tanggal;Keterangan;Jumlah;DK',
    '26/11/26;TRSF;500.000;K',
    'kapan;TRSF;500.000;K',
    '26/11/26;BUNGA;1.000,50;K',
    '26/11/26;SALDO;;',
    '26/11/26;APA;5.000;',
    ';SALDO AKHIR;9.000.000;',
    '26/11/26;BIAYA;15.000;D',
  );
  expect(bacaKoran(rows, HARI)?.isi).toMatchObject({
    semua: 7,
    masuk: [{ baris: 2 }],
    keluar: 1,
    terlewat: [
      { baris: 3, sebab: 'TANGGAL', teks: 'kapan · TRSF · 500.000 · K' },
      { baris: 4, sebab: 'JUMLAH' },
      { baris: 5, sebab: 'KOSONG' },
      { baris: 6, sebab: 'ARAH' },
      { baris: 7, sebab: 'TANGGAL' },
    ],
  });
});

test('every line is counted once, and a debit is never among the receipts', () => {
  const sel = fc.constantFrom('', '0', '-', '5.000', '1,250,000.00', '7.000 DB', '-3', 'X', '1.000,50');
  const baris = fc.tuple(
    fc.constantFrom('26/11/2026', "'25/11", '', 'X'),
    sel,
    sel,
    fc.constantFrom('', 'D', 'K'),
  );
  fc.assert(
    fc.property(fc.array(baris, { maxLength: 12 }), (lines) => {
      for (const kepala of ['Tgl;Debit;Kredit;DK', 'Tgl;Saldo;Jumlah;DK']) {
        const isi = bacaKoran(koran(kepala, ...lines.map((line) => line.join(';'))), HARI)?.isi;
        expect((isi?.masuk.length ?? 0) + (isi?.keluar ?? 0) + (isi?.terlewat.length ?? 0)).toBe(
          lines.length,
        );
        for (const one of isi?.masuk ?? []) {
          const [, debit = '', kredit = '', tanda] = lines[one.baris - 2] ?? [];
          expect(one.jumlah).toBe(bacaJumlah(kredit));
          if (kepala.includes('Debit')) expect(bacaJumlah(debit) ?? 0).toBe(0);
          // A column of marks that is one in every line is believed.
          if (lines.every(([tgl, , , mark]) => mark !== '' || tgl === '')) expect(tanda).not.toBe('D');
        }
      }
    }),
    { numRuns: 3000 },
  );
});

test.each([
  [
    'BCA',
    "Informasi Rekening\nNo. rekening;:;123\nTanggal Transaksi;Keterangan;Cabang;Jumlah;;Saldo\n'25/11;SETORAN;0000;5.000,00;CR;1\n'25/11;BIAYA;0000;3.000,00;DB;1",
  ],
  [
    'Mandiri',
    'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance\n1;IDR;25/11/2026;SETORAN;X;5,000.00;.00;1\n1;IDR;25/11/2026;BIAYA;X;.00;3,000.00;1',
  ],
  [
    'BNI',
    'Post Date;Value Date;Branch;Journal No.;Description;Debit;Credit;Balance\n25/11/26 10.15.00;25/11/26;1;9;SETORAN;.00;5,000.00;1\n25/11/26 10.16.00;25/11/26;1;9;BIAYA;3,000.00;.00;1',
  ],
  [
    'BRI',
    'NOREK;TGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI\n1;2026-11-25 10:15:00;SETORAN;0.00;5000.00;1\n1;2026-11-25 10:16:00;BIAYA;3000.00;0.00;1',
  ],
  [
    'BSI',
    'Trx Date;FT Number;Description;Currency;Amount;DB/CR;Balance\n2026-11-25 10:15:00;FT1;SETORAN;IDR;5.000,00;CR;1\n2026-11-25 10:16:00;FT2;BIAYA;IDR;3.000,00;DB;1',
  ],
  [
    'CIMB',
    'Post Date;Eff Date;Cheque No;Description;Debit;Credit;Balance;Transaction Code\n25 Nov 2026;25 Nov 2026;;SETORAN;;5,000.00;1;C1\n25 Nov 2026;25 Nov 2026;;BIAYA;3,000.00;;1;D1',
  ],
])('the layout of %s is known', (_bank, text) => {
  const isi = bacaKoran(koran(...text.split('\n')), HARI)?.isi;
  expect(isi).toMatchObject({
    masuk: [{ tanggal: '2026-11-25', jumlah: 5000, keterangan: expect.stringMatching(/^SETORAN/) }],
    keluar: 1,
    terlewat: [],
  });
});
