/**
 * Protects: an upgrade ends the server through whoever looks after it, keeps its place for as long as it lives, and hands it to the
 * program it names; nobody is ended who cannot be asked.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { appoint, holdPlace } from '@mustika/server-kit/upgrade/handover.ts';
import { afterEach, expect, test } from 'vitest';

const STEPS = join(import.meta.dirname, '../../scripts/steps/handover.mjs');
/** As scripts/start.mjs, with a port for a server. */
const WATCHER = `import { createServer } from 'node:net';
import { placeFree, programNow, stepAsideWhenAsked } from ${JSON.stringify(STEPS)};
const state = stepAsideWhenAsked();
for (;;) {
  await placeFree();
  state.swapping = false;
  const server = createServer().listen(Number(process.argv[1]), '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  console.log(programNow());
  await new Promise((done) => process.once('SIGTERM', done));
  await new Promise((done) => server.close(done));
  if (!state.swapping) break;
}`;

const dir = mkdtempSync(join(tmpdir(), 'mustika-serah-'));
let watcher: ChildProcess | undefined;
afterEach(async () => {
  if (watcher?.exitCode === null && watcher.kill('SIGTERM')) await once(watcher, 'exit');
  rmSync(dir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

test('whoever is asked steps aside, waits, and starts what he is told', async () => {
  const port = await freePort();
  watcher = spawn(process.execPath, ['--input-type=module', '--eval', WATCHER, String(port)], {
    env: { ...process.env, DATA_DIR: dir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(watcher.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
  const here = (await lines.next()).value;
  const place = await holdPlace(dir, '127.0.0.1', port);
  expect(place.watched).toBe(true);
  const next = join(dir, 'berikut');
  mkdirSync(join(next, 'scripts'), { recursive: true });
  writeFileSync(join(next, 'scripts', 'start.mjs'), '');
  appoint(dir, next);
  place.release();
  expect((await lines.next()).value).toBe(next);
  const again = await holdPlace(dir, '127.0.0.1', port);
  rmSync(next, { recursive: true });
  again.release();
  expect((await lines.next()).value).toBe(here);
});

test('a server that nobody looks after is left alone', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await expect(holdPlace(dir, '127.0.0.1', port)).rejects.toThrow('Hentikan dahulu');
  server.close();
  await once(server, 'close');
  const place = await holdPlace(dir, '127.0.0.1', port);
  expect(place.watched).toBe(false);
  place.release();
});
