/** The schema that the migrations of today make, on any PostgreSQL that may create databases. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { MIGRATIONS_DIR, migrate } from '@mustika/server-kit/migrate.ts';
import pg from 'pg';
import { type Remarks, schemaText } from './text.ts';

export const SCHEMA_FILE = new URL('../schema.sql', import.meta.url);

const REMARK = /((?:^--.*\n)+)create (?:or replace )?(?:table|view|function) (\w+)/gm;

/** What stands above a table, view or function in the migration that made it last: the catalogue does not keep comments. */
function remarksOf(texts: readonly string[]): Remarks {
  const said = new Map<string, string>();
  for (const text of texts)
    for (const [, comment = '', name = ''] of text.matchAll(REMARK)) said.set(name, comment.trimEnd());
  return said;
}

export async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** A database that lives as long as `run`, on the server of `url`. */
export async function withNewDatabase<T>(url: string, run: (url: string) => Promise<T>): Promise<T> {
  const name = `skema_${randomBytes(6).toString('hex')}`;
  await withClient(url, (client) => client.query(`create database ${name}`));
  try {
    return await run(Object.assign(new URL(url), { pathname: `/${name}` }).toString());
  } finally {
    await withClient(url, (client) => client.query(`drop database ${name} with (force)`));
  }
}

/** schema.sql as a database says it, whatever way that database went. */
export async function schemaOf(url: string): Promise<string> {
  const files = readdirSync(MIGRATIONS_DIR).sort();
  const remarks = remarksOf(files.map((file) => readFileSync(new URL(file, MIGRATIONS_DIR), 'utf8')));
  return withClient(url, (client) => schemaText(client, remarks));
}

/** schema.sql as it has to be: every migration, one after the other, in a new database. */
export const todaysSchema = (url: string): Promise<string> =>
  withNewDatabase(url, async (fresh) => {
    await migrate({ url: fresh, login: false });
    return schemaOf(fresh);
  });
