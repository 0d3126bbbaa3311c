/** Protects: what is kept of answers stays within a day, a number and a size, and the newest are what stays. */
import { expect, test } from 'vitest';
import { surplus, type Weight } from './surplus.ts';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;
const kept = (...weights: (Weight & { key: string })[]) =>
  new Map(weights.map(({ key, ...weight }) => [key, weight]));

test('what is older than a day goes, and nothing else of a few', () => {
  const few = kept(
    { key: 'old', at: NOW - 25 * HOUR, size: 1 },
    { key: 'new', at: NOW, size: 900_000 },
    { key: 'today', at: NOW - 23 * HOUR, size: 1 },
  );
  expect(surplus(few, NOW)).toEqual(['old']);
});

test('of more than may be kept the oldest go', () => {
  const many = kept(...Array.from({ length: 402 }, (_, n) => ({ key: `a${n}`, at: NOW - n, size: 1 })));
  expect(surplus(many, NOW)).toEqual(['a400', 'a401']);
});

test('of more letters than may be kept the oldest go', () => {
  const large = kept(...Array.from({ length: 22 }, (_, n) => ({ key: `a${n}`, at: NOW - n, size: 950_000 })));
  expect(surplus(large, NOW)).toEqual(['a21']);
});
