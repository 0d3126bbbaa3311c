import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE } from '@mustika/server-kit/schema/oldest-program.ts';
import { expect, test } from 'vitest';
import { before } from '../census/shrinks.ts';
import { checkBanned, checkExceptions, RULES } from './banned.ts';
import { checkCircles } from './circles.ts';
import { checkDeadFiles } from './dead.ts';
import { checkDocstrings, checkDomains, countDeclarations } from './declarations.ts';
import { checkDependencies } from './dependencies.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { checkHabits } from './habits.ts';
import { checkLayers } from './layers.ts';
import { checkFunctionless, checkNumbers, checkOldestProgram, checkYoungSql } from './migrations.ts';
import { checkNames } from './names.ts';
import { describeProblem, type Problem } from './problem.ts';
import { checkDecides, checkRooms, checkViews } from './rooms.ts';
import { checkSizes } from './sizes.ts';
import { FOLDERS, listFiles, ROOT, readSources } from './source.ts';
import { checkStatements } from './statements.ts';

// Goal: the house rules of ARCHITECTURE.md hold for every file there is.
// Method: each check reads the repository; tidy-checks.test.ts proves that the checks can fail.

const sources = readSources();
const domainFiles = listFiles('domains');

/** Without its comments. */
const sqlIn = (dir: string): { path: string; text: string }[] =>
  listFiles(dir).map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8').replaceAll(/--.*/g, ''),
  }));

function expectNone(problems: Problem[]): void {
  expect(problems.map(describeProblem).join('\n')).toBe('');
}

test('layers follow the suffixes', () => expectNone(checkLayers(sources)));
test('what a transition decides stands in one kind of file', () => expectNone(checkDecides(sources)));
test('a rule of the browser says so', () => expectNone(checkViews(sources)));
test('no domain asks itself by way of others, and no file needs itself', () =>
  expectNone(checkCircles(sources)));
test('a folder that grew has rooms', () => expectNone(checkRooms([...FOLDERS, 'docs'].flatMap(listFiles))));
test('no file is too long', () => expectNone(checkSizes(sources)));
test('every name says something', () => expectNone(checkNames(sources.map(({ path }) => path))));
test('nothing banned is used', () => expectNone(checkBanned(sources)));
test('every exception is needed, and names a rule and a reason', () => {
  expectNone(checkExceptions(sources));
  for (const { rule, reason } of EXCEPTIONS) {
    expect(RULES).toContain(rule);
    expect(reason.length).toBeGreaterThan(10);
  }
});
test('every migration has a number of its own', () =>
  expectNone(checkNumbers([...listFiles('database/baseline'), ...listFiles('database/migrations')])));
test('functions and views are files, and migrations make none', () =>
  expectNone(checkFunctionless(sqlIn('database/migrations'))));
test('a migration that takes something away says which program may still run', () => {
  const files = [...listFiles('database/baseline'), ...listFiles('database/migrations')];
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
  expectNone(
    checkOldestProgram(
      files.map((path) => ({ path, text: read(path) })),
      RULE,
    ),
  );
});
test('no SQL is younger than PostgreSQL 15', () => {
  const ours = sources.filter(({ path }) => /\.ts$/.test(path) && !path.startsWith('tests/'));
  expectNone(checkYoungSql([...sqlIn('database/migrations'), ...sqlIn('database/functions'), ...ours]));
});
test('new functions have the habits of an engine that spreads stores, and the list of the others only shrinks', () => {
  const lines = (text: string): string[] =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const listed = lines(readFileSync(join(ROOT, 'tests/tidy/habits.tsv'), 'utf8'));
  expectNone(checkHabits(sqlIn('database/functions'), listed));
  for (const [, text] of before('tests/tidy/habits.tsv'))
    expect(listed.filter((line) => !lines(text).includes(line))).toEqual([]);
});
test('every statement has a name of its own', () => expectNone(checkStatements(sources)));
test('no file is dead', () => expectNone(checkDeadFiles(sources)));
test('every dependency is used', () => expectNone(checkDependencies(sources)));
test('declarations and rules explain themselves', () => expectNone(checkDocstrings(sources)));
test('every domain has a README and a word in the glossary', () => {
  const file = join(ROOT, 'GLOSSARY.md');
  expectNone(checkDomains(domainFiles, existsSync(file) ? readFileSync(file, 'utf8') : ''));
});
test('the lockfile names no download address', () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  expect(lock.match(/"resolved": "[a-z+]+:\/\/[^"]*"/g)?.slice(0, 3) ?? []).toEqual([]);
});
test('what is there, counted', () => console.log(countDeclarations(sources)));
