/**
 * Runs the SQL files of database/baseline and database/migrations, forward only, each once, all that are new in one transaction, and
 * brings functions and views to what their files say (docs/decisions/0079). An empty database runs schema.sql in their place,
 * which says what they make (docs/decisions/0032). On a database of a newer program it changes nothing (docs/decisions/0132).
 */
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { CONNECTION, POOL, serverVersion } from '../postgres/connection.ts';
import { newClient, PrimaryClient } from '../postgres/hosts.ts';
import { ensureLogin, loginUrl } from '../postgres/login-role.ts';
import { type FunctionFile, readFunctions } from './function-files.ts';
import { applyFunctions } from './functions.ts';
import { type Migration, RENAMED, readMigrations, readSchema, SCHEMA_FILE } from './migration-files.ts';
import { keepAsked, keepProgram, LOCK, printOf, refuseTooOld, wasReplaced } from './oldest-program.ts';
import { keepRights, ROLES, refuseOtherRights, rightsIn } from './rights.ts';

/** What a session of migrations needs, and each of them finds, whatever the one before it set. */
const settingsFor = (version: number): string =>
  [
    "set client_min_messages = 'warning'",
    // An owner that is no superuser gets what it makes only when it says so, and must hand functions to the writer of the books.
    ...(version >= 160_000 ? ["set createrole_self_grant = 'set, inherit'"] : []),
    // Migration 0022 names a column of the catalogue that came with 18; 0263 takes it out before anybody calls the function.
    ...(version < 180_000 ? ['set check_function_bodies = off'] : []),
  ].join(';');

/** PostgreSQL 15 cannot be told to give an owner what it makes: there it gives them to itself. */
const OWN_ROLES = `do $$
declare peran text;
begin
  foreach peran in array array['mustika_app', 'mustika_report', 'mustika_buku'] loop
    if not pg_has_role(current_user, peran, 'member') then execute format('grant %I to current_user', peran); end if;
  end loop;
end $$`;

/**
 * `login`: false where somebody else makes the role the pools log in as. `only`: the files to run and no others, as far as a backup
 * or an installation of an older program had come. `dir`: another folder of files, without functions, for tests. `schema`: what an
 * empty database runs at once; null for one migration after the other. `insist`: functions become those of this program although
 * a newer one has been here, as whoever edits them wants it.
 */
export type MigrateOptions = {
  url: string;
  log?: (line: string) => void;
  login?: boolean;
  only?: ReadonlySet<string>;
  dir?: URL;
  schema?: URL | null;
  insist?: boolean;
};

/** Returns the names of the files that ran now; an empty list means the database was up to date. */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { url, log, login = true, only, dir } = options;
  const wanted = (nama: string): boolean => only === undefined || only.has(nama);
  // The schema of all files is right for neither some of them nor others.
  const { schema = dir === undefined ? SCHEMA_FILE : null } = options;
  // Refused before anything is made: from an address without a password no login follows.
  if (login) loginUrl(url);
  const client = newClient({ connectionString: url, ...CONNECTION });
  await client.connect();
  try {
    const version = await serverVersion(client);
    const settings = settingsFor(version);
    await client.query(settings);
    await client.query(ROLES);
    if (version < 160_000) await client.query(OWN_ROLES);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const files = await readMigrations(dir);
    const done = await readDone(client, files);
    const newer = await refuseTooOld(client, files);
    if (newer > 0)
      log?.(`database dari program yang lebih baru (${newer} migrasi), dibiarkan seperti adanya`);
    else await bringForward(client, { ...options, files, done, schema, wanted, settings });
    await refuseOtherRights(client);
    await migrateJobs(url);
    if (login) await ensureLogin(client, url);
    return files.map(({ nama }) => nama).filter((nama) => !done.has(nama) && wanted(nama));
  } finally {
    await client.end();
  }
}

type Forward = Pick<MigrateOptions, 'log' | 'dir' | 'insist'> & {
  files: readonly Migration[];
  done: ReadonlySet<string>;
  schema: URL | null;
  settings: string;
  wanted: (nama: string) => boolean;
};

/**
 * Tables, then functions, then what is said to be right of both, at once: a process that is killed half-way leaves the database of
 * before, on which the program of before starts.
 */
