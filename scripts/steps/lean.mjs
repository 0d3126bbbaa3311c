import { readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { dropSymbols } from './drop-symbols.mjs';
import { NODE, ROOT } from './process.mjs';

/** Maps, types and sources are for whoever reads or checks code, histories for whoever changes versions, archives for linkers. */
const READING = /\.(?:[cm]?js|css|d\.[cm]?ts)\.map$|\.[cm]?tsx?$|^(?:readme|changelog|history)\.md$|\.a$/i;
/** What a package tests and tells of itself, and its builds for pages without a bundler. */
const FOLDERS = /^(?:umd|iife|tests?|__tests__|examples?|docs|benchmarks?|skills|man|\.yarn|\.github)$/;
/** Forms of large libraries that nobody here asks for: the bundler reads the other form, and no page is drawn on the server. */
const FORMS = [
  /^@mantine\/[^/]+\/cjs\//,
  /^react-dom\/cjs\/react-dom-(?:server|profiling)/,
  /^pdfkit\/js\/pdfkit\.(?:standalone|browser|old)/,
  /^bwip-js\/(?:src\/|dist\/(?!bwip-js-node\.js$))/,
];

/** Whether nothing that runs opens this file; its way is that from node_modules. */
export function isSpare(path) {
  const parts = path.split(sep);
  // Our own rooms are linked in there.
  if (parts[0] === '@mustika') return false;
  const folders = parts.slice(0, -1);
  return (
    READING.test(parts.at(-1)) ||
    folders.some((folder) => FOLDERS.test(folder)) ||
    FORMS.some((form) => form.test(parts.join('/')))
  );
}

/** Takes from installed packages what running never opens: a sixth of all, and of the runtime a fifth. Licences stay. */
export function makeLean() {
  const modules = join(ROOT, 'node_modules');
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && isSpare(relative(modules, path))) rmSync(path);
  }
  dropSymbols(NODE);
}
