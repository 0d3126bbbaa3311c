/** Protects: a text that is cut is a text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awalTeks } from './awal-teks.ts';

test('the first characters, never half of one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(24), (text, banyak) => {
      const awal = awalTeks(text, banyak);
      expect(awal.isWellFormed()).toBe(true);
      expect(text.startsWith(awal)).toBe(true);
      expect(awal.length).toBeGreaterThanOrEqual(Math.min(banyak, text.length) - 1);
    }),
  );
});
