/**
 * Protects: a database whose owners or rights are not those of a new one is named by the proof and does not start, whatever it
 * lost them by; what the decision page says mends it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase, EMPTY, type TestDatabase } from '../testing.ts';
import { readFunctions } from './function-files.ts';
import { migrate } from './migrate.ts';
import { readSchema, SCHEMA_FILE } from './migration-files.ts';

let clone: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  clone = await cloneDatabase(inject('pgUrl'), EMPTY);
  owner = new pg.Client({ connectionString: clone.url });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await clone.drop();
});

type Beda = { objek: string; seharusnya: string | null; kini: string | null };
const named = async (): Promise<Beda[]> =>
  (
    await owner.query<{ rincian: { hak: string } & Beda }>(
      "select rincian from cek_invarian() where aturan = 'PENJAGA'",
    )
  ).rows.flatMap(({ rincian: { hak, ...rest } }) => (hak ? [{ ...rest, objek: hak }] : []));
const start = (): Promise<unknown> => migrate({ url: clone.url, login: false });

/** pg_restore as the owner: the dump gives `create on schema public` at its end, so nothing may belong to the writer of the books. */
const AS_OWNER = `do $$ declare f regprocedure; begin
  for f in select oid from pg_proc where proowner = 'mustika_buku'::regrole and pronamespace = 'public'::regnamespace
  loop execute format('alter function %s owner to current_user', f); end loop; end $$`;
/** On a new machine: a dump holds no roles, so nothing is given to anybody. */
const WITHOUT_ROLES = `reassign owned by mustika_buku to current_user; drop owned by mustika_app, mustika_report, mustika_buku`;

/** What docs/decisions/0077 says to run. */
const mend = async (): Promise<unknown> => {
  const { text: schema } = await readSchema(SCHEMA_FILE, [], await readFunctions());
  const roles = schema.match(/^do \$\$[\s\S]*?^end \$\$;$/m)?.[0] ?? '';
  return owner.query([roles, ...schema.matchAll(/^(?:grant|revoke|alter function) .*;$/gm)].join('\n'));
};

test('a new database is as it should be', async () => {
  expect(await named()).toEqual([]);
  await start();
});

test('restored as its owner: every function that the writer of the books lost is named, and no start', async () => {
  const { rows } = await owner.query(
    "select oid::regprocedure::text as f from pg_proc where proowner = 'mustika_buku'::regrole order by 1",
  );
  await owner.query(AS_OWNER);
  const found = await named();
  expect(found.map(({ objek }) => objek).sort()).toEqual(rows.map(({ f }) => `fungsi ${f}`).sort());
  expect(found.find(({ objek }) => objek === 'fungsi catat(text,jsonb)')).toEqual({
    objek: 'fungsi catat(text,jsonb)',
    seharusnya: 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute',
    kini: 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute',
  });
  await expect(start()).rejects.toThrow(
    new RegExp(`bukan seperti yang dibuat program: ${rows.length} berbeda`),
  );
  await mend();
  expect(await named()).toEqual([]);
  await start();
});

test('restored where no role was: all that was given is named, and no start', async () => {
  await owner.query(WITHOUT_ROLES);
  expect((await named()).length).toBeGreaterThan(250);
  await expect(start()).rejects.toThrow(/bukan seperti yang dibuat program/);
  await mend();
  expect(await named()).toEqual([]);
  await start();
});

test('what is said to be right can be lost too: it is written anew where it is known, and asked before anything else is done', async () => {
  await owner.query('delete from hak_seharusnya');
  expect((await named()).length).toBeGreaterThan(250);
  await start();
  expect(await named()).toEqual([]);
  await owner.query(`${AS_OWNER}; delete from migrasi where nama = (select max(nama) from migrasi)`);
  await expect(start()).rejects.toThrow(/bukan seperti yang dibuat program/);
});

test.each([
  [
    'a function of somebody else that works with higher rights',
    'create function titipan_orang() returns int language sql security definer as $$ select 1 $$',
    1,
  ],
  [
    'a function of somebody else that does not',
    'create function hitung_orang() returns int language sql as $$ select 1 $$',
    0,
  ],
  ['a table of somebody else', 'create table catatan_orang (x int)', 0],
  ['a program that reads', 'grant select on penjualan, buku_uang to pg_monitor', 0],
  ['a program that writes', 'grant select, insert on penjualan to pg_monitor', 1],
  ['one column for everybody', 'grant select (kata_sandi) on pengguna to public', 1],
  ['a column more for the application', 'grant update (berat) on barang to mustika_app', 1],
  ['a way to look names up', 'alter function catat(text, jsonb) reset all', 1],
  ['a definer that became a caller', 'alter function beri_otorisasi(jsonb) security invoker', 1],
  ['a call for everybody', 'grant execute on function catat(text, jsonb) to public', 1],
  ['a call that nobody may make', 'revoke execute on function catat(text, jsonb) from mustika_app', 1],
  [
    'a view that belongs to the reports',
    'grant create on schema public to mustika_report; alter view gerak_akun owner to mustika_report',
    2,
  ],
  ['a table that is gone', 'drop table rantai_demo', 1],
  ['a wall where none is wanted', 'alter table bank enable row level security', 1],
])('%s', async (_what, statement, count) => {
  await owner.query(statement);
  const found = await named();
  expect(found.length, JSON.stringify(found)).toBe(count);
});

test('the server says it in one sentence and opens nothing', async () => {
  await owner.query(AS_OWNER);
  const dataDir = mkdtempSync(join(tmpdir(), 'mustika-hak-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../apps/server/main.ts')], {
    env: { ...process.env, DATABASE_URL: clone.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const out of [child.stdout, child.stderr]) out.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
  expect(said).toMatch(/^Mustika tidak dapat dijalankan: pemilik atau hak .*0077\.\n$/);
  expect(code).toBe(1);
});
