/** A server with nothing on it but the owner of the README, for backups to come back to. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAIN, readTables } from '@mustika/server-kit/backup/catalogue.ts';
import { type AppConfig, readConfig } from '@mustika/server-kit/config.ts';
import { databaseAt, onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import type pg from 'pg';

export const silent = (): void => {};

export type BareServer = {
  dir: string;
  /** An empty database whose owner is no superuser and may make none; answers his address. */
  newDatabase(): Promise<string>;
  /** For what its owner may not. */
  asSuperuser<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export async function bareServer(): Promise<BareServer> {
  const dir = mkdtempSync(join(tmpdir(), 'mustika-cadangan-'));
  // The database account must pass through; the data folder below stays closed.
  chmodSync(dir, 0o755);
  const postgres = await startPostgres({
    dir: join(dir, 'postgres'),
    port: 25_830,
    settings: { fsync: 'off' },
  });
  await onDatabase(postgres.url, (server) =>
    server.query("create role mustika login createrole bypassrls password 'rahasia'"),
  );
  let made = 0;
  return {
    dir,
    newDatabase: async () => {
      made += 1;
      const name = `toko_${made}`;
      await onDatabase(postgres.url, (server) => server.query(`create database ${name} owner mustika`));
      const login = { username: 'mustika', password: 'rahasia' };
      return Object.assign(new URL(databaseAt(postgres.url, name)), login).toString();
    },
    asSuperuser: (url, run) => onDatabase(databaseAt(postgres.url, new URL(url).pathname.slice(1)), run),
    close: async () => {
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** An installation with its data there: on the embedded PostgreSQL, or on that of `url`. */
export const configAt = (dataDir: string, url = ''): AppConfig =>
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: url });

/** What every table holds, whatever order its rows lie in: how many, and the sum of what each of them hashes to. */
export async function fingerprints(client: pg.ClientBase): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  // Two servers put the same moment into different words unless told how.
  await client.query('begin read only');
  await client.query(PLAIN);
  for (const { tabel } of await readTables(client)) {
    const { rows } = await client.query<{ isi: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 1)::numeric), 0) as isi from ${tabel} t`,
    );
    found[tabel] = rows[0]?.isi ?? '';
  }
  await client.query('commit');
  return found;
}
