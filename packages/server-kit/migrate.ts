/** Runs the SQL files of database/migrations, forward only, each once and in its own transaction. */
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { CONNECTION } from './connection.ts';
import { ensureLogin } from './login-role.ts';
import { MIGRATIONS_DIR, type Migration, RENAMED, readMigrations } from './migration-files.ts';

export { MIGRATIONS_DIR };

/** Another process that starts at the same time waits here instead of running a file twice. */
const LOCK = 7_205_619;

/**
 * `login`: false where somebody else makes the role the pools log in as. `until`: the last file to run, for tests of
 * installations that were made by an older program. `dir`: another folder of files, for tests.
 */
export type MigrateOptions = {
  url: string;
  log?: (line: string) => void;
  login?: boolean;
  until?: string;
  dir?: URL;
};

/** Returns the names of the files that ran now; an empty list means the database was up to date. */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { url, log, login = true, until, dir = MIGRATIONS_DIR } = options;
  const client = new pg.Client({ connectionString: url, ...CONNECTION });
  await client.connect();
  try {
    await client.query("set client_min_messages = 'warning'");
    // An owner that is no superuser gets what it makes only when it says so, and must hand functions to the writer of the books.
    await client.query("set createrole_self_grant = 'set, inherit'");
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const files = await readMigrations(dir);
    const done = await readDone(client, files);
    const ran = files.filter(({ nama }) => !done.has(nama) && (until === undefined || nama <= until));
    for (const file of ran) {
      log?.(`migrasi ${file.nama}`);
      await runFile(client, file);
    }
    await runMigrations({ connectionString: url });
    if (login) await ensureLogin(client, url);
    return ran.map(({ nama }) => nama);
  } finally {
    await client.end();
  }
}

/** What ran here before, compared with the files of today. */
async function readDone(client: pg.Client, files: readonly Migration[]): Promise<ReadonlySet<string>> {
  await client.query(
    'create table if not exists migrasi (nama text primary key, pada timestamptz not null default now(), sidik text)',
  );
  // Databases of before the checksums. Asked first: altering locks out everybody who reads.
  const known = await client.query(
    "select from pg_attribute where attrelid = 'migrasi'::regclass and attname = 'sidik'",
  );
  if (!known.rowCount) await client.query('alter table migrasi add column sidik text');
  for (const [before, after] of Object.entries(RENAMED))
    await client.query('update migrasi set nama = $2 where nama = $1', [before, after]);
  const { rows } = await client.query<{ nama: string; sidik: string | null }>(
    'select nama, sidik from migrasi order by nama',
  );
  const texts = new Map(files.map(({ nama, sidik }) => [nama, sidik]));
  refuseNewerDatabase(rows.map(({ nama }) => nama).filter((nama) => !texts.has(nama)));
  refuseChangedFiles(
    rows.filter(({ nama, sidik }) => sidik !== null && sidik !== texts.get(nama)).map(({ nama }) => nama),
  );
  for (const { nama } of rows.filter(({ sidik }) => sidik === null))
    await client.query('update migrasi set sidik = $2 where nama = $1', [nama, texts.get(nama)]);
  return new Set(rows.map(({ nama }) => nama));
}

async function runFile(client: pg.Client, { nama, text, sidik }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migrasi (nama, sidik) values ($1, $2)', [nama, sidik]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migrasi ${nama} gagal`, { cause: error });
  }
}

/** Old code on a newer schema could write what it does not understand, so it refuses to run. */
function refuseNewerDatabase(unknown: readonly string[]): void {
  if (unknown.length > 0) throw new Error(`database lebih baru dari program ini: ${unknown.join(', ')}`);
}

/** A file that was edited after it ran says something else than the database: nobody knows what the schema is. */
function refuseChangedFiles(changed: readonly string[]): void {
  if (changed.length > 0)
    throw new Error(
      `isi migrasi berubah sesudah dijalankan di database ini: ${changed.join(', ')}. Kembalikan isinya; perubahan ditulis dalam migrasi baru.`,
    );
}
