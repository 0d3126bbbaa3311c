// Every check and every test, browser tests included. Arguments go to vitest (npm test -- hutang).
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runStaticChecks, vitest } from './steps/checks.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { ensureHledger } from './steps/hledger.mjs';
import { install } from './steps/install.mjs';
import { ROOT, say } from './steps/process.mjs';
import { buildWeb } from './steps/web.mjs';

const RESULT = join(ROOT, '.cache', 'vitest.json');

await install();
const browser = ensureChromium();
const hledger = ensureHledger();
await buildWeb();
const failedChecks = await runStaticChecks();
rmSync(RESULT, { force: true });
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULT}`];
const code = await vitest([...reporters, ...process.argv.slice(2)]);
for (const name of failedChecks) say(`FAILED  ${name}`);
const { passed, failed, skipped } = readResult(code);
if (!browser) say('NOT TESTED  in a browser: no Chromium (CHROMIUM_PATH)');
if (!hledger) say('NOT TESTED  against hledger: it is not installed');
for (const name of skipped) say(`SKIPPED  ${name}`);
say(`${passed} passed, ${failed + failedChecks.length} failed`);
process.exitCode = code === 0 && failedChecks.length === 0 ? 0 : 1;

/**
 * Counts, and the names of what was skipped, because nobody misses a test that says nothing. A run that broke off has no
 * result, or none that explains the exit code: it counts as one failure.
 */
function readResult(exitCode) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(RESULT, 'utf8'));
    const skipped = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => fullName);
    return { passed: numPassedTests, failed: exitCode === 0 ? 0 : Math.max(1, numFailedTests), skipped };
  } catch {
    return { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: [] };
  }
}
