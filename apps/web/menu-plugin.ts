/** Evaluates modules that are data while building: the page gets their result instead of every declaration they read. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { ROOT } from './source-files.ts';

/** By module the one thing it exports. */
const DATA: ReadonlyMap<string, string> = new Map([
  [resolve(import.meta.dirname, 'menu.ts'), 'menu'],
  [resolve(ROOT, 'packages/kernel/settings/kinds.ts'), 'KINDS'],
]);

export const menuPlugin = (): Plugin => ({
  name: 'mustika-menu',
  // While developing it is an ordinary module, so that a changed declaration is seen at once.
  apply: 'build',
  async load(id) {
    const path = resolve(id);
    const name = DATA.get(path);
    if (!name) return null;
    const module: Record<string, unknown> = await import(pathToFileURL(path).href);
    // A text that is parsed starts faster than an object that is compiled.
    return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(module[name]))});`;
  },
});
