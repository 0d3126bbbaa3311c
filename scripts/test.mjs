// Every check and every test, browser tests included. Arguments go to vitest (npm test -- hutang).
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runStaticChecks, vitest } from './steps/checks.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { ensureHledger } from './steps/hledger.mjs';
import { install } from './steps/install.mjs';
import { ROOT, say } from './steps/process.mjs';
import { readResult, secondTry } from './steps/second-try.mjs';
import { buildAgent, buildWeb } from './steps/web.mjs';

const RESULT = join(ROOT, '.cache', 'vitest.json');

const [browser, hledger] = await Promise.all([ensureChromium(), ensureHledger(), install()]);
// What is made once is made beside these: the page, the program of the agents, and then, by vitest itself, the databases.
const checks = runStaticChecks();
await buildWeb();
await buildAgent();
mkdirSync(join(ROOT, '.cache'), { recursive: true });
for (const old of [RESULT, `${RESULT}.uncaught`]) rmSync(old, { force: true });
rmSync(join(ROOT, '.cache', 'journeys'), { recursive: true, force: true });
const run = (result, args) => {
  process.env.RUN_RESULT = result;
  return vitest(args);
};
const code = await run(RESULT, process.argv.slice(2));
const unsteady = await secondTry(RESULT, run);
const failedChecks = await checks;

const { passed, failed, skipped, uncaught, explained } = readResult(RESULT);
const broken = uncaught.length + (explained || code === 0 ? failed : Math.max(1, failed));
for (const name of failedChecks) say(`FAILED  ${name}`);
if (!browser) say('NOT TESTED  in a browser: no Chromium (CHROMIUM_PATH)');
if (!hledger) say('NOT TESTED  against hledger: it is not installed');
for (const message of uncaught) say(`UNCAUGHT  ${message}`);
for (const name of skipped) say(`SKIPPED  ${name}`);
say(`${passed} passed, ${broken + failedChecks.length} failed`);
for (const line of unsteady) say(line);
process.exitCode = broken === 0 && failedChecks.length === 0 ? 0 : 1;
