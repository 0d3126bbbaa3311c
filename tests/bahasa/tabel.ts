/** The tables of texts of the whole house, as the tests ask them. A fault in one is thrown with its line. */
import { globSync, readFileSync } from 'node:fs';
import { type Language, readTexts, type TextLine, type Texts, textsIn } from '@mustika/kernel/bahasa.ts';
import { AKAR } from './teks-rumah.ts';

/** `folder` is the place whose texts the table at `path` holds. */
export type Tabel = { folder: string; path: string; lines: readonly TextLine[] };

export const tabelDari = (folder: string): Tabel => {
  const path = `${folder}/bahasa.tsv`;
  return { folder, path, lines: readTexts(readFileSync(new URL(path, AKAR), 'utf8'), path) };
};

export const TABEL: readonly Tabel[] = globSync(
  '{domains/*,packages/web-kit,packages/web-kit/*}/bahasa.tsv',
  {
    cwd: AKAR,
  },
).map((path) => tabelDari(path.replaceAll('\\', '/').replace('/bahasa.tsv', '')));

/** The dictionary of a language, as the screen has it. */
export const kamus = (language: Language): Texts =>
  Object.assign({}, ...TABEL.map(({ lines }) => textsIn(lines, language).istilah)) as Texts;
