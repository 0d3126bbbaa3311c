import { posix } from 'node:path';
import type { Source } from './source.ts';

const WORKSPACES: Record<string, string> = {
  '@mustika/kernel': 'packages/kernel',
  '@mustika/server-kit': 'packages/server-kit',
  '@mustika/web-kit': 'packages/web-kit',
  '@mustika/domains': 'domains',
  '@mustika/server': 'apps/server',
  '@mustika/web': 'apps/web',
};

/** One import as written, and the file of ours it means, if it is one of ours. `type`: it is gone when the file runs. */
export type Import = { written: string; target?: string; type?: true };

/** Static and dynamic imports and re-exports; those in comments do not count. */
export function importsOf(source: Source): Import[] {
  const pattern = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;
  return [...source.text.matchAll(pattern)]
    .filter((match) => /\S/.test(source.code.slice(match.index, match.index + 4)))
    .map((match) => ({
      ...toImport(source.path, match[2] ?? ''),
      ...(isTypeOnly(source.code.slice(0, match.index)) ? { type: true as const } : {}),
    }));
}

/** Does the statement that ends here take types alone, all of it or name by name? */
function isTypeOnly(before: string): boolean {
  const [, whole, names] = /\b(?:import|export)\s+(type\b)?\s*(?:\{([^}]*)\}\s*)?$/.exec(before) ?? [];
  return (
    whole !== undefined ||
    ((names?.split(',') ?? ['']).every((name) => /^\s*(type\s|$)/.test(name)) && /\btype\b/.test(names ?? ''))
  );
}

/**
 * Every file of ours that a file names in any string: imports, but also workers and other files
 * found by `new URL('./x.ts', import.meta.url)`, and patterns of `import.meta.glob`.
 */
export function mentionsOf(source: Source): string[] {
  return source.strings
    .filter((text) => /^(\.{1,2}\/|@mustika\/)/.test(text) || /^\/?(apps|domains|packages)\//.test(text))
    .map((text) => toImport(source.path, text).target ?? text.replace(/^\//, ''));
}

function toImport(from: string, written: string): Import {
  if (written.startsWith('.')) {
    return { written, target: posix.normalize(posix.join(posix.dirname(from), written)) };
  }
  const [scope, name, ...rest] = written.split('/');
  const folder = WORKSPACES[`${scope}/${name}`];
  return folder === undefined ? { written } : { written, target: [folder, ...rest].join('/') };
}
