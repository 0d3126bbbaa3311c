// Begins the agent and begins it again: the newest program that proved itself, or the one it came with. It is never renewed itself, so it
// is plain JavaScript for any Node and knows nothing of what the agent does. In the zip of a shop PC it is called mulai.mjs. docs/decisions/0149.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** How an agent ends: as it was told, its right was taken away, a newer program lies there. */
const STOPPED = 0;
const REFUSED = 2;
const RENEWED = 75;

/** A program that was never let in and ends so often at once is no program. */
const STRIKES = 3;
const AT_ONCE_MS = 60_000;
const PAUSE_MS = Number(process.env.AGEN_PAUSE_MS ?? 5000);

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({ options: { data: { type: 'string' } }, strict: false });
const data = resolve(
  here,
  typeof values.data === 'string' ? values.data : (process.env.AGEN_DIR ?? 'data/agen'),
);
const programs = join(data, 'program');

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const mark = (sidik, word) => join(programs, `${sidik}.${word}`);

/** What came last, whole and not found bad; else the one that came in the zip. */
function choose() {
  const list = join(programs, 'terbaru');
  const newest = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  for (const sidik of newest.filter((one) => /^[0-9a-f]{64}$/.test(one))) {
    const file = mark(sidik, 'mjs');
    if (!existsSync(mark(sidik, 'buruk')) && existsSync(file) && hashOf(file) === sidik)
      return { file, sidik };
  }
  const file = join(here, 'agen.mjs');
  return { file, sidik: hashOf(file) };
}

let child;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopping = true;
    child?.kill(signal);
  });

function run({ file, sidik }) {
  const env = { ...process.env, AGEN_PROGRAM: sidik, AGEN_DIR: data };
  child = spawn(process.execPath, [file, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  return new Promise((done) => {
    child.once('error', () => done(1));
    child.once('exit', (code) => done(code ?? 1));
  });
}

const strikes = new Map();

/** True once it fell so often before it was ever let in by the server. */
function isBad(sidik, lasted) {
  if (lasted > AT_ONCE_MS || existsSync(mark(sidik, 'baik'))) return false;
  const count = (strikes.get(sidik) ?? 0) + 1;
  strikes.set(sidik, count);
  return count >= STRIKES && existsSync(mark(sidik, 'mjs'));
}

for (;;) {
  const chosen = choose();
  const begun = performance.now();
  const code = await run(chosen);
  if (stopping) process.exit(STOPPED);
  if (code === STOPPED || code === REFUSED) process.exit(code);
  if (code === RENEWED) continue;
  if (isBad(chosen.sidik, performance.now() - begun)) writeFileSync(mark(chosen.sidik, 'buruk'), '');
  await sleep(PAUSE_MS);
}
