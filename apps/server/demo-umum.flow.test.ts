/** Protects: passwords that everybody knows are never reachable from outside. The real program is started as somebody would. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDatabase, type TestDatabase } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { RANTAI } from '../../tests/kit/app.ts';

let clone: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  clone = await cloneDatabase(pgUrl, RANTAI);
  const owner = new pg.Client({ connectionString: clone.url });
  await owner.connect();
  await owner.query('insert into rantai_demo (selesai) values (now())');
  await owner.end();
  dataDir = mkdtempSync(join(tmpdir(), 'mustika-umum-'));
});
afterAll(async () => {
  await clone?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** How the server ends, or that it opened. */
function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATABASE_URL: clone.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (part: Buffer): void => {
    said += part.toString();
    if (said.includes('Mustika siap')) child.kill('SIGTERM');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })));
}

test.each([
  ['an address of the world', { HOST: '0.0.0.0' }],
  ['a name of the world', { APP_URL: 'https://toko.contoh.co.id' }],
])('the demo chain does not open at %s', async (_what, env) => {
  const { code, said } = await start(env);
  expect(said).toContain('Rantai demo tidak boleh dibuka di alamat umum');
  expect(said).not.toContain('Mustika siap');
  expect(code).toBe(1);
});

test('it opens on this machine', async () => {
  expect(await start({})).toMatchObject({ code: 0, said: expect.stringContaining('Mustika siap') });
});
