/** Test databases: one migrated template per run, a real clone for each test file. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { databaseAt, onDatabase } from './one-connection.ts';

/** Serialises the workers of one run: the first builds the template, the others find it. */
const LOCK = 7_205_620;

/** Creates `name` once per server, migrates it and lets `fill` put rows into it. */
export async function ensureTemplate(
  url: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  await onDatabase(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const found = await client.query('select from pg_database where datname = $1 and datistemplate', [name]);
    if (found.rowCount) return;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    await migrate({ url: databaseAt(url, name) });
    await fill(databaseAt(url, name));
    await onDatabase(databaseAt(url, name), (filled) => filled.query('analyze'));
    await client.query(`alter database ${name} is_template true`);
  });
  return name;
}

/** What makes a template may itself need another one, so each has its own queue. */
const LOCK_MADE = 7_205_621;

/**
 * Makes the template `name` once per server out of a database that `make` filled and let go of, and answers what `make`
 * notes about it. The others wait for it and read the note.
 */
export const templateMade = (
  url: string,
  name: string,
  make: () => Promise<{ url: string; note: string }>,
): Promise<string> =>
  onDatabase(url, async (client) => {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_MADE, name]);
    const found = await client.query<{ note: string }>(
      "select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1 and datistemplate",
      [name],
    );
    if (found.rows[0]) return found.rows[0].note;
    const { url: made, note } = await make();
    const own = new URL(made).pathname.slice(1);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [own]);
    await client.query(`comment on database ${own} is ${pg.escapeLiteral(note)}`);
    await client.query(`alter database ${own} rename to ${name}`);
    await client.query(`alter database ${name} is_template true`);
    return note;
  });

export type TestDatabase = { url: string; drop(): Promise<void> };

export async function cloneDatabase(url: string, template: string): Promise<TestDatabase> {
  const name = `uji_${randomBytes(6).toString('hex')}`;
  await onDatabase(url, async (client) => {
    // Two clones of one template at the same moment refuse each other, so they queue.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: databaseAt(url, name),
    drop: () =>
      onDatabase(url, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}
