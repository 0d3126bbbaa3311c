/** Protects: a text is one number in every reader, or none; sen, signs, exponents and lost digits are never money. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatGram, formatRupiah, miligram, rupiah } from '../amount.ts';
import {
  digitHilang,
  parseAngka,
  parseGram,
  parsePersen,
  parseRupiah,
  parseRupiahBerkas,
} from './amount-text.ts';

describe('rupiah', () => {
  test.each([
    ['Rp. 1.500.000,-', 1_500_000],
    ['rp 1500000', 1_500_000],
    ['IDR 1,500,000.00', 1_500_000],
    ['1.500.000', 1_500_000],
    ['1,500,000', 1_500_000],
    ['1’500’000.00', 1_500_000],
    ['150.000,00', 150_000],
    ['1250000.00', 1_250_000],
    ['1.250.000.00', 1_250_000],
    ['500,00', 500],
    ['500,000', 500_000],
    ['1,234', 1234],
    ['Rp15.000,-', 15_000],
    ['4.099.000.-', 4_099_000],
    ['15.000,--', 15_000],
    ['-500', -500],
    ['0', 0],
    ['999999999999999', 999_999_999_999_999],
  ])('%j is %d', (text, value) => expect(parseRupiah(text)).toBe(value));
  test.each([
    ...['', '1.5', '1,5', '12.34', '150.000,50', 'abc', '1e9', '1E+5', '3,25 gr', '+500', '--5', '12-'],
    ...['1.250,000', '1234,567', '1234.567', '0.500', '1.00.000', '1,000.000,00', '٣', '75%', '(500)'],
    ...['1234567890123456', '1.234.567.890.123.456', '99999999999999999999'],
  ])('%j is no amount', (text) => expect(parseRupiah(text)).toBeNull());
});

test('a file leaves to its reader what may be another program’s decimals', () => {
  expect(['577.500', '2500000', 'Rp2.500.000,00', '1500000.00'].map(parseRupiahBerkas)).toEqual([
    ...[577_500, 2_500_000, 2_500_000, 1_500_000],
  ]);
  expect(['1,541,500', '500,000', '1408000.5'].map(parseRupiahBerkas)).toEqual([null, null, null]);
});

test('weights and rates may carry their unit, counts their thousands', () => {
  expect(['12,345', '12.345', '.95', '3,25 gr', '9,870 g', '104.887,210'].map(parseGram)).toEqual([
    ...[12_345, 12_345, 950, 3250, 9870, 104_887_210],
  ]);
  for (const text of ['1.2345', '1O.5', '', '.', '1.000.5', '10.00,5', '-', '1e3', '3 kg', '75%'])
    expect(parseGram(text)).toBeNull();
  expect(['75%', '75,0', '91.6 %', '0,75'].map(parsePersen)).toEqual([75_000, 75_000, 91_600, 750]);
  expect(['7', '-7', '1.000', '1,000'].map(parseAngka)).toEqual([7, -7, 1000, 1000]);
  for (const text of ['7,5', '1.00', '5,-', 'rp 5', '1e3', '1234567890123456', ''])
    expect(parseAngka(text)).toBeNull();
});

test('a number that a spreadsheet cut is known, a code is not taken for one', () => {
  for (const text of ['1.23456789012346E+15', '4,0026E+16', '8,99e+12', '9E+15', '1.5E-05'])
    expect(digitHilang(text)).toBe(true);
  for (const text of ['876E1698', '6E392319', '1E5', 'E+15', '123456789012345', 'A1E+5', ''])
    expect(digitHilang(text)).toBe(false);
});

/** Texts as people write numbers, well and badly. */
const written = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0125.,-’ e%Rp'), maxLength: 14 }),
  fc
    .tuple(
      fc.nat(999),
      fc.array(fc.nat(999), { maxLength: 3 }),
      fc.constantFrom('.', ',', ''),
      fc.constantFrom('', ',00', '.00', ',50', ',-'),
    )
    .map(([first, groups, mark, tail]) =>
      [String(first), ...groups.map((group) => String(group).padStart(3, '0'))].join(mark).concat(tail),
    ),
);

test('two readers never make two numbers of one text', () => {
  fc.assert(
    fc.property(written, (text) => {
      const read = parseRupiah(text);
      const others = [parseRupiahBerkas(text), parseAngka(text)].filter((one) => one !== null);
      for (const one of others) expect(one).toBe(read);
      // What a field would write for it is the same amount again.
      if (read !== null) expect(parseRupiah(formatRupiah(rupiah(read)))).toBe(read);
      const weight = parseGram(text);
      if (weight !== null) {
        expect(parsePersen(text)).toBe(weight);
        expect(parseGram(formatGram(miligram(weight)))).toBe(weight);
      }
    }),
    { numRuns: 20_000 },
  );
});
