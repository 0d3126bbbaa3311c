/**
 * Protects: a run that is green with a second try hides nothing. One journey that fell alone is asked again, once, by itself, and
 * named; two, one that was named before, or anything that is no journey is red, and nothing is run again for it.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
// The steps of a run are plain JavaScript, for any Node that installs this one.
const { secondTry, readResult } = await import(join(ROOT, 'scripts/steps/second-try.mjs'));

type State = 'passed' | 'failed' | 'skipped';
const GADAI = join(ROOT, 'tests/e2e/gadai.test.ts');
const RULE = join(ROOT, 'domains/hutang/bunga.test.ts');

let dir: string;
let result: string;
let list: string;
/** What was run again. */
let asked: string[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mustika-ulang-'));
  result = join(dir, 'vitest.json');
  list = join(dir, 'unsteady.tsv');
  writeFileSync(list, '# names\n');
  asked = [];
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  delete process.env.SECOND_TRY;
});

/** A result as vitest writes it: files with their tests, and what nobody caught. */
function write(file: string, tests: Record<string, Record<string, State>>, uncaught: string[] = []): void {
  const testResults = Object.entries(tests).map(([name, own]) => {
    const assertionResults = Object.entries(own).map(([fullName, status]) => ({ fullName, status }));
    const status = assertionResults.some((one) => one.status === 'failed') ? 'failed' : 'passed';
    return { name, status: assertionResults.length === 0 ? 'failed' : status, assertionResults };
  });
  const count = (state: State) =>
    testResults.flatMap((one) => one.assertionResults).filter(({ status }) => status === state).length;
  const success = testResults.every(({ status }) => status === 'passed');
  writeFileSync(
    file,
    JSON.stringify({
      success,
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      testResults,
    }),
  );
  writeFileSync(`${file}.uncaught`, JSON.stringify(uncaught));
}

const again = (tests: Record<string, State>, uncaught: string[] = []) =>
  secondTry(
    result,
    async (file: string, args: string[]) => {
      asked.push(...args);
      write(file, { [GADAI]: tests }, uncaught);
    },
    list,
  ) as Promise<string[]>;

test('a journey that fell alone and passes by itself is named, kept, and the run is green with all of its file', async () => {
  write(result, { [RULE]: { bunga: 'passed' }, [GADAI]: { satu: 'passed', dua: 'failed', tiga: 'skipped' } });
  const lines = await again({ satu: 'passed', dua: 'passed', tiga: 'passed' });
  expect(asked).toEqual(['tests/e2e/gadai.test.ts']);
  expect(lines[0]).toMatch(/^UNSTEADY {2}tests\/e2e\/gadai\.test\.ts > dua/);
  expect(readFileSync(list, 'utf8')).toMatch(/^dua\t\d{4}-\d\d-\d\d$/m);
  expect(readResult(result)).toMatchObject({ passed: 4, failed: 0, skipped: [], explained: true });
  expect(JSON.parse(readFileSync(result, 'utf8'))).toMatchObject({ success: true, numFailedTests: 0 });
});

test('falling again it is red, and so is anything else of its file that falls then', async () => {
  for (const tests of [{ dua: 'failed' }, { dua: 'passed', tiga: 'failed' }] as Record<string, State>[]) {
    write(result, { [GADAI]: { dua: 'failed' } });
    expect(await again(tests)).toEqual([]);
    expect(readResult(result)).toMatchObject({ failed: 1 });
  }
  expect(readFileSync(list, 'utf8')).toBe('# names\n');
});

test('what nobody caught in the second try is no passing', async () => {
  write(result, { [GADAI]: { dua: 'failed' } });
  expect(await again({ dua: 'passed' }, ['Error: lost'])).toEqual([]);
  expect(readResult(result)).toMatchObject({ failed: 1 });
});

test('two that fell, one of the kept names, a file that cannot begin beside one, or no journey: nothing is run again', async () => {
  write(result, { [GADAI]: { satu: 'failed', dua: 'failed' } });
  expect(await again({ satu: 'passed', dua: 'passed' })).toEqual([]);
  write(result, { [RULE]: { bunga: 'failed' } });
  expect(await again({})).toEqual([]);
  write(result, { [GADAI]: { dua: 'failed' }, [RULE]: {} });
  expect(await again({ dua: 'passed' })).toEqual([]);
  writeFileSync(list, 'dua\t2026-11-26\n');
  write(result, { [GADAI]: { dua: 'failed' } });
  expect(await again({ dua: 'passed' })).toEqual([expect.stringMatching(/^UNSTEADY BEFORE {2}.*dua/)]);
  expect(asked).toEqual([]);
  expect(readResult(result)).toMatchObject({ failed: 1 });
});

test('what nobody caught in the run is told apart from its tests', () => {
  write(result, { [RULE]: { bunga: 'passed' } }, ['Error: lost']);
  expect(readResult(result)).toMatchObject({ passed: 1, failed: 0, uncaught: ['Error: lost'] });
});
