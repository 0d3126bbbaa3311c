import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { RANTAI } from '../../../tests/kit/app.ts';
import { type Database, openDatabase } from '../database.ts';
import type { OutputRow } from '../output/sheet.ts';
import { cloneDatabase, type TestDatabase } from '../testing.ts';
import { fileRows } from './report-rows.ts';

const SCOPE = { kode_toko: '', user_id: 'UJI', lintas: true };
const CAP = 2500;

let clone: TestDatabase;
let db: Database;
beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  clone = await cloneDatabase(pgUrl, RANTAI);
  db = openDatabase({ url: clone.url, poolSize: 2 });
});
afterAll(async () => {
  await db?.close();
  await clone?.drop();
});

const rowsOf = (count: number, order = 'n') =>
  fileRows(db, SCOPE, async () => ({
    query: sql`select n from generate_series(1, ${count}::int) n order by ${sql.raw(order)}`,
    cap: CAP,
    tooMany: () => {
      throw new Error('too many');
    },
  }));

async function read(count: number, order?: string): Promise<number[]> {
  const seen: number[] = [];
  for await (const row of (await rowsOf(count, order)).rows) seen.push((row as OutputRow & { n: number }).n);
  return seen;
}

// Protects: a file holds every row once, from the first on, although the cursor was run to its end before; with a sort
// on top and without one.
test('reads every row up to the cap, in order', async () => {
  for (const count of [0, 1, 999, 1000, 1001, CAP]) {
    const expected = Array.from({ length: count }, (_, i) => i + 1);
    expect(await read(count)).toEqual(expected);
    expect(await read(count, 'n desc')).toEqual(expected.reverse());
  }
});

// Protects: a report past its cap is refused before its first byte, and gives its connection back.
test('refuses what is past the cap', async () => {
  for (let n = 0; n < 5; n += 1) await expect(rowsOf(CAP + 1)).rejects.toThrow('too many');
  expect(await read(3)).toEqual([1, 2, 3]);
});

// Protects: a reader who goes away ends the query behind the file.
test('stops when nobody reads on', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { rows } = await rowsOf(CAP);
    expect((await rows.next()).value).toEqual({ n: 1 });
    await rows.return(undefined);
  }
  expect(await read(2)).toEqual([1, 2]);
});
