import { NODE, program, run, say } from './process.mjs';

/** The static checks, quickest first. Each is one command that prints what is wrong by itself. */
function checks(fix) {
  const biome = ['check', '--error-on-warnings', ...(fix ? ['--write'] : [])];
  return [
    { name: 'format and lint', script: program('@biomejs/biome', 'bin/biome'), args: biome },
    { name: 'promises', script: program('oxlint', 'bin/oxlint'), args: ['--type-aware'] },
    { name: 'types', script: program('typescript', 'bin/tsc'), args: ['--noEmit'] },
  ];
}

/** Runs all of them, also after a failure: one run tells everything. Answers the names that failed. */
export async function runStaticChecks({ fix = false } = {}) {
  const failed = [];
  for (const { name, script, args } of checks(fix)) {
    const started = performance.now();
    const code = await run(NODE, [script, ...args]);
    say(
      `${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
    if (code !== 0) failed.push(name);
  }
  return failed;
}

export function vitest(args) {
  return run(NODE, [program('vitest', 'vitest.mjs'), 'run', ...args]);
}