async function bringForward(client: pg.Client, forward: Forward): Promise<void> {
  const { files, done, wanted } = forward;
  // Before anything is changed in a database that is not what it was.
  if (done.size > 0 && files.some(({ nama }) => !done.has(nama) && wanted(nama)))
    await refuseOtherRights(client);
  await client.query('begin');
  try {
    await runAll(client, forward);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function runAll(client: pg.Client, forward: Forward): Promise<void> {
  const { files, done, schema, settings, wanted, dir, log } = forward;
  const functions = dir === undefined ? await readFunctions() : [];
  const begun =
    done.size === 0 && schema !== null
      ? await beginWith(client, { schema, files, functions, wanted }, log)
      : done;
  const ran = files.filter(({ nama }) => !begun.has(nama) && wanted(nama));
  for (const file of ran) {
    log?.(`migrasi ${file.nama}`);
    await runFile(client, file, settings);
  }
  await keepAsked(client, files);
  // Functions are those of today, so they fit tables of today and no older ones.
  const today = dir === undefined && files.every(({ nama }) => wanted(nama));
  const moved = ran.length > 0 || begun.size > done.size;
  if (today) await bringFunctions(client, functions, moved, forward);
  else await keepRights(client, null);
}

/** Functions of the newest program that was here, and no older ones: another process may be calling them. */
async function bringFunctions(
  client: pg.Client,
  functions: readonly FunctionFile[],
  moved: boolean,
  { files, insist = false, log }: Forward,
): Promise<void> {
  const sidik = printOf(functions);
  if (!moved && !insist && (await wasReplaced(client, sidik)))
    return log?.(
      'fungsi di database dari program yang lebih baru, dibiarkan (npm start -- --fungsi-ini menggantinya)',
    );
  await keepProgram(client, sidik);
  const changed = await named('fungsi', () => applyFunctions(client, functions, moved));
  if (changed.length > 0) log?.(`${changed.length} fungsi diperbarui`);
  await keepRights(client, await rightsOf(files, functions));
}

/**
 * The tables of the job queue. Its own pool stops listening before its connections are gone, so that a database dropped at
 * that moment ended the whole process; this one listens to the end, and waits for it.
 */
async function migrateJobs(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, Client: PrimaryClient, ...POOL });
  const gone: Promise<unknown>[] = [];
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    gone.push(new Promise((resolve) => void client.once('end', resolve)));
  });
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
    await Promise.all(gone);
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
  refuseChangedFiles(
    rows
      .filter(({ nama, sidik }) => sidik !== null && texts.has(nama) && sidik !== texts.get(nama))
      .map(({ nama }) => nama),
  );
  for (const { nama } of rows.filter(({ nama, sidik }) => sidik === null && texts.has(nama)))
    await client.query('update migrasi set sidik = $2 where nama = $1', [nama, texts.get(nama)]);
  return new Set(rows.map(({ nama }) => nama));
}

type Beginning = {
  schema: URL;
  files: readonly Migration[];
  functions: readonly FunctionFile[];
  wanted: (nama: string) => boolean;
};

/** Makes an empty database what schema.sql says; answers the migrations that it stands for. */
async function beginWith(
  client: pg.Client,
  { schema, files, functions, wanted }: Beginning,
  log?: (line: string) => void,
): Promise<ReadonlySet<string>> {
  const { text, covers } = await readSchema(schema, files, functions);
  // Written before a migration of its own was edited: the migrations say more than it does. Or it says more than is wanted.
  if (covers === null || ![...covers].every(wanted)) return new Set();
  log?.(`skema hari ini, ${covers.size} migrasi sekaligus`);
  await named('schema.sql', () => client.query(text));
  return covers;
}

/** What schema.sql says of owners and rights, where it stands for all files. */
async function rightsOf(
  files: readonly Migration[],
  functions: readonly FunctionFile[],
): Promise<ReturnType<typeof rightsIn> | null> {
  const { text, whole } = await readSchema(SCHEMA_FILE, files, functions);
  return whole ? rightsIn(text) : null;
}

/** What a file left for the end of its transaction is done with it, and what it set is nothing to the next. */
const AFTER = 'set constraints all immediate; set constraints all deferred; reset all';

const runFile = (client: pg.Client, { nama, text, sidik }: Migration, settings: string): Promise<void> =>
  named(nama, async () => {
    await client.query(text);
    await client.query('insert into migrasi (nama, sidik) values ($1, $2)', [nama, sidik]);
    await client.query(`${AFTER}; ${settings}`);
  });

async function named<T>(nama: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`migrasi ${nama} gagal`, { cause: error });
  }
}

/** A file that was edited after it ran says something else than the database: nobody knows what the schema is. */
function refuseChangedFiles(changed: readonly string[]): void {
  if (changed.length > 0)
    throw new Error(
      `isi migrasi berubah sesudah dijalankan di database ini: ${changed.join(', ')}. Kembalikan isinya; perubahan ditulis dalam migrasi baru.`,
    );
}
