/**
 * Protects: whichever way a database came to today, it is the same database: by schema.sql at once, by every migration, or
 * from a shop that has traded on an older schema, whose books still agree.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { migrate } from '@mustika/server-kit/migrate.ts';
import { onDatabase } from '@mustika/server-kit/one-connection.ts';
import { expect, inject, test } from 'vitest';
import { schemaOf, withNewDatabase } from '../../database/schema/today.ts';
import { dumpShop, loadShop } from './shop.ts';

/** Every document that the house had then, through its whole life (tests/census/lives.ts), taken on the schema of UNTIL. */
const SHOP = gunzipSync(readFileSync(new URL('./toko-0250.txt.gz', import.meta.url))).toString();
const UNTIL = '0250_kupon_di_buku.sql';

const login = false;
/** As PostgreSQL says it, so that nothing is hidden by how it is written down. */
const raw = (text: string): string => text;

const inNewDatabase = <T>(run: (url: string) => Promise<T>): Promise<T> =>
  withNewDatabase(inject('pgUrl'), run);

test('schema.sql makes what the migrations make, and counts them as applied', async () => {
  const said: string[] = [];
  const [bySchema, applied] = await inNewDatabase(async (url) => {
    const names = await migrate({ url, login, log: (line) => said.push(line) });
    expect(await migrate({ url, login })).toEqual([]);
    return [await schemaOf(url, { tell: raw }), names] as const;
  });
  expect(said).toHaveLength(1);
  const byMigrations = await inNewDatabase(async (url) => {
    expect(await migrate({ url, login, schema: null })).toEqual(applied);
    return schemaOf(url, { tell: raw });
  });
  expect(bySchema === byMigrations).toBe(true);
});

test('a shop that traded on an older schema comes to today with all its rows and books that agree', async () => {
  await inNewDatabase(async (url) => {
    await migrate({ url, login, schema: null, until: UNTIL });
    await onDatabase(url, async (owner) => {
      await loadShop(owner, SHOP);
      expect((await dumpShop(owner)) === SHOP).toBe(true);
    });
    expect((await migrate({ url, login })).every((name) => name > UNTIL)).toBe(true);
    await onDatabase(url, async (owner) => {
      expect((await owner.query('select * from cek_invarian()')).rows).toEqual([]);
      const { rows } = await owner.query('select count(*)::int as n from buku_uang');
      expect(rows[0].n).toBeGreaterThan(100);
    });
    const upgraded = await schemaOf(url, { tell: raw, rows: false });
    const fresh = await inNewDatabase(async (other) => {
      await migrate({ url: other, login });
      return schemaOf(other, { tell: raw, rows: false });
    });
    expect(upgraded === fresh).toBe(true);
  });
});
