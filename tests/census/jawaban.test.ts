/**
 * Protects: every call of the house declares what it answers, unless that is a file or nothing but its message; what does not
 * yet is in answers-todo.tsv, which only shrinks.
 */
import { expect, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { belumDijawab, namesOf, tanpaJawaban } from './answers.ts';
import { before } from './shrinks.ts';

const named = (declared: boolean): string[] =>
  house.commands
    .filter(({ answer }) => (answer !== undefined) === declared)
    .map(({ method, path }) => `${method} ${path}`);

test('a call that declares nothing is in exactly one of the lists', () => {
  const listed = [...belumDijawab, ...tanpaJawaban];
  expect(named(false).filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
});

test('the lists name only calls that declare nothing: take their lines out', () => {
  const silent = named(false);
  expect([...belumDijawab, ...tanpaJawaban].filter((name) => !silent.includes(name))).toEqual([]);
});

const bases = before('tests/census/answers-todo.tsv');

test.skipIf(bases.length === 0)('answers-todo.tsv only shrinks', () => {
  for (const [commit, text] of bases) {
    const then = namesOf(text);
    expect(
      belumDijawab.filter((name) => !then.includes(name)),
      `added since ${commit}`,
    ).toEqual([]);
  }
});
