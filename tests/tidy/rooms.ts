import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { layerOf } from './layers.ts';
import type { Problem } from './problem.ts';
import { isTest, isTypeScript, type Source } from './source.ts';

/** More than one can take in at a glance. */
const MOST = 60;
/** A list that is read from its end: nobody looks for a thing in it. */
const LISTS = new Set(['database/baseline', 'database/migrations', 'docs/decisions']);

/** A folder that grew has rooms, called what a user or a colleague would call them. */
export function checkRooms(paths: readonly string[]): Problem[] {
  const entries = new Map<string, Set<string>>();
  for (const path of paths)
    for (let at = path; at.includes('/'); at = posix.dirname(at)) {
      const where = posix.dirname(at);
      entries.set(where, (entries.get(where) ?? new Set()).add(at));
    }
  return [...entries].flatMap(([where, { size }]) =>
    size > MOST && !LISTS.has(where)
      ? [{ where, what: `${size} entries in one folder`, instead: 'give it rooms, as penjualan has' }]
      : [],
  );
}

/** What a transition does is found under one suffix, whatever the kind of document. */
export function checkDecides(sources: readonly Source[]): Problem[] {
  return sources
    .filter(({ path }) => path.startsWith('domains/') && !isTest(path) && !path.endsWith('.posting.ts'))
    .filter(({ code }) => /\bdecide\s*[:(]|\bimplementTransition\(/.test(code))
    .map(({ path }) => ({
      where: path,
      what: 'it decides about a transition',
      instead: 'let a .posting.ts hold what a transition reads and decides',
    }));
}

/** A rule that only the browser asks says so by its name, or the next reader looks for it on the server. */
export function checkViews(sources: readonly Source[]): Problem[] {
  const users = new Map<string, string[]>();
  for (const source of sources.filter(isTypeScript)) {
    if (isTest(source.path)) continue;
    for (const { target } of importsOf(source))
      if (target) users.set(target, [...(users.get(target) ?? []), source.path]);
  }
  return sources
    .filter(({ path }) => path.endsWith('.rule.ts'))
    .filter(({ path }) => {
      const layers = (users.get(path) ?? []).map(layerOf);
      return layers.length > 0 && layers.every((layer) => layer === 'web' || layer === 'view');
    })
    .map(({ path }) => ({
      where: path,
      what: 'only the browser asks it',
      instead: 'end its name in .view.ts',
    }));
}
