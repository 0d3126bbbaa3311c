import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { RANTAI } from '../../../tests/kit/app.ts';
import { type Database, openDatabase, type Rows, type Statement } from '../database.ts';
import { cloneDatabase, type TestDatabase } from '../testing.ts';
import { MAX_PREPARED } from './pipeline.ts';

const JKT1 = { kode_toko: 'JKT1', user_id: 'KASIR1', lintas: false };

let clone: TestDatabase;
let db: Database;
let owner: pg.Client;

// One connection, so that every test finds what the one before left on it.
beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  clone = await cloneDatabase(pgUrl, RANTAI);
  db = openDatabase({ url: clone.url, poolSize: 1 });
  owner = new pg.Client({ connectionString: pgUrl });
  await owner.connect();
});
afterAll(async () => {
  await db?.close();
  await owner?.end();
  await clone?.drop();
});

const ask = (name: string, text: string, ...values: unknown[]): Statement => ({ name, text, values });
/** A batch by place: these tests are about the line, not about names. */
const batch = async (statements: readonly Statement[]): Promise<Rows[]> =>
  Object.values(await db.batch(JKT1, Object.fromEntries(statements.map((one, at) => [`s${at}`, one]))));
const backend = async (): Promise<unknown> =>
  (await db.call(ask('uji_pid', 'select pg_backend_pid() as pid')))[0]?.pid;

// Protects: every statement gets its own rows, in order, the first time and when prepared, with and without rows.
test('answers each statement of a batch with its own rows', async () => {
  const statements = [
    ask('uji_satu', 'select $1::int as a, $2::text[] as b', 7, ['x', 'y, "z"']),
    ask('uji_kosong', 'select 1 as tidak_ada where false'),
    ask('uji_tiga', "select n::bigint as n, date '2026-11-21' as hari from generate_series(1, 3) n"),
    ask('uji_satu', 'select $1::int as a, $2::text[] as b', null, []),
  ];
  const expected = [
    [{ a: 7, b: ['x', 'y, "z"'] }],
    [],
    [1, 2, 3].map((n) => ({ n, hari: '2026-11-21' })),
    [{ a: null, b: [] }],
  ];
  expect(await batch(statements)).toEqual(expected);
  expect(await batch(statements)).toEqual(expected);
});

// Protects: reads of a posting see one moment; with a snapshot per statement a sale between two of them would be seen half.
test('gives the statements of a batch one snapshot', async () => {
  const rows = await batch([
    ask('uji_isolasi', "select current_setting('transaction_isolation') as isolasi"),
    ask('uji_potret', 'select pg_current_snapshot()::text as potret'),
    ask('uji_tidur', 'select pg_sleep(0.01)'),
    ask('uji_potret', 'select pg_current_snapshot()::text as potret'),
  ]);
  expect(rows[0]).toEqual([{ isolasi: 'repeatable read' }]);
  expect(rows[3]).toEqual(rows[1]);
});

// Protects: a batch of one is as read-only and as scoped as any other, and leaves neither behind.
test('a single read writes nothing and forgets its store', async () => {
  const write = ask('uji_tulis', 'update versi_toko set versi = versi + 1 where kode_toko = $1', 'JKT1');
  await expect(batch([write])).rejects.toMatchObject({ code: '25006' });
  const mine = ask('uji_toko', 'select distinct kode_toko from barang');
  expect(await batch([mine])).toEqual([[{ kode_toko: 'JKT1' }]]);
  expect(await db.call(mine)).toEqual([]);
});

// Protects: a named refusal is everyday business at a busy till; paying a new connection for each would stall the others.
test('keeps the connection after a refusal', async () => {
  const before = await backend();
  const refuse = ask('uji_tolak', 'select tolak($1)', 'BARANG_SUDAH_BERUBAH');
  for (let n = 0; n < 2; n += 1)
    await expect(db.call(refuse)).rejects.toMatchObject({ code: 'MU001', message: 'BARANG_SUDAH_BERUBAH' });
  await expect(db.call(ask('uji_salah', 'select salah tulis'))).rejects.toMatchObject({ code: '42703' });
  expect(await db.call(ask('uji_salah', "select 'benar' as tulis"))).toEqual([{ tulis: 'benar' }]);
  expect(await backend()).toBe(before);
});

// Protects: an error inside begin and commit leaves an aborted transaction; the next caller must not get it.
test('a batch that fails takes its connection with it', async () => {
  const divide = ask('uji_bagi', 'select 1 / $1::int as hasil', 0);
  const other = ask('uji_lain', 'select 1 as satu');
  for (let n = 0; n < 2; n += 1)
    await expect(batch([other, divide])).rejects.toMatchObject({ code: '22012' });
  expect(await batch([other, other])).toEqual([[{ satu: 1 }], [{ satu: 1 }]]);
});

// Protects: a row that cannot be read fails its call, not the process, and what follows reads on.
test('an unreadable value is an error of its call', async () => {
  const huge = ask('uji_besar', 'select $1::bigint as n', '9007199254740993');
  await expect(db.call(huge)).rejects.toThrow('outside the safe integer range');
  await expect(batch([huge, huge])).rejects.toThrow('outside the safe integer range');
  expect(await db.call(ask('uji_besar', 'select $1::bigint as n', '42'))).toEqual([{ n: 42 }]);
});

// Protects: two texts under one name would run the wrong one of them.
test('one name means one statement', async () => {
  await db.call(ask('uji_nama', 'select 1 as n'));
  await expect(db.call(ask('uji_nama', 'select 2 as n'))).rejects.toThrow(
    'two statements are named uji_nama',
  );
  expect(await db.call(ask('uji_nama', 'select 1 as n'))).toEqual([{ n: 1 }]);
});

// Protects: a connection cut while it works fails that call only; the pool opens another.
test('survives the end of its connection', async () => {
  const text = 'select pg_sleep(60)';
  const cut = db.call(ask('uji_tidur_lama', text)).catch((error: Error & { code?: string }) => error.code);
  const kill = () =>
    owner.query('select pg_terminate_backend(pid) from pg_stat_activity where query = $1', [text]);
  await vi.waitFor(async () => expect((await kill()).rowCount).toBe(1));
  expect(await cut).toBe('57P01');
  expect(await backend()).toEqual(expect.any(Number));
});

// Protects: backends grew to 702 MB of plans, one for every shape of a filter anybody thought of.
describe('plans', () => {
  const prepared = async (): Promise<unknown> =>
    (await db.call(ask('', 'select count(*)::int as banyak from pg_prepared_statements')))[0]?.['banyak'];

  test('a statement without a name leaves none behind, and reads its own rows', async () => {
    await backend();
    const before = await prepared();
    for (let n = 0; n < 5; n += 1)
      expect(await batch([ask('', `select ${n} as a${n}`), ask('', `select $1::int as b${n}`, n)])).toEqual([
        [{ [`a${n}`]: n }],
        [{ [`b${n}`]: n }],
      ]);
    // One more at most: the batch has words of its own.
    expect(await prepared()).toBeLessThanOrEqual((before as number) + 4);
  });

  test('a connection that holds too many is not used again', async () => {
    const before = await backend();
    for (let n = 0; n <= MAX_PREPARED; n += 1) await db.call(ask(`uji_banyak_${n}`, `select ${n} as n`));
    expect(await backend()).not.toBe(before);
    expect(await prepared()).toBeLessThan(MAX_PREPARED);
  });
});
