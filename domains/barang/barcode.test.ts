/** Protects: what a scanner read is a text that can be asked for. */
import { expect, test } from 'vitest';
import { bacaBarcode } from './barcode.rule.ts';

test('a scan of any signs is a code or is none, and can be asked for', () => {
  expect(bacaBarcode('Ᾰ𐀀𐀀!¡𢡊').isWellFormed()).toBe(true);
  expect(bacaBarcode('237f1244x')).toBe('237F1244');
});
