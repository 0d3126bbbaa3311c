import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, say } from './process.mjs';

/** Journeys that fell once without a fault that anybody found: name and day, a line each. One that is here may not fall again. */
const KEPT = join(ROOT, 'tests', 'e2e', 'kit', 'unsteady.tsv');

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const uncaughtIn = (file) => read(`${file}.uncaught`) ?? [];
const isJourney = (file) => relative(ROOT, file).replaceAll('\\', '/').startsWith('tests/e2e/');

/** What fell in a run: tests, and files that could not even begin. */
function fallen({ testResults }) {
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [{ file, name: relative(ROOT, file) }];
    return tests.map(({ fullName: name }) => ({ file, name }));
  });
}

/**
 * Counts, and the names of what was skipped, because nobody misses a test that says nothing. A run that broke off has no
 * result, or none that explains its exit code: `explained` says whether it does. What nobody caught belongs to no test.
 */
export function readResult(file) {
  const result = read(file);
  if (result === null) return { passed: 0, failed: 1, skipped: [], uncaught: [], explained: true };
  const skipped = result.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .map(({ fullName }) => fullName);
  const failed = fallen(result).length;
  const uncaught = uncaughtIn(file);
  const explained = failed + uncaught.length > 0 || result.secondTry === true;
  return { passed: result.numPassedTests, failed, skipped, uncaught, explained };
}

/**
 * A journey that fell alone is run once more, by itself, its whole file on a fresh database. Two that fell are no accident, and
 * nothing but journeys is repeated. Passing then it is named as unsteady with what its page showed, and the run is green; a name
 * that was unsteady before is a fault that somebody left in. Answers the lines to end the run with.
 */
export async function secondTry(file, run, list = KEPT) {
  const result = read(file);
  const fell = result === null || uncaughtIn(file).length > 0 ? [] : fallen(result);
  if (fell.length !== 1 || !fell.every((one) => isJourney(one.file))) return [];
  const [{ name, file: journey }] = fell;
  const path = relative(ROOT, journey);
  if (kept(list).includes(name))
    return [`UNSTEADY BEFORE  ${path} > ${name}: it stands in tests/e2e/kit/unsteady.tsv`];
  say(`A journey fell alone: ${path} is run once more, by itself.`);
  process.env.SECOND_TRY = '1';
  const second = `${file}.second`;
  await run(second, [path]);
  const again = read(second);
  if (again?.success !== true || again.numPassedTests === 0 || uncaughtIn(second).length > 0) return [];
  writeFileSync(file, JSON.stringify(taken(result, again, journey)));
  keep(list, name);
  return [
    `UNSTEADY  ${path} > ${name}: fell, and passed when it was run by itself. What its pages showed: .cache/journeys/`,
    'Its name is in tests/e2e/kit/unsteady.tsv: a second fall is red. Find what the first one was.',
  ];
}

/** The result of the run with that of the second try in the place of the file that fell. */
function taken(result, again, journey) {
  const testResults = result.testResults.map((one) =>
    one.name === journey ? (again.testResults.find(({ name }) => name === journey) ?? one) : one,
  );
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...states) => all.filter(({ status }) => states.includes(status)).length;
  return {
    ...result,
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('skipped', 'pending'),
    numFailedTestSuites: 0,
    success: true,
    secondTry: true,
  };
}

const kept = (list) =>
  readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t')[0]);

/** Into the list; on a machine that lands changes it goes with the clone, and whoever reads the last lines writes it down. */
const keep = (list, name) => appendFileSync(list, `${name}\t${new Date().toISOString().slice(0, 10)}\n`);
