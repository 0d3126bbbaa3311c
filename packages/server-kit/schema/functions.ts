/**
 * Brings the functions and views of a database to what database/functions says, after its migrations: what is missing or of another
 * text is replaced as a whole, what has no file any more goes (docs/decisions/0079).
 */
import pg from 'pg';
import { type FunctionFile, markOf, statementsOf } from './function-files.ts';

/** What is ours by its mark, or would be in the way of a file by its name. */
const HERE = `
  select p.proname as nama, 'function' as kind, p.oid::regprocedure::text as benda, obj_description(p.oid, 'pg_proc') as tanda,
         (select count(*) from pg_trigger t where t.tgfoid = p.oid and not t.tgisinternal)::int as triggers
    from pg_proc p where p.pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select c.relname, 'view', c.oid::regclass::text, obj_description(c.oid, 'pg_class'), 0
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'`;

export type Here = {
  nama: string;
  kind: 'function' | 'view';
  benda: string;
  tanda: string | null;
  triggers: number;
};

/** All functions and views of the schema that no extension brought. */
export const readHere = async (client: pg.Client): Promise<Here[]> => (await client.query<Here>(HERE)).rows;

const MARK = /^functions\/[\w/-]+\.sql [0-9a-f]{64}$/;

/** What one file needs may come with another: relation, function, type. */
const MISSING: ReadonlySet<string> = new Set(['42P01', '42883', '42704']);

/** A file says all rights; those that another text gave would stay. Nobody else is told of here: what he was given, he has. */
const bare = ({ kind, benda }: Here): string =>
  kind === 'view'
    ? `revoke all on ${benda} from mustika_app, mustika_report, mustika_buku;`
    : `alter function ${benda} owner to current_user;
       revoke all on function ${benda} from public, mustika_app, mustika_report, mustika_buku;
       grant execute on function ${benda} to public;`;

/** PostgreSQL reads a body against the tables only when it is made; tables move below it. */
const PROVE = `select p.oid::regprocedure::text as benda, format('%s(%s)', case l.lanname when 'sql' then 'fmgr_sql_validator' else 'plpgsql_validator' end, p.oid) as tanya
  from pg_proc p join pg_language l on l.oid = p.prolang
 where p.proname = any ($1) and p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql') order by 1`;

async function prove(client: pg.Client, files: readonly FunctionFile[]): Promise<void> {
  const { rows } = await client.query<{ benda: string; tanya: string }>(PROVE, [
    files.flatMap(({ kind, nama }) => (kind === 'function' ? [nama] : [])),
  ]);
  await client.query('set local check_function_bodies = on');
  for (const { benda, tanya } of rows)
    await client.query(`select ${tanya}`).catch((error: unknown) => {
      throw new Error(`isi fungsi ${benda} tidak sesuai tabel-tabelnya`, { cause: error });
    });
}

/** One file, or what it waits for. */
async function apply(client: pg.Client, file: FunctionFile, before: readonly Here[]): Promise<unknown> {
  try {
    await client.query(`savepoint berkas; ${before.map(bare).join('\n')}\n${statementsOf(file)}`);
    await client.query('release savepoint berkas');
    return null;
  } catch (error) {
    await client.query('rollback to savepoint berkas');
    if (error instanceof pg.DatabaseError && MISSING.has(error.code ?? '')) return error;
    throw new Error(`${file.path} gagal`, { cause: error });
  }
}

/** Round after round, as long as one of them went in. */
async function applyAll(
  client: pg.Client,
  files: readonly FunctionFile[],
  kini: readonly Here[],
): Promise<void> {
  let left = files;
  while (left.length > 0) {
    const waiting: FunctionFile[] = [];
    let cause: unknown;
    for (const file of left) {
      const lacks = await apply(
        client,
        file,
        kini.filter(({ nama, kind }) => nama === file.nama && kind === file.kind),
      );
      if (lacks === null) continue;
      waiting.push(file);
      cause ??= lacks;
    }
    if (waiting.length === left.length) throw new Error(`${waiting[0]?.path} gagal`, { cause });
    left = waiting;
  }
}

/** Views first, each kind at once: they may need each other. */
async function drop(client: pg.Client, gone: readonly Here[]): Promise<void> {
  for (const kind of ['view', 'function']) {
    const names = gone.filter((one) => one.kind === kind).map(({ benda }) => benda);
    if (names.length > 0) await client.query(`drop ${kind} ${names.join(', ')}`);
  }
}

/**
 * Answers the paths that were applied or taken away. Runs inside the caller's transaction; `moved`: tables changed since the bodies
 * were last held against them.
 */
export async function applyFunctions(
  client: pg.Client,
  files: readonly FunctionFile[],
  moved: boolean,
): Promise<string[]> {
  const kini = await readHere(client);
  const here = new Map(kini.map((one) => [`${one.kind} ${one.nama}`, one]));
  const changed = files.filter((file) => {
    const found = here.get(`${file.kind} ${file.nama}`);
    return found?.tanda !== markOf(file) || found.triggers < file.triggers.length;
  });
  const wanted = new Set(files.map(({ kind, nama }) => `${kind} ${nama}`));
  const gone = kini.filter(
    ({ kind, nama, tanda }) => MARK.test(tanda ?? '') && !wanted.has(`${kind} ${nama}`),
  );
  if (changed.length + gone.length === 0 && !moved) return [];
  // They name each other, and tables by whichever name comes first.
  await client.query('set local check_function_bodies = off');
  await applyAll(client, changed, kini);
  await drop(client, gone);
  await client.query('select pasang_semua_penulis()');
  await prove(client, files);
  return [...gone.map(({ tanda }) => String(tanda).replace(/ .*/, '')), ...changed.map(({ path }) => path)];
}
