/**
 * Which programs may run on a database (docs/decisions/0132). A migration that takes something away names in its header the oldest
 * migration that a program must know; one without such a line only adds, and every program that knows this rule runs on what it made.
 * An older program changes nothing: neither tables nor functions nor what is said to be right.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { VERSION } from '../config.ts';
import type { FunctionFile } from './function-files.ts';
import type { Migration } from './migration-files.ts';

/** With this one the rule came; those before it were written for programs that know them. */
export const RULE = '0630_oldest_program.sql';
const HEADER = /^-- oldest program: (\S+)$/m;

/** The migration that a program must know to run on what this one made; null: it only adds. */
export const asksFor = ({ nama, text }: Pick<Migration, 'nama' | 'text'>): string | null =>
  HEADER.exec(text)?.[1] ?? (nama <= RULE ? nama : null);

/** Another process that starts at the same time waits with this lock instead of running a file twice. */
export const LOCK = 7_205_619;

/**
 * How a database stands to the program that runs on it now. `perlu`: the migration it wants known that this program does not know;
 * `kurang`: how many of this program's it does not have; `berjalan`: somebody brings it forward this very moment.
 */
export type Standing = { perlu: string | null; kurang: number; berjalan: boolean };

const STANDING = `select (select max(m.perlu collate "C") from migrasi m where m.nama > '${RULE}' and m.perlu > '${RULE}' and m.perlu <> all ($1)) as perlu,
    (select count(*)::int from unnest($1::text[]) f(nama) where not exists (select from migrasi m where m.nama = f.nama)) as kurang,
    exists (select from pg_locks l where l.locktype = 'advisory' and l.classid = 0 and l.objid = ${LOCK} and l.granted
      and l.database = (select d.oid from pg_database d where d.datname = current_database())) as berjalan`;

/** `names`: this program's migrations. Those up to the rule are everywhere. */
export async function standingOf(owner: Pick<pg.Pool, 'query'>, names: readonly string[]): Promise<Standing> {
  const { rows } = await owner.query<Standing>(STANDING, [names.filter((nama) => nama > RULE)]);
  return rows[0] as Standing;
}

const hasColumn = async (client: pg.Client): Promise<boolean> =>
  (
    await client.query(
      "select from pg_attribute where attrelid = 'migrasi'::regclass and attname = 'perlu' and not attisdropped",
    )
  ).rowCount === 1;

/** Writes down what each of these asks for, in the caller's transaction: a program that came between would not be warned. */
export async function keepAsked(client: pg.Client, files: readonly Migration[]): Promise<void> {
  if (!(await hasColumn(client))) return;
  await client.query(
    `update migrasi m set perlu = f.perlu from unnest($1::text[], $2::text[]) f(nama, perlu)
      where m.nama = f.nama and m.perlu is distinct from f.perlu`,
    [files.map(({ nama }) => nama), files.map(asksFor)],
  );
}

/**
 * Answers how many migrations ran here that this program does not know. Throws when one of them wants a newer program, or when this
 * one would bring some of its own: it is not older then but another.
 */
export async function refuseTooOld(client: pg.Client, files: readonly Migration[]): Promise<number> {
  const perlu = (await hasColumn(client)) ? 'perlu' : 'nama';
  const { rows } = await client.query<{ nama: string; perlu: string | null }>(
    `select nama, ${perlu} as perlu from migrasi order by nama collate "C"`,
  );
  const known = new Set(files.map(({ nama }) => nama));
  const ran = new Set(rows.map(({ nama }) => nama));
  const unknown = rows.filter(({ nama }) => !known.has(nama));
  if (unknown.length === 0) return 0;
  const newer = `database lebih baru dari program ini: ${unknown.map(({ nama }) => nama).join(', ')}`;
  const needed = unknown.flatMap((row) => (row.perlu === null || known.has(row.perlu) ? [] : row.perlu));
  if (needed.length > 0) throw new Error(`${newer}. Perlu program yang mengenal ${needed.sort().at(-1)}`);
  const own = files.filter(({ nama }) => !ran.has(nama)).map(({ nama }) => nama);
  if (own.length > 0) throw new Error(`${newer}; program ini membawa yang lain: ${own.join(', ')}`);
  return unknown.length;
}

/** Another text of one function, or another version: another program. */
export const printOf = (functions: readonly FunctionFile[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(VERSION));
  for (const { path, sidik } of functions) hash.update(`${path} ${sidik}\n`);
  return hash.digest('hex');
};

/** Were the functions of this program here before, and others since? */
export async function wasReplaced(client: pg.Client, sidik: string): Promise<boolean> {
  const { rows } = await client.query<{ lama: boolean }>(
    'select urut < (select max(urut) from program) as lama from program where sidik = $1',
    [sidik],
  );
  return rows[0]?.lama ?? false;
}

/** From now on the functions here are this program's. */
export async function keepProgram(client: pg.Client, sidik: string): Promise<void> {
  await client.query(
    `insert into program (sidik, versi, urut) select $1, $2, coalesce(max(urut), 0) + 1 from program
     on conflict (sidik) do update set urut = excluded.urut, pada = now()
       where program.urut <> (select max(urut) from program)`,
    [sidik, `${VERSION.major}.${VERSION.minor}.${VERSION.revision}`],
  );
}
