/** Protects: every call of the house declares what it answers, unless that is a file or nothing but its message. */
import { expect, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { tanpaJawaban } from './answers.ts';

const named = (declared: boolean): string[] =>
  house.commands
    .filter(({ answer }) => (answer !== undefined) === declared)
    .map(({ method, path }) => `${method} ${path}`);

test('a call that declares nothing is in the list, once', () => {
  const listed = tanpaJawaban;
  expect(named(false).filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
});

test('the list names only calls that declare nothing: take their lines out', () => {
  const silent = named(false);
  expect(tanpaJawaban.filter((name) => !silent.includes(name))).toEqual([]);
});
