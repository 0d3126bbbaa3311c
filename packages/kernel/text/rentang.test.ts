/** Protects: a view that was saved for last month means last month in every month, February and New Year too. */
import { expect, test } from 'vitest';
import { tanggal } from '../date.ts';
import { hariOf, RENTANG, rentangOf } from './rentang.ts';

test.each([
  ['hariIni', '2026-11-30', '2026-11-30', '2026-11-30'],
  ['kemarin', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['kemarin', '2028-03-01', '2028-02-29', '2028-02-29'],
  ['tujuhHari', '2026-01-03', '2025-12-28', '2026-01-03'],
  ['bulanIni', '2026-11-30', '2026-11-01', '2026-11-30'],
  ['bulanLalu', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['bulanLalu', '2026-01-01', '2025-12-01', '2025-12-31'],
] as const)('%s on %s', (rentang, today, from, to) => {
  expect(hariOf(rentang, tanggal(today))).toEqual({ from, to });
});

test('days are known again by every word that means them, and by none that does not', () => {
  const on = (today: string, from: string, to: string) => rentangOf(from, to, tanggal(today));
  expect(on('2026-11-01', '2026-11-01', '2026-11-01')).toEqual(['hariIni', 'bulanIni']);
  expect(on('2026-11-07', '2026-11-01', '2026-11-07')).toEqual(['tujuhHari', 'bulanIni']);
  expect(on('2026-11-30', '2026-11-01', '2026-11-29')).toEqual([]);
  for (const one of RENTANG) {
    const { from, to } = hariOf(one, tanggal('2026-11-18'));
    expect(on('2026-11-18', from, to)).toEqual([one]);
  }
});
