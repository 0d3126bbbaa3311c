/** Protects what browsers have stored: every text comes back, anything foreign is null instead of an exception. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bukaSamaran, samarkan } from './penyamaran.ts';

test('every text comes back as it went in, as hex', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(samarkan(text)).toMatch(/^[0-9a-f]*$/);
      expect(bukaSamaran(samarkan(text))).toBe(text);
    }),
  );
});

test.each(['abc', 'zz', 'ff', '{"token":1}'])('%s was not written by us', (stored) => {
  expect(bukaSamaran(stored)).toBeNull();
});

/** The shelves are told apart by the start of the obfuscated name. */
test('a common start stays a common start', () => {
  expect(samarkan('sesi:token').startsWith(samarkan('sesi:'))).toBe(true);
  expect(samarkan('laci:draf').startsWith(samarkan('sesi:'))).toBe(false);
});
