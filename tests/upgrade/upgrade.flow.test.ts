/**
 * Protects: whichever way a database came to today, it is the same database: by schema.sql at once, by every migration, or
 * from a shop that has traded on an older schema, whose books still agree.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { migrate } from '@mustika/server-kit/schema/migrate.ts';
import { migrationsUntil, readMigrations } from '@mustika/server-kit/schema/migration-files.ts';
import { expect, inject, test } from 'vitest';
import { schemaOf, withNewDatabase } from '../../database/schema/today.ts';
import { dumpShop, loadShop } from './shop.ts';

/**
 * Every document that the house had on a day, through its whole life (tests/census/lives.ts), taken on the schema of that day.
 * `later`: numbers below the last one that came after that day.
 */
const SHOPS = [
  { hari: '22 November', berkas: 'toko-0250.txt.gz', until: '0250_kupon_di_buku.sql', later: [] },
  {
    hari: '26 November',
    berkas: 'toko-0442.txt.gz',
    until: '0442_cara_ppn_tetap.sql',
    later: ['0433_lepas_sendiri.sql', '0434_titipan_mengikat.sql', '0435_tutup_tanpa_nota.sql'],
  },
];

const login = false;
const inNewDatabase = <T>(run: (url: string) => Promise<T>): Promise<T> =>
  withNewDatabase(inject('pgUrl'), run);

test('schema.sql makes what the migrations make, and counts them as applied', async () => {
  const said: string[] = [];
  const [bySchema, applied] = await inNewDatabase(async (url) => {
    const names = await migrate({ url, login, log: (line) => said.push(line) });
    expect(await migrate({ url, login })).toEqual([]);
    return [await schemaOf(url, { files: null }), names] as const;
  });
  expect(said).toHaveLength(1);
  const byMigrations = await inNewDatabase(async (url) => {
    expect(await migrate({ url, login, schema: null })).toEqual(applied);
    return schemaOf(url, { files: null });
  });
  expect(bySchema === byMigrations).toBe(true);
});

test.each(SHOPS)(
  'a shop of $hari comes to today with all its rows and books that agree',
  async ({ berkas, until, later }) => {
    const shop = gunzipSync(readFileSync(new URL(berkas, import.meta.url))).toString();
    const then = await migrationsUntil(until, later);
    const since = (await readMigrations()).map(({ nama }) => nama).filter((nama) => !then.has(nama));
    await inNewDatabase(async (url) => {
      await migrate({ url, login, schema: null, only: then });
      await onDatabase(url, async (owner) => {
        await loadShop(owner, shop);
        expect((await dumpShop(owner)) === shop).toBe(true);
      });
      expect(await migrate({ url, login })).toEqual(since);
      await onDatabase(url, async (owner) => {
        expect((await owner.query('select * from cek_invarian()')).rows).toEqual([]);
        const { rows } = await owner.query('select count(*)::int as n from buku_uang');
        expect(rows[0].n).toBeGreaterThan(100);
      });
      const upgraded = await schemaOf(url, { files: null, rows: false });
      const fresh = await inNewDatabase(async (other) => {
        await migrate({ url: other, login });
        return schemaOf(other, { files: null, rows: false });
      });
      expect(upgraded === fresh).toBe(true);
    });
  },
);
