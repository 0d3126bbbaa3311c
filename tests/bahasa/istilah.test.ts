// Goal: who chooses a language reads it everywhere, and nobody has to look for what is missing. Method: every text of
// the registry of declarations, of the error catalogues and of the screens is asked of the dictionaries.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { istilah, pakaiKamus, ucapan } from '@mustika/web-kit/istilah.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { AKAR, TEKS, type Teks } from './teks-rumah.ts';

type Kamus = Record<string, string>;

const folders = [
  ...readdirSync(new URL('domains/', AKAR), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `domains/${entry.name}`),
  'packages/web-kit',
];

const pathOf = (folder: string, language: string): string => `${folder}/locales/istilah.${language}.json`;

const read = (path: string): Kamus =>
  existsSync(new URL(path, AKAR)) ? (JSON.parse(readFileSync(new URL(path, AKAR), 'utf8')) as Kamus) : {};

const dictionaries = (language: string): { path: string; kamus: Kamus }[] =>
  folders.map((folder) => ({ path: pathOf(folder, language), kamus: read(pathOf(folder, language)) }));

const whole = (language: string): Kamus =>
  Object.assign({}, ...dictionaries(language).map(({ kamus }) => kamus)) as Kamus;

type Texts = { [key: string]: string | Texts };

const valuesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : valuesOf(text)));

/** Files of texts with keys: shell, kit, and the screens of the domains. */
const keyFiles = (language: string): { path: string; texts: string[] }[] =>
  folders
    .flatMap((folder) => [`${folder}/locales/${language}.json`, `${folder}/locales/kit-${language}.json`])
    .filter((path) => existsSync(new URL(path, AKAR)))
    .map((path) => ({
      path,
      texts: valuesOf(JSON.parse(readFileSync(new URL(path, AKAR), 'utf8')) as Texts),
    }));

const HOLE = /\{\{\d\}\}/;

const holes = (text: string): string => (text.match(/\{\{\d\}\}/g) ?? []).sort().join(' ');

afterEach(() => pakaiKamus(null));

const LANGUAGES = ['en', 'it', 'hk', 'my', 'jp'] as const;

/** Is a text said by a line of this dictionary, or by one of its sentences with values? */
function saidBy(kamus: Kamus): (teks: string) => boolean {
  const sentences = Object.keys(kamus)
    .filter((key) => key.includes('{{'))
    .map((key) => new RegExp(`^${key.split(HOLE).map(RegExp.escape).join('.+?')}$`, 's'));
  return (teks) => teks in kamus || sentences.some((one) => one.test(teks));
}

/** The line that is missing, the file it belongs to, and who says it. */
function missingLines(texts: readonly Teks[], language: string): string[] {
  const said = saidBy(whole(language));
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
      return `${pathOf(folder, language)}:  "${teks}": "…",  said by ${[...di].join(', ')}`;
    })
    .sort();
}

test.each(LANGUAGES)(
  'every text of a declaration, a refusal, a setting and a screen is said in %s',
  (language) => {
    expect(
      missingLines(TEKS, language),
      'These texts would be read in Indonesian or English. Add each line to the file it names; keys stand in the order of ' +
        'the alphabet. Words of the trade are the same everywhere: GLOSSARY.md has the table.',
    ).toEqual([]);
  },
);

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
  const entries = Object.entries(whole(language)).filter(
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

describe.each(LANGUAGES)('the dictionaries of %s', (language) => {
  const all = dictionaries(language);

  test('say one text in one way', () => {
    const said = new Map<string, string>();
    const twice = all.flatMap(({ path, kamus }) =>
      Object.entries(kamus).flatMap(([key, text]) => {
        const other = said.get(key);
        said.set(key, text);
        return other !== undefined && other !== text ? [`${path}: ${key}`] : [];
      }),
    );
    expect(twice).toEqual([]);
  });

  test('carry the values of their sentences, and leave no text empty', () => {
    const wrong = all.flatMap(({ path, kamus }) =>
      Object.entries(kamus)
        .filter(([key, text]) => holes(key) !== holes(text) || text.trim() === '')
        .map(([key]) => `${path}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  test('translate nothing twice: what was said is not said again in another way', () => {
    const kamus = whole(language);
    pakaiKamus({ ...whole('en'), ...kamus });
    const moved = Object.values(kamus).filter((text) => !text.includes('{{') && istilah(text) !== text);
    expect([...new Set(moved)]).toEqual([]);
    // A text with a key of its own passes the dictionary too, on its way to the page.
    const keyed = keyFiles(language).flatMap(({ path, texts }) =>
      texts.filter((text) => ucapan(text) !== text).map((text) => `${path}: ${text}`),
    );
    expect(keyed).toEqual([]);
  });
});
