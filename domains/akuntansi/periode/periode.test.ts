/** Protects: a statement is compared with the period a reader expects beside it. */
import type { Tanggal } from '@mustika/kernel/date.ts';
import { expect, test } from 'vitest';
import { akhirBulan, awalBulan, hariBanding, masaLalu, masaTahunLalu } from './periode.rule.ts';

const masa = (awal: string, akhir: string) => ({ awal: awal as Tanggal, akhir: akhir as Tanggal });

test.each([
  ['a month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['March after a short February', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['a quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['a month to date', '2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21'],
  ['March 30 has no day in February', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['one day', '2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
  ['ten days over a month end', '2026-10-28', '2026-11-06', '2026-10-18', '2026-10-27'],
])('before %s', (_name, awal, akhir, dari, sampai) => {
  expect(masaLalu(masa(awal, akhir))).toEqual({ awal: dari, akhir: sampai });
});

test('the same period of last year, leap days included', () => {
  expect(masaTahunLalu(masa('2025-02-01', '2025-02-28'))).toEqual(masa('2024-02-01', '2024-02-29'));
  expect(masaTahunLalu(masa('2024-02-29', '2024-02-29'))).toEqual(masa('2023-02-28', '2023-02-28'));
  expect(masaTahunLalu(masa('2026-11-01', '2026-11-21'))).toEqual(masa('2025-11-01', '2025-11-21'));
});

test('months and the days they are compared with', () => {
  expect([awalBulan('2026-01-15' as Tanggal, -1), akhirBulan('2026-12-15' as Tanggal, 1)]).toEqual([
    '2025-12-01',
    '2027-01-31',
  ]);
  const hari = '2026-03-31' as Tanggal;
  expect(['BULAN', 'TAHUN', 'HARI'].map((banding) => hariBanding(hari, banding))).toEqual([
    '2026-02-28',
    '2025-12-31',
    '2026-03-30',
  ]);
});

test('the ends of the calendar are no error', () => {
  expect(masaLalu(masa('1900-01-01', '9999-12-31'))).toEqual(masa('1900-01-01', '1900-01-01'));
  expect(akhirBulan('9999-12-31' as Tanggal)).toBe('9999-12-31');
  expect(hariBanding('1900-01-01' as Tanggal, 'TAHUN')).toBe('1900-01-01');
});
