/** Protects: a till beside which the schema is upgraded hears nothing of it: what was prepared before is said anew, once. */
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase, statement } from '../database.ts';
import { cloneDatabase, EMPTY, type TestDatabase } from '../testing.ts';

const POOL = 3;
const JKT1 = { kode_toko: 'JKT1', user_id: 'KASIR1', lintas: false };
let clone: TestDatabase;
let owner: pg.Client;
let db: Database;
beforeAll(async () => {
  clone = await cloneDatabase(inject('pgUrl'), EMPTY);
  owner = new pg.Client({ connectionString: clone.url });
  await owner.connect();
  await owner.query(
    'create table uji (n integer); insert into uji values (0); grant select, insert on uji to mustika_app',
  );
  db = openDatabase({ url: clone.url, poolSize: POOL });
});
afterAll(async () => {
  await db?.close();
  await owner?.end();
  await clone?.drop();
});

const WAIT = statement('uji_tunggu', 'select pg_sleep(0.1)');
const READ = statement('uji_baca', 'select * from uji');
const WRITE = statement('uji_tulis', 'insert into uji (n) values ($1) returning *', 1);
const DO: Record<string, () => Promise<unknown>> = {
  call: () => db.call(READ),
  rows: () => db.rows(JKT1, READ),
  batch: () => db.batch(JKT1, { tunggu: WAIT, baca: READ }),
  write: () => db.call(WRITE),
};
const count = async (): Promise<number> => (await owner.query('select from uji')).rowCount ?? 0;

test.each(Object.keys(DO))('%s', async (name) => {
  const run = DO[name] as () => Promise<unknown>;
  // Prepared on every connection of the pool.
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: POOL }, () => db.batch(JKT1, { tunggu: WAIT, baca: READ })));
  await Promise.all(Array.from({ length: 2 * POOL }, run));
  const before = await count();
  const column = `k_${name}`;
  await owner.query(`alter table uji add column ${column} integer default 7`);
  const answers = await Promise.all(Array.from({ length: 2 * POOL }, run));
  expect(JSON.stringify(answers)).toContain(`"${column}":7`);
  expect(await count()).toBe(before + (name === 'write' ? 2 * POOL : 0));
});

test('another refusal of that code is a refusal', async () => {
  const text = "do $$ begin raise exception 'lain' using errcode = '0A000'; end $$";
  await expect(db.call(statement('uji_lain', text))).rejects.toMatchObject({
    code: '0A000',
    message: 'lain',
  });
});
