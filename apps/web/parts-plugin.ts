/** Puts fetch-parts.ts where the bundler would put its own helper for parts that are imported when they are needed. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const OURS = resolve(import.meta.dirname, 'fetch-parts.ts');

export function partsPlugin(): Plugin {
  let put = false;
  return {
    name: 'mustika-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null;
      put = true;
      return `export { __vitePreload } from ${JSON.stringify(OURS)};`;
    },
    buildEnd(error) {
      if (!error && !put) this.error('the bundler no longer asks for its preload helper: see fetch-parts.ts');
    },
  };
}
