import { importsOf } from './imports.ts';
import type { Problem } from './problem.ts';
import { isTest, isTypeScript, type Source } from './source.ts';

/** The domain of a file inside one; undefined for lists of domains and what is none. */
const domainOf = (path: string): string | undefined => /^domains\/([^/]+)\//.exec(path)?.[1];

/** Which domains each domain asks. What lives tell each other is no part of the product. */
function arrowsOf(sources: readonly Source[]): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const source of sources.filter((one) => isTypeScript(one) && !isTest(one.path))) {
    const from = domainOf(source.path);
    if (!from || /\.(life|damage)\.ts$/.test(source.path)) continue;
    for (const { target } of importsOf(source)) {
      const to = target && domainOf(target);
      if (to && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** The way from a domain back to itself, or null. */
function wayBack(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const queue: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const next of arrows.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) queue.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

/** Which files each file needs to run. Types need nobody; a component may hold itself, as rows of fields hold fields. */
function needsOf(sources: readonly Source[]): Map<string, Set<string>> {
  const programs = sources.filter(({ path }) => path.endsWith('.ts') && !isTest(path));
  return new Map(
    programs.map((source) => [
      source.path,
      new Set(importsOf(source).flatMap(({ target, type }) => (target && !type ? [target] : []))),
    ]),
  );
}

/** One way back for each circle. */
function circlesOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const told = new Set<string>();
  return [...arrows.keys()].flatMap((start) => {
    const way = told.has(start) ? null : wayBack(arrows, start);
    for (const one of way ?? []) told.add(one);
    return way ? [way] : [];
  });
}

/** Arrows run down: what two domains ask each other for is a body below both, and no file needs itself to run. */
export const checkCircles = (sources: readonly Source[]): Problem[] => [
  ...circlesOf(arrowsOf(sources)).map((way) => ({
    where: `domains/${way[0]}`,
    what: `asks itself by way of others: ${way.join(' -> ')}`,
    instead: 'move what both want into a pure file below them, as domains/jual is',
  })),
  ...circlesOf(needsOf(sources)).map((way) => ({
    where: way[0] ?? '',
    what: `needs itself to run: ${way.join(' -> ')}`,
    instead: 'import the type alone, or move what both want into a file of its own',
  })),
];
