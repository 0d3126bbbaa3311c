// Goal: who chooses English reads English everywhere, and nobody has to look for what is missing. Method: every text of
// the registry of declarations, of the error catalogues and of the screens is asked of the dictionaries.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { istilah, pakaiKamus, ucapan } from '@mustika/web-kit/istilah.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { AKAR, DINYATAKAN, TEKS } from './teks-rumah.ts';

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

const holes = (text: string): string => (text.match(/\{\{\d\}\}/g) ?? []).sort().join(' ');

afterEach(() => pakaiKamus(null));

test('every text of a declaration, a refusal and a screen has its English', () => {
  const english = whole('en');
  const templates = Object.keys(english)
    .filter((key) => key.includes('{{'))
    .map(
      (key) =>
        new RegExp(
          `^${key
            .split(/\{\{\d\}\}/)
            .map(RegExp.escape)
            .join('.+?')}$`,
        ),
    );
  const missing = TEKS.filter(({ teks }) => !(teks in english) && !templates.some((one) => one.test(teks)));
  const places = new Map<string, { folders: Set<string>; di: Set<string> }>();
  for (const { teks, folder, di } of missing) {
    const place = places.get(teks) ?? { folders: new Set(), di: new Set() };
    place.folders.add(folder);
    place.di.add(di);
    places.set(teks, place);
  }
  const lines = [...places].map(([teks, { folders, di }]) => {
    const folder = folders.size === 1 ? ([...folders][0] as string) : 'packages/web-kit';
    return `${pathOf(folder, 'en')}:  "${teks}": "…",  said by ${[...di].join(', ')}`;
  });
  expect(
    lines.sort(),
    'These texts have no English. Add each line, with its English, to the file it names; keys stand in the order ' +
      'of the alphabet. The other languages (it, hk, my, jp) read English until they have a line of their own.',
  ).toEqual([]);
});

/** A new declaration may read English for a while in the four; the house as a whole may not. */
const HUTANG_TEKS = 0.05;

test.each(['it', 'hk', 'my', 'jp'])('the labels of declarations are said in %s', (language) => {
  const kamus = whole(language);
  const texts = [...new Set(DINYATAKAN.map(({ teks }) => teks))];
  const missing = texts.filter((teks) => !(teks in kamus));
  expect(missing.length, `missing in ${language}:\n${missing.join('\n')}`).toBeLessThan(
    texts.length * HUTANG_TEKS,
  );
});

describe.each(['en', 'it', 'hk', 'my', 'jp'])('the dictionaries of %s', (language) => {
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
