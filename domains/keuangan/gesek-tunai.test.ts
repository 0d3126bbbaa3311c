/** Protects the arithmetic of a card cash-out (Domain vector 29). */
import type { MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hitungGesek } from './gesek-tunai.rule.ts';

test.each([
  [1_000_000, 3000, 30_000, 970_000],
  [1_000_000, 0, 0, 1_000_000],
  [333_333, 1500, 5000, 328_333],
  [1, 100_000, 1, 0],
])('gesek %i at %i milli-percent: fee %i, cash %i', (gesek, fee, fee_rp, cash) => {
  expect(hitungGesek(gesek as Rupiah, fee as MiliPersen)).toEqual({ fee_rp, cash });
});

test('fee and cash are always the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 0, max: 100_000 }), (gesek, fee) => {
      const { fee_rp, cash } = hitungGesek(gesek as Rupiah, fee as MiliPersen);
      expect(fee_rp + cash).toBe(gesek);
      expect(Math.min(fee_rp, cash)).toBeGreaterThanOrEqual(0);
    }),
  );
});
