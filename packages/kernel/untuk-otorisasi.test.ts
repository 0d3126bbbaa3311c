/** Every approval the product asks for says in words what it is for. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UNTUK_OTORISASI, untukOtorisasi } from './untuk-otorisasi.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CODES = [
  /description: '([a-z][a-z -]+)'/g,
  /(?:const|export const) [A-Z_]+ = '([a-z]+(?:[ -][a-z]+)+)';/g,
];

/** Constants of the same shape that name something else. */
const OTHER = new Set(['saldo-awal', 'tutup-toko']);

const codes = (): string[] => {
  const files = globSync(['domains/**/*.{rule,posting,query,document,command}.ts', 'packages/*/*.ts'], {
    cwd: ROOT,
  });
  const found = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      if (!/otorisasi|kategori/i.test(text)) return [];
      return CODES.flatMap((code) => [...text.matchAll(code)].map((match) => String(match[1])));
    });
  return [...new Set(found)].filter((code) => !OTHER.has(code)).sort();
};

test('every description of an approval has words', () => {
  expect(codes().length).toBeGreaterThan(20);
  expect(codes().filter((code) => !(code in UNTUK_OTORISASI))).toEqual([]);
});

test('a day that an approval is bound to is written as people write days', () => {
  expect(untukOtorisasi('sale under cost 2026-11-26')).toBe('Dijual di bawah modal 26 Nov 2026');
  expect(untukOtorisasi('something new')).toBe('something new');
});
