/**
 * A fall stays one. A journey that falls says what its pages showed and keeps their pictures: a step that never came tells nothing
 * by itself. What a file asks after a test that timed out, or after a journey that fell, is asked in the state that fall left
 * behind, by whatever of it still runs: the rest of such a file is not asked in this run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, type TestContext } from 'vitest';
import { openPages } from './e2e/kit/open-pages.ts';
import { seedNumber } from './kit/sample.ts';

fc.configureGlobal({ seed: seedNumber });

type Task = TestContext['task'];
const isJourney = ({ file }: Task): boolean => file.filepath.includes('/tests/e2e/');
/** A journey is run once more on a fresh database (scripts/test.mjs): then all of its file is asked. */
const SECOND_TRY = process.env.SECOND_TRY === '1';
const PICTURES = join('.cache', 'journeys');

/** Files in which something fell that the rest would be asked on top of. */
const fallen = new Map<string, string>();

const timedOut = ({ result }: Task): boolean =>
  (result?.errors ?? []).some(({ message }) => /\b(?:timed out|Timeout)\b/.test(message));

beforeEach(({ task, skip }) => {
  const before = fallen.get(task.file.filepath);
  if (before) skip(`NOT ASKED: after ${before}`);
});

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  if (isJourney(task)) await keepPages(task.name);
  if (timedOut(task) || (isJourney(task) && !SECOND_TRY)) fallen.set(task.file.filepath, task.name);
});

/** Address, words and picture of each page that is open. */
async function keepPages(name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const file = name.replace(/\W+/g, '-').slice(0, 80);
  for (const [at, { words, picture }] of (await openPages()).entries()) {
    console.error(`${name}\n${words}`);
    writeFileSync(join(PICTURES, `${file}-${at + 1}.txt`), words);
    if (picture) writeFileSync(join(PICTURES, `${file}-${at + 1}.png`), picture);
  }
}
