/** Protects the tables of texts: none lacks a language, values agree, and no screen asks for a text that is not there. */
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type Language } from '@mustika/kernel/bahasa.ts';
import { describe, expect, test } from 'vitest';
import { KOLOM_BERKAS } from '../../domains/barang/masuk/kolom-berkas.rule.ts';
import { TABEL, tabelDari } from './tabel.ts';
import { AKAR } from './teks-rumah.ts';

/** What stands in the lines that the tests propose. */
const proposed = (code: Language): string => `<${code}>`;

test.each(LANGUAGE_CODES)('every line of every table has its text in %s', (language) => {
  const empty = TABEL.flatMap(({ path, lines }) =>
    lines
      .filter(({ texts }) => ['', proposed(language)].includes(texts[language].trim()))
      .map(({ key }) => `${path}: ${key}`),
  );
  expect(empty, `These lines want a text in the column ${language}`).toEqual([]);
});

/** `{{nama}} {{nama}} {{tanggal}}`: the values a text wants. */
const wanted = (text: string): string => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ');

test('a text carries the same values in every language', () => {
  const wrong = TABEL.flatMap(({ path, lines }) =>
    lines.flatMap(({ key, texts }) =>
      LANGUAGE_CODES.filter((code) => wanted(texts[code]) !== wanted(texts.id)).map(
        (code) => `${path}: ${key}: ${code} wants ${wanted(texts[code]) || 'no value'}`,
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

const keysOf = (folder: string): string[] =>
  tabelDari(folder)
    .lines.filter(({ declared }) => !declared)
    .map(({ key }) => key);

const shared = keysOf('packages/web-kit');
const places = TABEL.filter(({ lines }) => lines.some(({ declared }) => !declared)).map(
  ({ folder }) => folder,
);

/** Source of the files of a place that reach the screen, in all its rooms; those of the kit's parts are the kit's own. */
const sourceOf = (folder: string): string =>
  readdirSync(new URL(`${folder}/`, AKAR), {
    recursive: folder === 'packages/web-kit' || folder.startsWith('domains/'),
    encoding: 'utf8',
  })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/^(?:node_modules|penjelasan)\/|\.test\./.test(name))
    .filter((name) =>
      (folder.startsWith('domains/') ? /\.(?:screen|widget)\.tsx$|\.store\.tsx?$/ : /\.tsx?$/).test(name),
    )
    .map((name) => readFileSync(new URL(`${folder}/${name}`, AKAR), 'utf8'))
    .join('\n');

describe.each(places)('the texts of %s', (folder) => {
  test('are all there that its screens ask for', () => {
    const keys = [...keysOf(folder), ...shared];
    // A text that counts has a form for one and one for more; it is asked for by the name of both.
    const known = new Set([...keys, ...keys.map((key) => key.replace(/_(?:one|other)$/, ''))]);
    const source = sourceOf(folder);
    const either = [...source.matchAll(/\bt\(\s*[^()'`,]+\?\s*'([^']+)'\s*:\s*'([^']+)'/g)];
    const asked = [
      ...[...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] as string),
      // One or the other, as things stand.
      ...either.flatMap(([, yes, no]) => [yes as string, no as string]),
    ];
    // Of a key that is put together its beginning is known: something must begin so. Each of them is asked for by the journeys,
    // whose pages say which key they had no text for.
    const begun = [...source.matchAll(/\bt\(\s*`([^`$]+)\$\{/g)].map((match) => match[1] as string);
    const missing = [
      ...new Set(asked.filter((key) => !known.has(key))),
      ...new Set(begun.filter((start) => !keys.some((key) => key.startsWith(start)))),
    ];
    const line = LANGUAGE_CODES.map(proposed).join('\t');
    expect(
      missing.map((key) => `${folder}/bahasa.tsv:  ${key}\t${line}`),
      'Add each line to the table it names, with the text in each language and tabs between them; lines are sorted.',
    ).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });
});

test('every column of a sheet of pieces says what it wants', () => {
  const said = new Set(keysOf('domains/barang'));
  expect(KOLOM_BERKAS.map(({ nama }) => `impor.kolom.${nama}`).filter((key) => !said.has(key))).toEqual([]);
});
