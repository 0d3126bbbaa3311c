/** Protects the six languages: none lacks a key of Indonesian, none has one too many, placeholders agree. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const read = (name: string): Texts =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Texts;

/** `menu.barang {{nama}}` for every text: its place and the values it wants. */
const signature = (texts: Texts, place = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [`${place}${key} ${(text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`]
      : signature(text, `${place}${key}.`),
  );

test.each(['en', 'it', 'hk', 'my', 'jp'])('%s has every text of the shell and the kit', (language) => {
  expect(signature(read(language)).sort()).toEqual(signature(read('id')).sort());
  expect(signature(read(`kit-${language}`)).sort()).toEqual(signature(read('kit-id')).sort());
});
