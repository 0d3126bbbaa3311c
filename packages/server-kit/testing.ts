/** Test databases: templates, each made once in a run of the tests, and a real clone for each test file. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseAt, onDatabase } from './postgres/one-connection.ts';
import { migrate } from './schema/migrate.ts';

/** A database that others are clones of. */
export type Template = {
  name: string;
  /** What it begins as; left out, it begins empty and is migrated. */
  from?: Template;
  /** Puts rows into the database at `url` and lets go of it; what it answers is remembered as the template's note. */
  fill?: (url: string) => Promise<string | undefined>;
};

/** Today's schema and not a row of ours. */
export const EMPTY: Template = { name: 'templat_kosong' };

/** Workers that want the same template at the same moment: one makes it, the others wait. Each name is a queue of its own. */
const LOCK = 7_205_620;

type Row = { note: string | null };
const noted = async (client: pg.Client, name: string): Promise<Row | undefined> =>
  (
    await client.query<Row>(
      "select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1 and datistemplate",
      [name],
    )
  ).rows[0];

/** Sees to it that the template is there, making it and what it begins as when nobody has; answers its note. */
export const ensureTemplate = (url: string, template: Template): Promise<string> =>
  onDatabase(url, async (client) => {
    const { name, from, fill } = template;
    const made = await noted(client, name);
    if (made) return made.note ?? '';
    if (from) await ensureTemplate(url, from);
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK, name]);
    const meanwhile = await noted(client, name);
    if (meanwhile) return meanwhile.note ?? '';
    // Under another name until it is whole: half a template is none.
    const draft = `${name}_draf`;
    await client.query(`drop database if exists ${draft} with (force)`);
    if (from) await copy(client, draft, from.name);
    else {
      await client.query(`create database ${draft}`);
      await migrate({ url: databaseAt(url, draft) });
    }
    const note = (await fill?.(databaseAt(url, draft))) ?? '';
    await onDatabase(databaseAt(url, draft), (filled) => filled.query('analyze'));
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [draft]);
    await client.query(`comment on database ${draft} is ${pg.escapeLiteral(note)}`);
    await client.query(`alter database ${draft} rename to ${name}`);
    await client.query(`alter database ${name} is_template true`);
    return note;
  });

/** File by file: page by page through the log is a fifth of a second of processor for each test file. */
const copy = (client: pg.Client, name: string, template: string): Promise<unknown> =>
  client.query(`create database ${name} template ${template} strategy file_copy`);

export type TestDatabase = {
  url: string;
  /** The note of its template. */
  note: string;
  drop(): Promise<void>;
};

export async function cloneDatabase(url: string, template: Template): Promise<TestDatabase> {
  const note = await ensureTemplate(url, template);
  const name = `uji_${randomBytes(6).toString('hex')}`;
  await onDatabase(url, (client) => copy(client, name, template.name));
  return {
    url: databaseAt(url, name),
    note,
    drop: () =>
      onDatabase(url, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}
