import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beratMurni,
  formatDesimal,
  formatGram,
  formatPersen,
  formatRupiah,
  hargaBerat,
  miligram,
  miliPersen,
  mulDiv,
  persenDari,
  roundBerat,
  roundToStep,
  rupiah,
  toThousandths,
} from './amount.ts';
import { parseGram, parseRupiah } from './text/amount-text.ts';

// Goal: money and weight arithmetic is exact and rounds as named. Numbers are vectors of Domain chapter 16.
describe('vectors', () => {
  test('1 price per gram', () => expect(hargaBerat(rupiah(1_050_000), miligram(3250))).toBe(3_412_500));
  test('3 rounding steps', () => {
    expect(roundToStep(rupiah(3_676_250), 500, 'up')).toBe(3_676_500);
    expect(roundToStep(rupiah(3_676_250), 500, 'down')).toBe(3_676_000);
    expect(roundToStep(rupiah(3_676_250), 1000, 'up')).toBe(3_677_000);
  });
  test('4 already a multiple', () => expect(roundToStep(rupiah(3_676_500), 500, 'up')).toBe(3_676_500));
  test.each([
    [3218, 3200],
    [3220, 3200],
    [3221, 3250],
    [3260, 3250],
    [3261, 3300],
    [3299, 3300],
    [3200, 3200],
  ])('7 weight %i -> %i', (from, to) => expect(roundBerat(miligram(from))).toBe(to));
  test('8 fine weight', () => expect(beratMurni(miligram(3250), miliPersen(75_000))).toBe(2438));
  test('9 percent discount', () =>
    expect(persenDari(rupiah(3_676_250), miliPersen(2500), 'down')).toBe(91_906));
});

describe('formats', () => {
  test('rupiah', () => {
    expect(formatRupiah(rupiah(1_500_000))).toBe('Rp 1.500.000');
    expect(formatRupiah(rupiah(-500))).toBe('-Rp 500');
    for (const text of ['Rp. 1.500.000,-', '1.500.000', '1500000', 'rp 1500000', '1.500.000,00'])
      expect(parseRupiah(text)).toBe(1_500_000);
    for (const text of ['', '1.5', '1,5', '12.34', 'abc', '1e9', '99999999999999999999'])
      expect(parseRupiah(text)).toBeNull();
  });
  test('gram', () => {
    expect(formatGram(miligram(3250))).toBe('3,250');
    expect(formatGram(miligram(-5))).toBe('-0,005');
    expect(formatGram(miligram(104_887_210))).toBe('104.887,210');
    expect(formatDesimal(miligram(104_887_210))).toBe('104887.210');
    expect(parseGram('12,345')).toBe(12_345);
    expect(parseGram('12.345')).toBe(12_345);
    expect(parseGram('104.887,210')).toBe(104_887_210);
    expect(parseGram('1,104,887.2')).toBe(1_104_887_200);
    for (const text of ['1.2345', '1O.5', '', '1.000.5', '1.000,5,1', '10.00,5', '-'])
      expect(parseGram(text)).toBeNull();
  });
  test('persen', () => {
    expect(formatPersen(miliPersen(75_000))).toBe('75');
    expect(formatPersen(miliPersen(91_600))).toBe('91,6');
    expect(formatPersen(miliPersen(0))).toBe('0');
  });
});

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test('mulDiv agrees with exact arithmetic and its bounds', () => {
  fc.assert(
    fc.property(amount, fc.nat(100_000), fc.integer({ min: 1, max: 100_000 }), (a, b, c) => {
      const down = mulDiv(a, b, c, 'down');
      const up = mulDiv(a, b, c, 'up');
      const exact = BigInt(a) * BigInt(b);
      expect(BigInt(down) * BigInt(c) <= exact && exact <= BigInt(up) * BigInt(c)).toBe(true);
      expect(up - down).toBe(exact % BigInt(c) === 0n ? 0 : 1);
      expect([down, up]).toContain(mulDiv(a, b, c, 'half-up'));
    }),
    { numRuns: 20_000 },
  );
});

test('a weight survives the wire and the screen', () => {
  fc.assert(
    fc.property(fc.nat(500_000_000), (mg) => {
      expect(toThousandths(mg / 1000)).toBe(mg);
      expect(parseGram(formatGram(miligram(mg)))).toBe(mg);
    }),
    { numRuns: 20_000 },
  );
});

test('more than three decimals are refused, never rounded', () => {
  expect(toThousandths(1.2345)).toBeNull();
  expect(toThousandths(2 ** 53)).toBeNull();
  expect(toThousandths(Number.NaN)).toBeNull();
});
