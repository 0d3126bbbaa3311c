/**
 * The tables of texts as modules of the build. `./bahasa.tsv?id` is what one place says in one language.
 * `virtual:bahasa/istilah/it` is the dictionary of the whole house and `virtual:bahasa/layar/it` the texts of all its
 * screens by namespace, which is the folder of their table: a language is two chunks, loaded when it is chosen.
 * Decision 0031.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { type Language, readTexts, textsIn } from '@mustika/kernel/bahasa.ts';
import type { Plugin } from 'vite';
import { filesOf, ROOT } from './source-files.ts';

const TABLES = ['domains/*/bahasa.tsv', 'packages/web-kit/bahasa.tsv', 'packages/web-kit/*/bahasa.tsv'];

const ONE = /^(.+bahasa\.tsv)\?(?:import&)?(id|en|it|hk|my|jp)$/;
const WHOLE = /^\0?virtual:bahasa\/(istilah|layar)\/(en|it|hk|my|jp)$/;

const textsOf = (path: string, language: Language) =>
  textsIn(readTexts(readFileSync(path, 'utf8'), relative(ROOT, path)), language);

const moduleOf = (texts: object): string =>
  Object.entries(texts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

export const bahasaPlugin = (): Plugin => ({
  name: 'mustika-bahasa',
  resolveId: (id) => (WHOLE.test(id) ? `\0${id}` : null),
  load(id) {
    const [, path, language] = ONE.exec(id) ?? [];
    if (path) return moduleOf(textsOf(path, language as Language));
    const [, part, code] = WHOLE.exec(id) ?? [];
    if (!part) return null;
    const places = filesOf(TABLES);
    for (const place of places) this.addWatchFile(place);
    const said = places.map((place) => [basename(dirname(place)), textsOf(place, code as Language)] as const);
    return part === 'istilah'
      ? moduleOf({ istilah: Object.assign({}, ...said.map(([, { istilah }]) => istilah)) })
      : moduleOf({ layar: Object.fromEntries(said.map(([name, { layar }]) => [name, layar])) });
  },
});
