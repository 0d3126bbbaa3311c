/** Protects: what is configured wrongly ends the start with one sentence, before a folder, a cluster or a schema is made. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['keys that are none', { SECRET_KEYS: 'abc' }, '32 byte dalam base64'],
  ['a name that nobody reads', { POOLSIZE: '99' }, 'POOLSIZE tidak dikenal: maksudnya POOL_SIZE?'],
  [
    'an owner without a password',
    { DATABASE_URL: 'postgresql://mustika@127.0.0.1:1/mustika' },
    'tanpa user atau kata sandi',
  ],
])('%s', (_what, env, said) => refused(env, said));

test('an address for measures that somebody else has', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const METRICS_PORT = String((other.address() as AddressInfo).port);
  refused({ METRICS_PORT }, `METRICS_PORT 127.0.0.1:${METRICS_PORT} tidak dapat dibuka`);
  other.close();
});

function refused(env: Record<string, string>, said: string): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'mustika-salah-'));
  const main = join(import.meta.dirname, 'main.ts');
  const all = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env: all, encoding: 'utf8' });
  expect(stdout + stderr).toContain('Mustika tidak dapat dijalankan');
  expect(stdout + stderr).toContain(said);
  expect([status, readdirSync(dataDir)]).toEqual([1, []]);
  rmSync(dataDir, { recursive: true });
}
