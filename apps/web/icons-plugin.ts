/**
 * The icons of the page. Tabler's package has six thousand in eighteen thousand files, a third of all that a first start
 * would write; the page shows a hundred. Those lie in ikon.tsv, cut from the package by `npm run icons`, and are what is
 * built; the package itself is there for who develops and looks for another one.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf } from './source-files.ts';

const TABLE = resolve(import.meta.dirname, 'ikon.tsv');
export const PACKAGE = '@tabler/icons-react';
const PREFIX = '\0ikon:';

/** The module that has one icon and nothing else. */
export const iconModule = (name: string): string => PREFIX + name;
const IMPORT = /import \{([^}]*)\} from '@tabler\/icons-react'/g;

/** `kind` is outline or filled; `nodes` are elements of SVG, as JSON. */
export type Drawing = { name: string; kind: string; file: string; nodes: string };

export const readDrawings = (): Drawing[] =>
  readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [name = '', kind = '', file = '', nodes = ''] = line.split('\t');
      return { name, kind, file, nodes };
    });

/** Names of the icons that our screens import. */
export function namesInUse(): string[] {
  const files = filesOf(['apps/web/*.tsx', 'packages/*/**/*.{ts,tsx}', 'domains/**/*.{ts,tsx}']);
  const said = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)]);
  const names = said.flatMap(([, list = '']) => list.split(',').map((one) => one.trim()));
  return [...new Set(names.filter((name) => name && !name.startsWith('type ')))].sort();
}

export function iconsPlugin(): Plugin {
  const drawings = new Map(readDrawings().map((one) => [one.name, one]));
  return {
    name: 'mustika-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === PACKAGE ? PREFIX : id.startsWith(PREFIX) ? id : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      // Each is a module of its own, so that a screen brings those it shows.
      const all = [...drawings.keys()].map(
        (name) => `export { ${name} } from ${JSON.stringify(iconModule(name))};`,
      );
      if (id === PREFIX) return { code: all.join('\n'), moduleSideEffects: false };
      const { name, kind, file, nodes } = drawings.get(id.slice(PREFIX.length)) as Drawing;
      const draw = JSON.stringify(resolve(import.meta.dirname, 'icon.ts'));
      const code = `import { icon } from ${draw};\nexport const ${name} = /*#__PURE__*/ icon('${kind}', '${file}', ${nodes});`;
      return { code, moduleSideEffects: false };
    },
  };
}
