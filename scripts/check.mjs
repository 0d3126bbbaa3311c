// The checks of seconds: format, lint, types, house rules. With --fix it first repairs what it can.
import { runStaticChecks } from './steps/checks.mjs';
import { install } from './steps/install.mjs';
import { say } from './steps/process.mjs';

await install();
const failed = await runStaticChecks({ fix: process.argv.includes('--fix'), rules: true });
say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
