/** Files of the repository as the plugins of the build name them. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** The top of the repository. */
export const ROOT = resolve(import.meta.dirname, '..', '..');

/** All that fit one of these patterns from the top. */
export const filesOf = (patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: ROOT }).map((path) => resolve(ROOT, path));
