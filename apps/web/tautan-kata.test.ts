/** Protects: whatever the page of a link says is said in the language of the telephone. */
import { LANGUAGE_CODES } from '@mustika/kernel/bahasa.ts';
import { expect, test } from 'vitest';
import { kamus } from '../../tests/bahasa/tabel.ts';
import { KATA_TAUTAN } from './tautan-kata.ts';

test.each(LANGUAGE_CODES.filter((code) => code !== 'id'))(
  'every word of the page has its text in %s',
  (code) => {
    expect(KATA_TAUTAN.length).toBeGreaterThan(20);
    expect(KATA_TAUTAN.filter((word) => !kamus(code)[word])).toEqual([]);
  },
);
