/** Runs the SQL files of database/migrations, forward only, each once and in its own transaction. */
import { readdir, readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { CONNECTION } from './connection.ts';
import { ensureLogin } from './login-role.ts';

export const MIGRATIONS_DIR = new URL('../../database/migrations/', import.meta.url);

/** Another process that starts at the same time waits here instead of running a file twice. */
const LOCK = 7_205_619;

/**
 * `login`: false where somebody else makes the role the pools log in as. `until`: the last file to run, for tests of
 * installations that were made by an older program.
 */
export type MigrateOptions = { url: string; log?: (line: string) => void; login?: boolean; until?: string };

/** Returns the names of the files that ran now; an empty list means the database was up to date. */
export async function migrate({ url, log, login = true, until }: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, ...CONNECTION });
  await client.connect();
  try {
    await client.query("set client_min_messages = 'warning'");
    // An owner that is no superuser gets what it makes only when it says so, and must hand functions to the writer of the books.
    await client.query("set createrole_self_grant = 'set, inherit'");
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrasi (nama text primary key, pada timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ nama: string }>('select nama from migrasi')).rows.map((row) => row.nama),
    );
    const files = (await readdir(MIGRATIONS_DIR)).filter((name) => name.endsWith('.sql')).sort();
    refuseNewerDatabase(done, files);
    const ran = files.filter((name) => !done.has(name) && (until === undefined || name <= until));
    for (const name of ran) {
      log?.(`migrasi ${name}`);
      await runFile(client, name);
    }
    await runMigrations({ connectionString: url });
    if (login) await ensureLogin(client, url);
    return ran;
  } finally {
    await client.end();
  }
}

async function runFile(client: pg.Client, name: string): Promise<void> {
  const text = await readFile(new URL(name, MIGRATIONS_DIR), 'utf8');
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migrasi (nama) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migrasi ${name} gagal`, { cause: error });
  }
}

/** Old code on a newer schema could write what it does not understand, so it refuses to run. */
function refuseNewerDatabase(done: ReadonlySet<string>, files: readonly string[]): void {
  const unknown = [...done].filter((name) => !files.includes(name));
  if (unknown.length > 0) throw new Error(`database lebih baru dari program ini: ${unknown.join(', ')}`);
}
