/** Protects: a network to PostgreSQL that falls silent costs a moment, never the shop: nobody waits for ever, nothing dead is used again. */
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openRelay, type Relay } from '../../../bench/relay.ts';
import { RANTAI } from '../../../tests/kit/app.ts';
import { type Database, openDatabase } from '../database.ts';
import { cloneDatabase, type TestDatabase } from '../testing.ts';
import { refusalOf } from './http-errors.ts';

const JKT1 = { kode_toko: 'JKT1', user_id: 'KASIR1', lintas: false };
const POOL = 3;

let clone: TestDatabase;
let relay: Relay;
let db: Database;
const heard: string[] = [];

beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  clone = await cloneDatabase(pgUrl, RANTAI);
  relay = await openRelay(clone.url);
  db = openDatabase({ url: relay.url, poolSize: POOL, silentMs: 1500 });
  await db.listen('kabar', (payload) => heard.push(payload));
});
afterAll(async () => {
  relay?.close();
  await db?.close();
  await clone?.drop();
});

const PID = { name: 'uji_pid', text: 'select pg_backend_pid() as pid, pg_sleep(0.2)', values: [] };
/** Backends of every connection of the pool, by asking them all at once. */
const backends = async (): Promise<unknown[]> =>
  (await Promise.all(Array.from({ length: POOL }, () => db.call(PID)))).map((rows) => rows[0]?.['pid']);

async function tell(payload: string): Promise<void> {
  const client = new pg.Client({ connectionString: clone.url });
  await client.connect();
  await client.query("select pg_notify('kabar', $1)", [payload]);
  await client.end();
}

/** Says it again until it is heard: a listener that has just come back may not listen yet. */
const hears = (word: string) =>
  expect.poll(async () => tell(word).then(() => heard.includes(word)), { interval: 300 }).toBe(true);

test('who waits on a silent line is told, and the shop goes on without a restart', async () => {
  const before = await backends();
  relay.silence(true);
  const asked = [
    db.call(PID),
    db.batch(JKT1, { satu: PID, dua: { ...PID, name: 'uji_lagi' } }),
    db.tx(JKT1, async (sql) => sql.selectFrom('toko').selectAll().execute()),
    db.report(JKT1, async (sql) => sql.selectFrom('toko').selectAll().execute()),
  ].map((one) => one.then(String, (error: unknown) => error));
  for (const error of await Promise.all(asked))
    expect(refusalOf(error, new Map())).toMatchObject({ status: 503, code: 'SIBUK' });
  // A balancer hears it as well, and sooner than any till.
  await expect(db.ping()).rejects.toThrow();
  relay.silence(false);
  const after = await backends();
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
});

test('the listener notices too', async () => {
  await hears('satu');
  relay.silence(true);
  await tell('hilang');
  // Longer than it asks and waits for the answer.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  relay.silence(false);
  await hears('dua');
  expect(heard).not.toContain('hilang');
});

// Protects: an answer that takes its time is no silence where a long one was asked for, and is one again afterwards.
test('a long report is waited for', async () => {
  const slow = async (sql: Parameters<Parameters<Database['report']>[1]>[0]) =>
    (await sql.selectNoFrom((eb) => eb.fn('pg_sleep', [eb.val(2.5)]).as('tidur')).execute()).length;
  expect(await db.report(JKT1, slow, 30)).toBe(1);
  await expect(db.report(JKT1, slow, 1)).rejects.toMatchObject({ code: '57014' });
});
