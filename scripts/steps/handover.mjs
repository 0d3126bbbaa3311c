import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './process.mjs';

/** Where data lies, said so that another program finds it too. */
export const DATA_DIR = resolve(ROOT, process.env.DATA_DIR || 'data');
const DIR = join(DATA_DIR, 'program');
/** The folder of the program that runs; who looks after it; who holds its place free for an upgrade. */
const [KINI, PENJAGA, NAIK] = ['kini', 'penjaga', 'naik'].map((name) => join(DIR, name));

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

function lives(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The folder of the program that `npm run update` brought; this one's when there is none. */
export function programNow() {
  const root = read(KINI);
  return root !== '' && existsSync(join(root, 'scripts', 'start.mjs')) ? root : ROOT;
}

/**
 * Lets `npm run update` end whatever runs here, by a signal that only this program knows; `swapping` tells that it did.
 * Windows has no such signal: there a person stops it.
 */
export function stepAsideWhenAsked() {
  const state = { swapping: false };
  try {
    mkdirSync(DIR, { recursive: true });
    writeFileSync(PENJAGA, `${process.pid}\n`);
  } catch {
    // A folder that nobody may write to: the server says so in its own words.
    return state;
  }
  process.once('exit', () => {
    if (read(PENJAGA) === String(process.pid)) rmSync(PENJAGA, { force: true });
  });
  if (process.platform !== 'win32')
    process.on('SIGUSR2', () => {
      state.swapping = true;
      // Whoever runs a child here ends it as if somebody had asked from outside.
      process.emit('SIGTERM', 'SIGTERM');
    });
  return state;
}

/** Waits as long as somebody upgrades; one that was killed holds nothing. */
export async function placeFree() {
  while (lives(Number(read(NAIK)))) await sleep(200);
}
