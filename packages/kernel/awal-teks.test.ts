/** Protects: a text that is cut is a text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bacaBarcode } from '../../domains/barang/barcode.rule.ts';
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

test('a scan of any signs is a code or is none, and can be asked for', () => {
  expect(bacaBarcode('Ᾰ𐀀𐀀!¡𢡊').isWellFormed()).toBe(true);
  expect(bacaBarcode('237f1244x')).toBe('237F1244');
});
