/** Protects: a fall stays one. Nothing of a file is asked on top of what timed out in it, nor of a journey that fell. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const CONFIG = join(import.meta.dirname, 'fallen.config.ts');

type Result = {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
};

/** What became of each test of the fixtures, by file. */
function fixtures(env: Record<string, string> = {}): Record<string, string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'mustika-jatuh-'));
  try {
    const file = join(dir, 'result.json');
    const args = [VITEST, 'run', '--config', CONFIG, '--reporter=json', `--outputFile.json=${file}`];
    spawnSync(process.execPath, args, {
      cwd: dir,
      env: { ...process.env, SECOND_TRY: '', ...env },
      stdio: 'ignore',
    });
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Result;
    return Object.fromEntries(
      testResults.map(({ name, assertionResults }) => [
        basename(name, '.fixture.ts'),
        assertionResults.map(({ title, status }) => `${title}: ${status}`),
      ]),
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

test('what timed out and a journey that fell are asked nothing on top of, what merely fell is', () => {
  expect(fixtures()).toEqual({
    hangs: ['begins: passed', 'hangs: failed', 'comes after: skipped'],
    falls: ['falls: failed', 'stands: passed'],
    journey: ['sells: failed', 'closes the day: skipped'],
  });
});

test('by itself a journey is asked to its end', () => {
  expect(fixtures({ SECOND_TRY: '1' })['journey']).toEqual(['sells: failed', 'closes the day: passed']);
});
