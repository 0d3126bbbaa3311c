import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, program, ROOT, run, runQuietly, say } from './process.mjs';

const VITEST = program('vitest', 'vitest.mjs');
/** What the compiler knew last time: with it an unchanged file is not checked again. A fresh install forgets it. */
const CACHE = join(ROOT, 'node_modules', '.cache');

/** The checks that need no database, each one command that prints what is wrong by itself. */
const biome = (fix) => ({
  name: 'format and lint',
  script: program('@biomejs/biome', 'bin/biome'),
  args: ['check', '--error-on-warnings', ...(fix ? ['--write'] : [])],
});
const types = () => ({
  name: 'types',
  // Under a name of its own: as `typescript` it is what a library of the server would take along, and a shop compiles nothing.
  script: program('typescript-7', 'bin/tsc'),
  args: ['--noEmit', '--incremental', '--tsBuildInfoFile', join(CACHE, 'types.tsbuildinfo')],
});
const promises = () => ({
  name: 'promises',
  script: program('oxlint', 'bin/oxlint'),
  args: ['--type-aware'],
});
const houseRules = () => ({ name: 'house rules', script: VITEST, args: ['run', '--project', 'tidy'] });

/**
 * Runs all of them, also after a failure: one run tells everything. Answers the names that failed. Two run side by side;
 * the compiler and the linter that asks it want gigabytes each, so these two wait for each other. Repairs come first,
 * because everything else reads what they write.
 */
export async function runStaticChecks({ fix = false, rules = false } = {}) {
  mkdirSync(CACHE, { recursive: true });
  const failed = fix ? await inTurn([biome(true)]) : [];
  const light = [...(fix ? [] : [biome(false)]), ...(rules ? [houseRules()] : [])];
  const both = await Promise.all([inTurn([types(), promises()]), inTurn(light)]);
  return [...failed, ...both.flat()];
}

async function inTurn(checks) {
  const failed = [];
  for (const { name, script, args } of checks) {
    const started = performance.now();
    const { code, output } = await runQuietly(NODE, [script, ...args]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) process.stdout.write(output);
    say(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
    if (code !== 0) failed.push(name);
  }
  return failed;
}

export function vitest(args) {
  return run(NODE, [VITEST, 'run', ...args]);
}
