/** Every approval the product asks for says in the language of the screen what it is for. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '@mustika/kernel/bahasa.ts';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CODES = [
  /description: '([a-z][a-z -]+)'/g,
  /(?:const|export const) [A-Z_]+ = '([a-z]+(?:[ -][a-z]+)+)';/g,
];

/** Constants of the same shape that name something else. */
const OTHER = new Set(['tutup-toko']);

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
  const table = readTexts(readFileSync(join(import.meta.dirname, '..', 'bahasa.tsv'), 'utf8'), 'bahasa.tsv');
  const known = new Set(table.map(({ key }) => key.replace('otorisasi.untuk.', '')));
  expect(codes().length).toBeGreaterThan(20);
  expect(codes().filter((code) => !known.has(code))).toEqual([]);
});
