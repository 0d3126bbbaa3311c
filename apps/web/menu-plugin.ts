/** Evaluates menu.ts while building: the page gets its result as data instead of every declaration. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Menu } from './menu.ts';

const MENU = resolve(import.meta.dirname, 'menu.ts');

export const menuPlugin = (): Plugin => ({
  name: 'mustika-menu',
  // While developing it is an ordinary module, so that a changed declaration is seen at once.
  apply: 'build',
  async load(id) {
    if (resolve(id) !== MENU) return null;
    const { menu } = (await import(pathToFileURL(MENU).href)) as { menu: Menu };
    // A text that is parsed starts faster than an object that is compiled.
    return `export const menu = JSON.parse(${JSON.stringify(JSON.stringify(menu))});`;
  },
});
