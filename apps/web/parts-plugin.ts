/** Puts fetch-parts.ts where the bundler would put its own helper for parts that are imported when they are needed. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { inPlaceOf } from './in-place-of.ts';

const HELPER = '\0vite/preload-helper.js';
const OURS = resolve(import.meta.dirname, 'fetch-parts.ts');

export const partsPlugin = (): Plugin =>
  inPlaceOf({
    name: 'mustika-parts',
    is: (id) => id === HELPER,
    source: `export { __vitePreload } from ${JSON.stringify(OURS)};`,
    gone: 'the bundler no longer asks for its preload helper: see fetch-parts.ts',
  });
