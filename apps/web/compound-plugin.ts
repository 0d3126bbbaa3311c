/**
 * Leaves out the parts of Mantine's compound components that nobody names. A component carries its parts (`Menu.Sub = MenuSub`), and
 * with them all they are made of, so whoever shows a menu was sent submenus, a search in menus and menus at the second mouse button.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { filesOf } from './source-files.ts';

const SOURCES = [
  'apps/web/*.tsx',
  'packages/web-kit/**/*.tsx',
  'domains/**/*.tsx',
  'node_modules/@mantine/*/esm/**/*.mjs',
];
const MANTINE = /[\\/]@mantine[\\/]\w+[\\/]esm[\\/].+\.mjs$/;
/** How a component is given a part. */
const GIVEN = /^(\w+)\.([A-Z]\w*) = (\w+);$/gm;
/** `Menu.Sub` as it is asked for; a warning that speaks of it does not. */
const NAMED = /\b[A-Z]\w*\.[A-Z]\w*\b/g;
const SAID = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/** Parts that a source names, as `Menu.Sub`. */
export const partsNamedIn = (source: string): string[] =>
  source.replace(GIVEN, '').replace(SAID, '').match(NAMED) ?? [];

/** A module of Mantine's without the parts that nobody names. */
export const withoutParts = (source: string, named: ReadonlySet<string>): string =>
  source.replace(GIVEN, (line, component: string, part: string) =>
    named.has(`${component}.${part}`) ? line : '',
  );

export function compoundPlugin(): Plugin {
  let named: ReadonlySet<string> = new Set();
  return {
    name: 'mustika-compound',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      named = new Set(filesOf(SOURCES).flatMap((path) => partsNamedIn(readFileSync(path, 'utf8'))));
    },
    transform(code, id) {
      return MANTINE.test(id) ? { code: withoutParts(code, named), map: null } : null;
    },
  };
}
