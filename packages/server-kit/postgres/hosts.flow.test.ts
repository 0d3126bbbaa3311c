/** Protects: an address of several servers leads to the one that writes, through a promotion and past an old primary that is still there. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killNode, type Node, openNode, openStandby, promoteNode } from '../../../tests/kit/siaga.ts';
import { livePool } from './connection.ts';
import { changed } from './hosts.ts';
import { createListener, type Listener } from './listener.ts';

let dir: string;
let a: Node;
let b: Node;
let url: string;
let pool: pg.Pool;
let listener: Listener;
const silent = (): void => {};
const place = (name: string) => ({ name, dir: join(dir, name), settings: { fsync: 'off' } });

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mustika-siaga-'));
  chmodSync(dir, 0o755);
  a = await openNode({ ...place('a'), port: 25_900 });
  b = await openStandby(a, { ...place('b'), port: 25_910 });
  // The standby first: nobody may be content with the first that answers.
  url = a.postgres.url.replace('127.0.0.1:', `127.0.0.1:${b.postgres.port},127.0.0.1:`);
  pool = livePool({ connectionString: url, max: 3 }, 5000, silent).pool;
  listener = createListener({ url, onError: silent });
});
afterAll(async () => {
  await listener?.close();
  await pool?.end();
  await a?.postgres.stop();
  await b?.postgres.stop();
  if (dir) rmSync(dir, { recursive: true, force: true });
});

const portOf = async (): Promise<number> =>
  (await pool.query<{ port: number }>('select inet_server_port() as port')).rows[0]?.port ?? 0;
const soon = async (): Promise<number | string> =>
  portOf().catch((error: { code?: string }) => error.code ?? 'x');

test('the primary is found, whatever its place in the address', async () => {
  expect(await portOf()).toBe(a.postgres.port);
});

test('the database and the login of one server are those of all', async () => {
  const wrong = livePool({ connectionString: changed(url, { password: 'salah' }) }, 5000, silent).pool;
  await expect(wrong.query('select 1')).rejects.toThrow(/password/);
  await wrong.end();
});

test('when it is gone nobody writes, until it is there again', async () => {
  await killNode(a);
  await expect.poll(soon).toBe('ECONNREFUSED');
  a = await openNode({ ...place('a'), port: 25_900 });
  await expect.poll(soon).toBe(a.postgres.port);
});

test('whoever sits at a primary that was passed over is moved, the listener too', async () => {
  const heard: string[] = [];
  await listener.hear('kabar', (payload) => heard.push(payload));
  await pool.query("select pg_notify('kabar', 'satu')");
  await expect.poll(() => heard).toEqual(['satu']);
  await promoteNode(b);
  await expect.poll(soon).toBe(b.postgres.port);
  const tell = async (): Promise<string | undefined> => {
    await pool.query("select pg_notify('kabar', 'dua')").catch(silent); // Moved at this moment.
    return heard.at(-1);
  };
  await expect.poll(tell).toBe('dua');
});

test('an old primary that comes back beside it is passed by', async () => {
  await killNode(a);
  a = await openNode({ ...place('a'), port: 25_900 });
  const fresh = livePool({ connectionString: `${url}?application_name=baru` }, 5000, silent).pool;
  expect((await fresh.query('select inet_server_port() as port')).rows[0]).toEqual({ port: b.postgres.port });
  await fresh.end();
});
