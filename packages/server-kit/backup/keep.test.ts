/** Protects: a month of nights keeps what its owner asked for, and never loses the newest. */
import { expect, test } from 'vitest';
import { type Keep, kept } from './keep.ts';

const nights = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => {
    const day = Temporal.PlainDate.from('2026-11-29').subtract({ days: n });
    return `mustika-${day}-023000`;
  });
const daysOf = (names: Iterable<string>): string[] =>
  [...names].map((name) => name.slice('mustika-'.length, -'-023000'.length)).sort();

test.each<[string, Keep, string[]]>([
  ['days', { hari: 3, minggu: 0, bulan: 0 }, ['2026-11-27', '2026-11-28', '2026-11-29']],
  // Weeks begin on Monday: the 29th is a Sunday.
  ['weeks', { hari: 0, minggu: 3, bulan: 0 }, ['2026-11-15', '2026-11-22', '2026-11-29']],
  ['months', { hari: 0, minggu: 0, bulan: 3 }, ['2026-09-30', '2026-10-31', '2026-11-29']],
  ['all of them', { hari: 2, minggu: 2, bulan: 2 }, ['2026-10-31', '2026-11-22', '2026-11-28', '2026-11-29']],
  ['none but the newest', { hari: 0, minggu: 0, bulan: 0 }, ['2026-11-29']],
])('%s', (_, keep, days) => {
  expect(daysOf(kept(nights(100), keep))).toEqual(days);
});

test('of two of one day the later one counts, in whatever order they are named', () => {
  const names = ['mustika-2026-11-28-110000', 'mustika-2026-11-28-023000', 'mustika-2026-11-27-023000'];
  const keep = { hari: 2, minggu: 0, bulan: 0 };
  expect([...kept(names, keep)].sort()).toEqual(['mustika-2026-11-27-023000', 'mustika-2026-11-28-110000']);
});

test('a shop that was closed for a month keeps what it had', () => {
  const names = ['mustika-2026-10-01-023000', 'mustika-2026-10-02-023000', 'mustika-2026-11-29-023000'];
  expect(kept(names, { hari: 3, minggu: 0, bulan: 0 }).size).toBe(3);
});
