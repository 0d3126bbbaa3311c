// Goal: who chooses a language reads it everywhere, and nobody has to look for what is missing. Method: every text of
// the registry of declarations, of the error catalogues and of the screens is asked of the dictionaries.
import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type Language, type Texts, textsIn, writeTextLine } from '@mustika/kernel/bahasa.ts';
import { istilah, pakaiKamus, ucapan } from '@mustika/web-kit/language/istilah.ts';
import { afterEach, expect, test } from 'vitest';
import { kamus, TABEL } from './tabel.ts';
import { AKAR, TEKS, type Teks } from './teks-rumah.ts';

const HOLE = /\{\{\d\}\}/;

afterEach(() => pakaiKamus(null));

const LANGUAGES = LANGUAGE_CODES.filter((code) => code !== 'id');

/** Is a text said by a line of this dictionary, or by one of its sentences with values? */
function saidBy(kamus: Texts): (teks: string) => boolean {
  const sentences = Object.keys(kamus)
    .filter((key) => key.includes('{{'))
    .map((key) => new RegExp(`^${key.split(HOLE).map(RegExp.escape).join('.+?')}$`, 's'));
  return (teks) => teks in kamus || sentences.some((one) => one.test(teks));
}

/** The line to write: its Indonesian is its key. */
const lineFor = (teks: string): string =>
  writeTextLine({
    key: teks,
    declared: true,
    texts: Object.fromEntries(
      LANGUAGE_CODES.map((code) => [code, code === 'id' ? teks : `<${code}>`]),
    ) as Record<Language, string>,
  });

/** The lines that are missing, the table each belongs to, and who says it. */
function missingLines(texts: readonly Teks[]): string[] {
  const said = saidBy(kamus('en'));
  const places = new Map<string, { folders: Set<string>; di: Set<string> }>();
  for (const { teks, folder, di } of texts.filter(({ teks }) => !said(teks))) {
    const place = places.get(teks) ?? { folders: new Set(), di: new Set() };
    place.folders.add(folder);
    place.di.add(di);
    places.set(teks, place);
  }
  return [...places]
    .map(([teks, { folders, di }]) => {
      const folder = folders.size === 1 ? ([...folders][0] as string) : 'packages/web-kit';
      return `${folder}/bahasa.tsv:  ${lineFor(teks)}  (said by ${[...di].join(', ')})`;
    })
    .sort();
}

test('every text of a declaration, a refusal, a setting and a screen has a line', () => {
  expect(
    missingLines(TEKS),
    'These texts would be read in Indonesian. Add each line to the table it names, with the text in each language and ' +
      'tabs between them; lines are sorted. Words of the trade are the same everywhere: GLOSSARY.md has them.',
  ).toEqual([]);
});

/** Rows of the table in GLOSSARY.md: an Indonesian word and what it is called in the five other languages. */
const DAGANG = [
  ...readFileSync(new URL('GLOSSARY.md', AKAR), 'utf8').matchAll(/^\|(.+\|.+\|.+\|.+\|.+\|.+)\|$/gm),
]
  .map((row) => (row[1] as string).split('|').map((cell) => cell.trim()))
  .slice(2);

/** Words bend at their end (`deposit`, `deposits`; `titolo`, `titoli`); characters of Chinese and Japanese do not. */
const bending = (word: string): RegExp =>
  new RegExp(/^[a-z ]{4,}$/.test(word) ? word.slice(0, -1).replace(' ', '.') : word, 'i');

test.each(LANGUAGES)('a word of the trade is the same word everywhere in %s', (language) => {
  expect(DAGANG.length).toBeGreaterThan(15);
  const entries = Object.entries(kamus(language)).filter(
    ([key]) => /^[^a-z]*[A-Z]/.test(key) && key.length < 60,
  );
  const other = DAGANG.flatMap(([word = '', ...said]) => {
    const told = said[LANGUAGES.indexOf(language)] as string;
    return entries
      .filter(([key]) => new RegExp(`\\b${word}\\b`).test(key))
      .filter(([, text]) => !bending(told).test(text))
      .map(([key, text]) => `${key}: "${text}" lacks "${told}"`);
  });
  expect(other).toEqual([]);
});

test('a text is said in one place', () => {
  const places = Map.groupBy(
    TABEL.flatMap(({ path, lines }) =>
      lines.filter(({ declared }) => declared).map(({ key }) => ({ key, path })),
    ),
    ({ key }) => key,
  );
  const twice = [...places].filter(([, found]) => found.length > 1);
  expect(
    twice.map(([key, found]) => `${key}: ${found.map(({ path }) => path).join(', ')}`),
    'What several places say has its line in packages/web-kit/bahasa.tsv, once.',
  ).toEqual([]);
});

test.each(LANGUAGES)(
  'nothing is translated twice in %s: what was said is not said again in another way',
  (language) => {
    pakaiKamus({ ...kamus('en'), ...kamus(language) });
    const moved = Object.values(kamus(language)).filter(
      (text) => !text.includes('{{') && istilah(text) !== text,
    );
    expect([...new Set(moved)]).toEqual([]);
    // A text with a key of its own passes the dictionary too, on its way to the page.
    const keyed = TABEL.flatMap(({ path, lines }) =>
      Object.values(textsIn(lines, language).layar)
        .filter((text) => ucapan(text) !== text)
        .map((text) => `${path}: ${text}`),
    );
    expect(keyed).toEqual([]);
  },
);
