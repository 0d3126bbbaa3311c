/** The PostgreSQL of the benchmark: its own cluster in .cache/bench, a filled template, a fresh copy for every run. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseAt, onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import { migrate } from '@mustika/server-kit/schema/migrate.ts';
import { schemaPrint } from '@mustika/server-kit/schema/migration-files.ts';
import type pg from 'pg';
import { liftCeilings } from './ceilings.ts';
import { guarded } from './guards.ts';
import { employ, RIGHTS } from './people.ts';

export const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache', 'bench');

/**
 * Three worlds: one to sell in, and one to look back on, where every branch sold alike for a year, five million pieces together, with
 * 100,000 movements of gold without a barcode in one of them; and a small one with those alone. A quick run takes fewer pieces; its
 * ratios are close, its times are not.
 */
const LOTS = process.argv.includes('lots');
const LOOKING_BACK = process.argv.includes('lists') || LOTS;
const NAME = LOTS ? 'lot' : LOOKING_BACK ? 'tahun' : 'dunia';
const SIZE = LOTS ? 90_000 : LOOKING_BACK ? 6_000_000 : 1_000_000;
export const BARANG = Number(process.env.BENCH_BARANG ?? SIZE);
export const JUAL = Math.floor(LOOKING_BACK ? (BARANG * 5) / 18 : BARANG / 10);
/** Sales of the first branch: a third, enough for a report of 100,000 rows, or its share. */
export const BESAR = Math.floor(JUAL * (LOOKING_BACK ? 0.02 : 0.334));
export const PASSWORD = 'sandi-tolok-ukur';

const sqlOf = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8');
const WORLD = guarded(sqlOf('world'))
  .replace('-- :lots', () => (LOOKING_BACK ? sqlOf('lots') : ''))
  .replaceAll(':barang', String(BARANG))
  .replaceAll(':jual', String(JUAL))
  .replaceAll(':besar', String(BESAR))
  .replaceAll(':lama', LOOKING_BACK ? '365' : '90');

/** As performance.md measured: durable, with a cache that holds the working set. */
const SETTINGS = {
  shared_buffers: '2GB',
  max_wal_size: '4GB',
  max_connections: '100',
  autovacuum: 'off',
};
/** Counts every statement inside functions too, which costs time itself: for the profile only. */
const COUNTING = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'all' };

export type Place = { url: string; version: string; pid: number; stop(): Promise<void> };

/** Of the whole chain. */
export const OWNER = 'PEMILIK';

/** A world belongs to the migrations and functions it was made with. */
async function stamp(): Promise<string> {
  const hash = createHash('sha256')
    .update(WORLD)
    .update(JSON.stringify(RIGHTS))
    .update(await schemaPrint());
  return hash.digest('hex').slice(0, 12);
}

export async function openPlace(say: (line: string) => void, counting = false): Promise<Place> {
  mkdirSync(CACHE, { recursive: true });
  const settings = { ...SETTINGS, ...(counting ? COUNTING : {}) };
  const postgres = await startPostgres({ dir: join(CACHE, 'postgres'), port: 25_700, settings });
  try {
    const template = `${NAME}_${await stamp()}`;
    await ensureWorld(postgres.url, template, say);
    await onDatabase(postgres.url, async (client) => {
      await client.query('drop database if exists bench with (force)');
      await client.query(`create database bench template ${template} strategy file_copy`);
      await client.query('checkpoint');
    });
    const url = databaseAt(postgres.url, 'bench');
    const version = await onDatabase(
      url,
      async (client) => (await client.query('show server_version')).rows[0].server_version as string,
    );
    return { url, version, pid: postgres.pid, stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function ensureWorld(url: string, template: string, say: (line: string) => void): Promise<void> {
  const known = await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ datname: string; done: boolean }>(
      'select datname, datistemplate as done from pg_database where datname like $1',
      [`${NAME}\\_%`],
    );
    for (const { datname, done } of rows) {
      if (datname === template && done) continue;
      if (done) await client.query(`alter database ${datname} is_template false`);
      await client.query(`drop database ${datname} with (force)`);
    }
    return rows.some(({ datname, done }) => datname === template && done);
  });
  if (known) return;
  say(`making the world (${BARANG} pieces, ${JUAL} sales), once per set of migrations ...`);
  await onDatabase(url, async (client) => void (await client.query(`create database ${template}`)));
  const target = databaseAt(url, template);
  await migrate({ url: target });
  await onDatabase(target, fill);
  await onDatabase(
    url,
    async (client) => void (await client.query(`alter database ${template} is_template true`)),
  );
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(
    "set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off",
  );
  await client.query("select set_config('app.user_id', 'SISTEM', false)");
  await client.query(WORLD);
  await liftCeilings(client);
  await employ(client, OWNER, PASSWORD);
  // Statistics before the first pool opens: plans made on empty tables stay slow.
  await client.query('vacuum (analyze)');
}
