/** Protects: a server that died is there again by itself, one that was told to go stays away, and exit codes say which. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAlive } from '@mustika/server-kit/postgres/postgres-process.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mustika-jaga-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const SUPERVISE = pathToFileURL(join(import.meta.dirname, '../../scripts/steps/supervise.mjs')).href;

/** A supervisor in a process of its own, over a program that does `lives[n]` in its nth life. */
function supervisor(lives: readonly string[]): ChildProcess {
  const program = join(dir, 'program.mjs');
  const log = join(dir, 'lives');
  writeFileSync(log, '');
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs';
     // Before it counts as alive: the test may tell it to go at once.
     process.on('SIGTERM', () => process.exit(0));
     const n = readFileSync(${JSON.stringify(log)}, 'utf8').length;
     appendFileSync(${JSON.stringify(log)}, 'x');
     const siap = () => process.send('siap');
     // A line of its own, so that the test sees this life before it acts.
     console.log('life ' + n + ' ' + process.pid);
     ${lives.map((life, n) => `if (n === ${n}) { ${life} }`).join('\n')}`,
  );
  const code = `import { supervise } from ${JSON.stringify(SUPERVISE)};
    process.exitCode = await supervise(process.execPath, [${JSON.stringify(program)}], { firstPauseMs: 20, longestPauseMs: 40, tries: 3 });`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const livesSoFar = (): number => readFileSync(join(dir, 'lives'), 'utf8').length;
const exitOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'exit'))[0];
const STAY = 'setInterval(() => {}, 1000); siap();';
const DIE = (how: string): string => `siap(); setTimeout(() => ${how}, 20); setInterval(() => {}, 1000);`;

test('starts it again after a defect, an abort for want of memory and kill -9', async () => {
  const deaths = ['process.exit(1)', 'process.abort()', "process.kill(process.pid, 'SIGKILL')"].map(DIE);
  const child = supervisor([...deaths, STAY]);
  await expect.poll(livesSoFar).toBe(4);
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(0);
  expect(livesSoFar()).toBe(4);
});

test('a server that ends well is not started again', async () => {
  expect(await exitOf(supervisor([DIE('process.exit(0)'), STAY]))).toBe(0);
  expect(livesSoFar()).toBe(1);
});

test('one that never answered is not tried again, and its code is told', async () => {
  expect(await exitOf(supervisor(['process.exit(7)', STAY]))).toBe(7);
  expect(livesSoFar()).toBe(1);
});

test('gives up when restarts come to nothing, with the code of the last', async () => {
  const child = supervisor([DIE('process.exit(1)'), ...Array.from({ length: 9 }, () => 'process.exit(9)')]);
  expect(await exitOf(child)).toBe(9);
  expect(livesSoFar()).toBe(5);
});

test('a signal it is killed by is told as a shell would', async () => {
  expect(
    await exitOf(supervisor(["process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);"])),
  ).toBe(137);
});

// The server stops by itself when nobody looks after it any more (`disconnect`), as main.ts does.
test('kill -9 of the supervisor takes the server with it', async () => {
  const child = supervisor([`process.on('disconnect', () => process.exit(0)); ${STAY}`]);
  await expect.poll(livesSoFar).toBe(1);
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const pid = Number(/life 0 (\d+)/.exec(line.toString())?.[1]);
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});
