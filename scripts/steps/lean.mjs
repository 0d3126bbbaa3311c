import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';

/** Maps and types are for whoever reads or checks code, histories for whoever changes versions: a fifth of all, which no program opens. */
const READING = /\.(?:[cm]?js|css|d\.[cm]?ts)\.map$|\.d\.[cm]?ts$|^(?:readme|changelog|history)\.md$/i;

/** Takes from installed packages what only reading them needs; licences stay. */
export function makeLean() {
  const modules = join(ROOT, 'node_modules');
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && READING.test(entry.name)) rmSync(join(entry.parentPath ?? entry.path, entry.name));
}
