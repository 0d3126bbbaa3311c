/** Protects: what a tray should weigh, and when the scale agrees (Domain R8.1, vector 30). */
import { miligram } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import { selisihTimbang, timbangCocok, totalBaki } from './timbang-baki.rule.ts';

test('vector 30: 125.430 + 210.500 + 1.800 + 3.200 + 2.000 against 342.910', () => {
  const total = totalBaki({
    berat: miligram(125_430),
    berat_baki: miligram(210_500),
    berat_plastik: miligram(1800),
    berat_atribut: miligram(3200),
    berat_bandrol: miligram(2000),
  });
  expect(total).toBe(342_930);
  expect(selisihTimbang(total, miligram(342_910))).toBe(20);
});

test.each([
  [0, true],
  [50, true],
  [-50, true],
  [51, false],
  [-51, false],
])('%i mg from the books with a tolerance of 50: %s', (selisih, cocok) =>
  expect(timbangCocok(miligram(selisih), miligram(50))).toBe(cocok),
);
