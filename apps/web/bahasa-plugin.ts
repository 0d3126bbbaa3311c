/**
 * The tables of texts as modules of the build. `./bahasa.tsv?id` is what one place says in one language.
 * `virtual:bahasa/istilah/it` is the dictionary of the whole house, `virtual:bahasa/kalimat/it` the long half of it, and
 * `virtual:bahasa/layar/it` the texts of all its screens by namespace, which is the folder of their table: a language is three chunks,
 * loaded when it is chosen.
 * `virtual:bahasa/tautan/it` is what the page of a link says, and no more: a telephone is sent one language of one page.
 * Decision 0031.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, readTexts, type Texts, textsIn } from '@mustika/kernel/bahasa.ts';
import type { Plugin } from 'vite';
import { filesOf, ROOT } from './source-files.ts';

const TABLES = ['domains/*/bahasa.tsv', 'packages/web-kit/bahasa.tsv', 'packages/web-kit/*/bahasa.tsv'];

const ONE = /^(.+bahasa\.tsv)\?(?:import&)?(id|en|it|hk|my|jp)$/;
const WHOLE = /^\0?virtual:bahasa\/(istilah|kalimat|layar|tautan)\/(en|it|hk|my|jp)$/;

const textsOf = (path: string, language: Language) =>
  textsIn(readTexts(readFileSync(path, 'utf8'), relative(ROOT, path)), language);

const moduleOf = (texts: object): string =>
  Object.entries(texts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** The declarations are read when they are asked about, as menu-plugin.ts does, not packed into the configuration. */
const LINK = pathToFileURL(resolve(import.meta.dirname, 'tautan-kata.ts')).href;
const wordsOfLink = async (): Promise<readonly string[]> =>
  ((await import(LINK)) as typeof import('./tautan-kata.ts')).KATA_TAUTAN;

const only = (texts: Texts, words: readonly string[]): Texts =>
  Object.fromEntries(words.flatMap((word) => (texts[word] === undefined ? [] : [[word, texts[word]]])));

/** Labels are shorter, what is refused and explained is longer. */
const SENTENCE = 32;
const half = (texts: Texts, sentences: boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([text]) => text.length > SENTENCE === sentences));

export const bahasaPlugin = (): Plugin => ({
  name: 'mustika-bahasa',
  resolveId: (id) => (WHOLE.test(id) ? `\0${id}` : null),
  async load(id) {
    const [, path, language] = ONE.exec(id) ?? [];
    if (path) return moduleOf(textsOf(path, language as Language));
    const [, part, code] = WHOLE.exec(id) ?? [];
    if (!part) return null;
    const places = filesOf(TABLES);
    for (const place of places) this.addWatchFile(place);
    const said = places.map((place) => [basename(dirname(place)), textsOf(place, code as Language)] as const);
    const istilah: Texts = Object.assign({}, ...said.map(([, one]) => one.istilah));
    if (part === 'tautan') return moduleOf({ kata: only(istilah, await wordsOfLink()) });
    return part !== 'layar'
      ? moduleOf({ istilah: half(istilah, part === 'kalimat') })
      : moduleOf({ layar: Object.fromEntries(said.map(([name, { layar }]) => [name, layar])) });
  },
});
