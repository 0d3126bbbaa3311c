/** Protects: a count is worth what its notes and coins come to, and nothing but rupiah is counted. */
import { expect, test } from 'vitest';
import { jumlahPecahan, PECAHAN, pecahanSalah } from './pecahan.rule.ts';

test.each([
  [[], 0],
  [[{ nominal: 100_000, lembar: 12 }], 1_200_000],
  [
    [
      { nominal: 75_000, lembar: 1 },
      { nominal: 500, lembar: 3 },
      { nominal: 100, lembar: 0 },
    ],
    76_500,
  ],
])('%j is %i', (pecahan, jumlah) => expect(jumlahPecahan(pecahan)).toBe(jumlah));

test('an unknown note and one that stands twice are told', () => {
  expect(pecahanSalah(PECAHAN.map((nominal) => ({ nominal, lembar: 1 })))).toBeNull();
  expect(pecahanSalah([{ nominal: 25_000, lembar: 1 }])).toBe(25_000);
  expect(
    pecahanSalah([
      { nominal: 500, lembar: 1 },
      { nominal: 500, lembar: 2 },
    ]),
  ).toBe(500);
});
