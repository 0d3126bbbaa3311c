/** Protects the news between processes: a listener that lost PostgreSQL hears again when it is back. */
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { cloneDatabase, EMPTY, type TestDatabase } from '../testing.ts';

let clone: TestDatabase;
let db: Database;
let admin: pg.Client;
const heard: string[] = [];
const other: string[] = [];

beforeAll(async () => {
  clone = await cloneDatabase(inject('pgUrl'), EMPTY);
  admin = new pg.Client({ connectionString: inject('pgUrl') });
  await admin.connect();
  db = openDatabase({ url: clone.url, poolSize: 1 });
  await db.listen('kabar', (payload) => heard.push(payload));
  await db.listen('lain', (payload) => {
    if (payload === 'rusak') throw new Error('nonsense');
    other.push(payload);
  });
});

afterAll(async () => {
  await db.close();
  await admin.end();
  await clone.drop();
});

const name = (): string => new URL(clone.url).pathname.slice(1);
const refuse = (refused: boolean) => admin.query(`alter database ${name()} allow_connections ${!refused}`);

async function tell(payload: string, channel = 'kabar'): Promise<void> {
  const client = new pg.Client({ connectionString: clone.url });
  await client.connect();
  await client.query('select pg_notify($1, $2)', [channel, payload]);
  await client.end();
}

test('hears what is said', async () => {
  await tell('satu');
  await vi.waitFor(() => expect(heard).toEqual(['satu']));
});

test('hears every channel apart on one connection, and outlives what is nonsense', async () => {
  await tell('rusak', 'lain');
  await tell('tiga', 'lain');
  await vi.waitFor(() => expect(other).toEqual(['tiga']));
  expect(heard).toEqual(['satu']);
  const { rows } = await admin.query(
    "select count(*)::int as n from pg_stat_activity where datname = $1 and query ilike 'listen%'",
    [name()],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('hears again after its connection was cut and the first attempts were refused', async () => {
  await refuse(true);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name()]);
  // Longer than one attempt, so that at least one is refused.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await refuse(false);
  await vi.waitFor(
    async () => {
      await tell('dua');
      await tell('dua', 'lain');
      expect(heard).toContain('dua');
      expect(other).toContain('dua');
    },
    { interval: 300 },
  );
});
