/** Protects: points pay in whole ones, no more than the member has and the nota can take. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import { nilaiPoinMeja, poinTerbanyak } from './bayar-poin.rule.ts';

test.each([
  ['all he has', 12, 5000, 100_000, 12],
  ['what the nota can take', 100, 5000, 12_499, 2],
  ['nothing where points pay nothing', 100, 0, 100_000, 0],
  ['nothing of a nota that is paid', 100, 5000, 0, 0],
])('%s', (_name, saldo, nilai, sisa, banyak) => {
  expect(poinTerbanyak(saldo, nilai, sisa)).toBe(banyak);
});

test('what lies on the counter is worth so many times a point', () => {
  expect(nilaiPoinMeja(3, 5000)).toBe(15_000);
  expect(nilaiPoinMeja(undefined, 5000)).toBe(rupiah(0));
});
