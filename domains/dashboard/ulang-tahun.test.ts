import { tanggal } from '@mustika/kernel/date.ts';
import { expect, test } from 'vitest';
import { hariUlangTahun } from './ulang-tahun.rule.ts';

test.each([
  ['2026-11-21', [1121]],
  ['2026-02-28', [228, 229]], // A common year: the 29th is celebrated today.
  ['2028-02-28', [228]],
  ['2028-02-29', [229]],
  ['2100-02-28', [228, 229]], // A century without its leap day.
  ['2026-03-01', [301]],
])('on %s births of %j are celebrated', (hari, expected) => {
  expect(hariUlangTahun(tanggal(hari))).toEqual(expected);
});
