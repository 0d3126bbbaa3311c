/** Protects the languages: none lacks a text, none has one too many, placeholders agree, and no screen asks for one that is not there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const HOUSE = new URL('../../../domains/', import.meta.url);

const read = (url: URL): Texts => JSON.parse(readFileSync(url, 'utf8')) as Texts;
const own = (name: string): Texts => read(new URL(`./${name}.json`, import.meta.url));

/** `menu.barang {{nama}}` for every text: its place and the values it wants. */
const signature = (texts: Texts, place = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [`${place}${key} ${(text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`]
      : signature(text, `${place}${key}.`),
  );

const keysOf = (texts: Texts): string[] => signature(texts).map((line) => line.slice(0, line.indexOf(' ')));

test.each(['en', 'it', 'hk', 'my', 'jp'])('%s has every text of the shell and the kit', (language) => {
  expect(signature(own(language)).sort()).toEqual(signature(own('id')).sort());
  expect(signature(own(`kit-${language}`)).sort()).toEqual(signature(own('kit-id')).sort());
  const told = '../penjelasan/locales/';
  expect(signature(own(`${told}${language}`)).sort()).toEqual(signature(own(`${told}id`)).sort());
});

const domains = readdirSync(HOUSE).filter((name) => existsSync(new URL(`${name}/locales/id.json`, HOUSE)));

/** Source of a domain's web files. */
const sourceOf = (domain: string): string =>
  readdirSync(new URL(`${domain}/`, HOUSE))
    .filter((name) => /\.(?:screen|widget)\.tsx$|\.store\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(`${domain}/${name}`, HOUSE), 'utf8'))
    .join('\n');

describe.each(domains)('the texts of %s', (domain) => {
  const id = signature(read(new URL(`${domain}/locales/id.json`, HOUSE))).sort();
  const keys = keysOf(read(new URL(`${domain}/locales/id.json`, HOUSE)));

  test.each(['en', 'it', 'hk', 'my', 'jp'])('are complete in %s', (language) => {
    expect(signature(read(new URL(`${domain}/locales/${language}.json`, HOUSE))).sort()).toEqual(id);
  });

  test('are all there that its screens ask for', () => {
    // A text that counts has a form for one and one for more; it is asked for by the name of both.
    const counted = keys.map((key) => key.replace(/_(?:one|other)$/, ''));
    const known = new Set([...keys, ...counted, ...keysOf(own('id')), ...keysOf(own('kit-id'))]);
    const asked = [...sourceOf(domain).matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] as string);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });
});
