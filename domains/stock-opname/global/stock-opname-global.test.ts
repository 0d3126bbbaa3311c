/** Protects: a kind agrees with the same pieces and a weight within the tolerance, and no kind is forgotten. */
import { miligram } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import { bandingkan, belumDihitung } from './stock-opname-global.rule.ts';

const sistem = { kode_dept: 'CC', nama_dept: 'CINCIN', qty: 3, berat: miligram(9750) };
const hitung = (qty: number, berat: number) => ({
  ...{ kode_dept: 'CC', qty, berat: miligram(berat), bacaan: null, alasan: null },
});

test.each([
  [3, 9750, true],
  [3, 9700, true],
  [3, 9699, false],
  [2, 9750, false],
])('%i pieces of %i mg against 3 of 9750: %s', (qty, berat, cocok) =>
  expect(bandingkan(hitung(qty, berat), sistem, miligram(50))).toMatchObject({
    ...{ cocok, selisih_qty: qty - 3, selisih_berat: berat - 9750 },
  }),
);

test('a kind that the books do not have is all difference; one that nobody counted is named', () => {
  expect(bandingkan(hitung(1, 1000), undefined, miligram(50))).toMatchObject({
    cocok: false,
    selisih_qty: 1,
  });
  expect(belumDihitung([hitung(1, 1)], [sistem, { ...sistem, kode_dept: 'KL' }])).toEqual(['KL']);
});
