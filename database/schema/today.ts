/** The schema that the migrations of today make, on any PostgreSQL that may create databases. */
import { randomBytes } from 'node:crypto';
import { databaseAt, onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { readFunctions } from '@mustika/server-kit/schema/function-files.ts';
import { migrate } from '@mustika/server-kit/schema/migrate.ts';
import { coverage, readMigrations } from '@mustika/server-kit/schema/migration-files.ts';
import { readRights, rightsText } from '@mustika/server-kit/schema/rights.ts';
import { type Remarks, schemaText, type TextOptions } from './text.ts';

const REMARK = /((?:^--.*\n)+)create table (\w+)/gm;

/** What stands above a table in the migration that made it: the catalogue does not keep comments. */
function remarksOf(texts: readonly string[]): Remarks {
  const said = new Map<string, string>();
  for (const text of texts)
    for (const [, comment = '', name = ''] of text.matchAll(REMARK)) said.set(name, comment.trimEnd());
  return said;
}

/** A database that lives as long as `run`, on the server of `url`. */
export async function withNewDatabase<T>(url: string, run: (url: string) => Promise<T>): Promise<T> {
  const name = `skema_${randomBytes(6).toString('hex')}`;
  await onDatabase(url, (client) => client.query(`create database ${name}`));
  try {
    return await run(databaseAt(url, name));
  } finally {
    await onDatabase(url, (client) => client.query(`drop database ${name} with (force)`));
  }
}

/** What a database says of itself, whatever way it went. */
export async function schemaOf(url: string, options: TextOptions): Promise<string> {
  const remarks = remarksOf((await readMigrations()).map(({ text }) => text));
  return onDatabase(url, (client) => schemaText(client, remarks, options));
}

/** schema.sql as it has to be: every migration, one after the other, in a new database. */
export const todaysSchema = (url: string): Promise<string> =>
  withNewDatabase(url, async (fresh) => {
    await migrate({ url: fresh, login: false, schema: null });
    const rights = rightsText(await onDatabase(fresh, readRights));
    return (
      (await schemaOf(fresh, { files: await readFunctions() })) + rights + coverage(await readMigrations())
    );
  });
