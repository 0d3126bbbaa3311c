import { mentionsOf } from './imports.ts';
import type { Problem } from './problem.ts';
import { isTypeScript, type Source } from './source.ts';

const MAINS = ['apps/server/main.ts', 'apps/web/main.tsx'];
/** Started by something else than an import: programs, workers, tests and the files of tools. */
const ENTRIES = [
  /^apps\/[^/]+\/main\.tsx?$/,
  /^apps\/web\/(sw|service-worker|tautan)\.ts$/,
  /[.-]worker\.ts$/,
  // The compiler imports it into every file that has JSX.
  /\/jsx-runtime\.ts$/,
  /\.(test|config)\.tsx?$/,
  /\.d\.ts$/,
  /^(tests|bench|drills|scripts|database)\//,
];

/**
 * Files of the product that nothing reaches. It waits until both programs exist: before that,
 * everything would be dead.
 */
export function checkDeadFiles(sources: Source[]): Problem[] {
  const files = new Map(sources.filter(isTypeScript).map((source) => [source.path, source]));
  if (!MAINS.every((main) => files.has(main))) return [];
  const alive = reach(files);
  return [...files.keys()]
    .filter((path) => !alive.has(path))
    .map((path) => ({
      where: path,
      what: 'nothing imports it',
      instead: 'import it where it is needed, or delete it',
    }));
}

function reach(files: Map<string, Source>): Set<string> {
  const alive = new Set<string>();
  const waiting = [...files.keys()].filter((path) => ENTRIES.some((entry) => entry.test(path)));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = files.get(path);
    if (source === undefined || alive.has(path)) continue;
    alive.add(path);
    for (const mention of mentionsOf(source)) waiting.push(...expand(mention, files));
  }
  return alive;
}

/** A mention is a path, or a pattern of paths as in import.meta.glob. */
function expand(mention: string, files: Map<string, Source>): string[] {
  if (!mention.includes('*')) return [mention];
  const pattern = mention
    .replaceAll(/[.+?^$()[\]\\|]/g, '\\$&')
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`);
  const expression = new RegExp(`^${pattern}$`);
  return [...files.keys()].filter((path) => expression.test(path));
}
