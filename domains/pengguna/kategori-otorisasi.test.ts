/** Protects: whatever an approval is asked for, its kategori has a word on the reports, not a code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, ROOT } from '../../tests/tidy/source.ts';
import { KATEGORI_OTORISASI } from './kategori-otorisasi.rule.ts';

/** The consts codes are kept in, and codes in small letters where they are written out. */
const SEBUT = [/KATEGORI_[A-Z]+ = '([^']+)'/g, /kategori: '([a-z-]+)'/g];

test('every kategori of the house is named', () => {
  const bernama = new Set<string>(KATEGORI_OTORISASI.map(([kode]) => kode));
  const tanpa = ['domains', 'packages']
    .flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return SEBUT.flatMap((pola) => [...text.matchAll(pola)].map(([, kode = '']) => kode));
    })
    .filter((kode) => !bernama.has(kode));
  expect([...new Set(tanpa)]).toEqual([]);
});
