import type { Problem } from './problem.ts';

const EMPTY_NAMES = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'type',
  'types',
  'index',
  'common',
  'misc',
]);

/** Names that say nothing: everything fits in there, so nothing is found there. */
export function checkNames(paths: string[]): Problem[] {
  return paths
    .filter((path) => /\.(ts|tsx|mts|mjs|js|css)$/.test(path))
    .flatMap((path) => {
      const bad = path.split('/').find((part) => EMPTY_NAMES.has(part.split('.')[0] ?? ''));
      if (bad === undefined) return [];
      return [{ where: path, what: `"${bad}" says nothing`, instead: 'name it after what is in it' }];
    });
}
