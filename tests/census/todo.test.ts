/**
 * Protects: whatever the specification names is either built or in todo.tsv, never both and never neither; and the
 * list only shrinks.
 */
import { expect, test } from 'vitest';
import { isBuiltCall, isBuiltScreen } from './built.ts';
import { before } from './shrinks.ts';
import { specCalls, specRoutes, todoOf, todoText } from './spec.ts';

const named = (kind: string, names: readonly string[]): string[] => names.map((name) => `${kind}\t${name}`);
const split = <T>(all: readonly T[], isBuilt: (one: T) => boolean, nameOf: (one: T) => string) => ({
  built: all.filter(isBuilt).map(nameOf),
  missing: all.filter((one) => !isBuilt(one)).map(nameOf),
});

const screens = split(
  specRoutes,
  (row) => isBuiltScreen(row.path),
  (row) => row.path,
);
const calls = split(specCalls, isBuiltCall, (call) => call.name);
const built = new Set([...named('route', screens.built), ...named('call', calls.built)]);
const missing = [...named('route', screens.missing), ...named('call', calls.missing)];
const listed = todoOf(todoText()).map(({ kind, name }) => `${kind}\t${name}`);

test('nothing that is built is still in todo.tsv: take its line out', () => {
  expect(listed.filter((line) => built.has(line))).toEqual([]);
});

test('everything that is not built is in todo.tsv: it was built once, or the list lost a line', () => {
  expect(missing.filter((line) => !listed.includes(line))).toEqual([]);
});

test('todo.tsv names only what the specification names, once', () => {
  expect(listed.filter((line) => !missing.includes(line) && !built.has(line))).toEqual([]);
  expect(listed.filter((line, index) => listed.indexOf(line) !== index)).toEqual([]);
});

const bases = before('tests/census/todo.tsv');

test.skipIf(bases.length === 0)('todo.tsv only shrinks', () => {
  for (const [commit, text] of bases) {
    const then = new Set(todoOf(text).map(({ kind, name }) => `${kind}\t${name}`));
    expect(
      listed.filter((line) => !then.has(line)),
      `added since ${commit}`,
    ).toEqual([]);
  }
});
