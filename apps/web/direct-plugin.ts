/**
 * Imports each thing from the file it is written in instead of from the front page of its library. The front page reaches all
 * the library has, so nobody could say what a screen needs before it is packed; now chunks.ts can. It leaves a fifth of the
 * modules unread, too.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE as ICONS, iconModule } from './icons-plugin.ts';

const LIBRARIES = /^@mantine\/(core|hooks|dates|form|modals|notifications|spotlight)$/;

type Home = { file: string; name: string };

/** `a, b as c` of a list in braces: what it is called there, and here. */
const listed = (list: string): [there: string, here: string][] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [there = '', here = there] = one.split(' as ');
      return [there, here];
    });

/** Where each thing lives that a front page of plain imports and one list of exports gives away. */
export function homesOf(front: string, folder: string): ReadonlyMap<string, Home> {
  const imported = new Map<string, Home>();
  for (const [, list = '', file = ''] of front.matchAll(/^import \{([^}]*)\} from "([^"]+)";$/gm))
    for (const [name, here] of listed(list))
      imported.set(here, { file: file.startsWith('.') ? resolve(folder, file) : file, name });
  const homes = new Map<string, Home>();
  for (const [, list = ''] of front.matchAll(/^export \{([^}]*)\};$/gm))
    for (const [here, name] of listed(list)) {
      const home = imported.get(here);
      if (home) homes.set(name, home);
    }
  return homes;
}

type Specifier = { type: string; imported?: { name?: string }; local: { name: string } };
type Statement = {
  type: string;
  start: number;
  end: number;
  source?: { value: string };
  specifiers?: Specifier[];
};

const importOf = (name: string, here: string, file: string): string =>
  `import { ${name} as ${here} } from ${JSON.stringify(file)};`;

export function directPlugin(): Plugin {
  const known = new Map<string, ReadonlyMap<string, Home>>();
  const homes = (front: string) => {
    let found = known.get(front);
    if (!found) {
      found = homesOf(readFileSync(front, 'utf8'), dirname(front));
      known.set(front, found);
    }
    return found;
  };
  return {
    name: 'mustika-direct',
    apply: 'build',
    // After types and JSX are gone: what is left of an import is what is used.
    enforce: 'post',
    async transform(code, id) {
      if (!code.includes('@mantine/') && !code.includes(ICONS)) return null;
      const body = this.parse(code).body as unknown as Statement[];
      let out = '';
      let done = 0;
      for (const { type, start, end, source, specifiers = [] } of body) {
        const from = source?.value ?? '';
        if (type !== 'ImportDeclaration' || (from !== ICONS && !LIBRARIES.test(from))) continue;
        if (specifiers.length === 0 || specifiers.some((one) => one.type !== 'ImportSpecifier')) continue;
        const front = from === ICONS ? null : (await this.resolve(from, id))?.id;
        if (front === undefined) continue;
        const lines = specifiers.map(({ imported, local }) => {
          const name = imported?.name ?? local.name;
          if (front === null) return importOf(name, local.name, iconModule(name));
          const home = homes(front).get(name);
          return home ? importOf(home.name, local.name, home.file) : importOf(name, local.name, from);
        });
        out += code.slice(done, start) + lines.join('');
        done = end;
      }
      return done === 0 ? null : { code: out + code.slice(done), map: null };
    },
  };
}
