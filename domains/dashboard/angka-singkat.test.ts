import { expect, test } from 'vitest';
import { angkaSingkat, lengkapiBulan, lengkapiJam, persenPerubahan, SATUAN } from './angka-singkat.view.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1 rb'],
  [12_449_999, '12,4 jt'],
  [12_450_000, '12,5 jt'],
  [12_000_000, '12 jt'],
  [999_949_999, '999,9 jt'],
  [999_950_000, '1 M'],
  [1_250_000_000, '1,3 M'],
  [-3_500_000, '-3,5 jt'],
  [2_000_000_000_000, '2 T'],
])('%d reads %s', (value, text) => {
  expect(angkaSingkat(value)).toBe(text);
});

test('each language counts in its own units', () => {
  const said = Object.entries(SATUAN).map(
    ([language, satuan]) => `${language} ${angkaSingkat(24_450_000, satuan)}`,
  );
  expect(said).toEqual([
    'id 24,5 jt',
    'en 24,5 m',
    'it 24,5 mln',
    'my 24,5 juta',
    'hk 2.445 萬',
    'jp 2.445 万',
  ]);
});

test('a change is told in whole percent, and not at all from nothing', () => {
  expect([persenPerubahan(150, 100), persenPerubahan(50, 100), persenPerubahan(1, 0)]).toEqual([
    50,
    -50,
    null,
  ]);
});

test('days without sales stand in the month as zero', () => {
  const days = lengkapiBulan([{ waktu: '2026-11-03', total: 5 }], '2026-11-04');
  expect(days).toEqual([
    { waktu: '1', total: 0 },
    { waktu: '2', total: 0 },
    { waktu: '3', total: 5 },
    { waktu: '4', total: 0 },
  ]);
});

test('the hours of a day stand from nine to five, and wider where sales reach', () => {
  const hours = (...jam: string[]) =>
    lengkapiJam(jam.map((waktu) => ({ waktu, total: 7 }))).map(({ waktu, total }) => `${waktu}:${total}`);
  expect(hours('10')).toEqual(['09:0', '10:7', '11:0', '12:0', '13:0', '14:0', '15:0', '16:0', '17:0']);
  expect([hours('08', '20')[0], hours('08', '20').at(-1)]).toEqual(['08:7', '20:7']);
});
