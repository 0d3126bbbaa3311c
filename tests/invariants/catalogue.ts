/** The guards of the schema as PostgreSQL's catalogue names them, and the list of those that must never get lost. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type pg from 'pg';

export type Kind =
  | 'check'
  | 'foreign'
  | 'unique'
  | 'index'
  | 'exclude'
  | 'not null'
  | 'trigger'
  | 'policy'
  | 'wall'
  | 'domain';
/**
 * `columns` are those of a constraint, or a trigger's arguments; `text` is a check's expression, an index's predicate, a trigger's function or
 * the table that a key refers to.
 */
export type Guard = { table: string; kind: Kind; name: string; columns: string[]; text: string };

const GUARDS = `
  with t as (select oid, relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
  select t.relname as "table",
         case k.contype when 'c' then 'check' when 'f' then 'foreign' when 'p' then 'unique' when 'u' then 'unique' when 'n' then 'not null' when 'x' then 'exclude' else k.contype::text end as kind,
         case k.contype when 'n' then (select attname from pg_attribute where attrelid = t.oid and attnum = k.conkey[1]) else k.conname end as name,
         (select array_agg(a.attname::text order by x.n) from unnest(k.conkey) with ordinality x (num, n)
            join pg_attribute a on a.attrelid = t.oid and a.attnum = x.num) as columns,
         case k.contype when 'f' then k.confrelid::regclass::text else coalesce(pg_get_expr(k.conbin, k.conrelid), '') end as text
    from pg_constraint k join t on t.oid = k.conrelid where k.convalidated
  union all
  select t.relname, 'index', i.indexrelid::regclass::text,
         (select array_agg(a.attname::text order by x.n) from unnest(i.indkey::smallint[]) with ordinality x (num, n)
            join pg_attribute a on a.attrelid = t.oid and a.attnum = x.num),
         coalesce(pg_get_expr(i.indpred, i.indrelid), '')
    from pg_index i join t on t.oid = i.indrelid
   where i.indisunique and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
  union all
  select t.relname, 'trigger', g.tgname, string_to_array(rtrim(encode(g.tgargs, 'escape'), '\\000'), '\\000'), p.proname from pg_trigger g join t on t.oid = g.tgrelid join pg_proc p on p.oid = g.tgfoid
   where not g.tgisinternal
  union all
  select t.relname, 'policy', p.polname, '{}', '' from pg_policy p join t on t.oid = p.polrelid
  union all
  select t.relname, 'wall', 'row level security', '{}', '' from t join pg_class c on c.oid = t.oid where c.relrowsecurity and c.relforcerowsecurity
  union all
  select d.typname, 'domain', k.conname, '{}', pg_get_constraintdef(k.oid) from pg_constraint k join pg_type d on d.oid = k.contypid
   where d.typnamespace = 'public'::regnamespace and k.contype = 'c'
  order by 1, 2, 3`;

/** Every guard there is. */
export const guardsOf = async (owner: pg.Client): Promise<Guard[]> => (await owner.query<Guard>(GUARDS)).rows;

const FILE = new URL('guards.tsv', import.meta.url);
const HEAD = `# Every guard of the schema. A line that is missing from the database fails: somebody dropped a guard. New guards
# are added by the test itself, so that the migration that brings them shows them in its own change. Columns that are
# never empty stand in one line a table.
`;

export const lineOf = ({ table, kind, name }: Guard): string => `${table}\t${kind}\t${name}`;

const FILLED = '\tnot null\t';

/** The list, a guard a line. */
export const listedGuards = (): string[] =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .flatMap((line) => {
          const [table, columns] = line.split(FILLED);
          return columns ? columns.split(' ').map((column) => `${table}${FILLED}${column}`) : [line];
        })
    : [];

/** Writes guards, a line each, so that the columns of a table that are never empty share one. */
export function writeGuards(lines: readonly string[]): void {
  const filled = new Map<string, string[]>();
  const others: string[] = [];
  for (const line of new Set(lines)) {
    const [table = '', column] = line.split(FILLED);
    if (column) filled.set(table, [...(filled.get(table) ?? []), column]);
    else others.push(line);
  }
  const shared = [...filled].map(([table, columns]) => `${table}${FILLED}${columns.sort().join(' ')}`);
  writeFileSync(FILE, `${HEAD}${[...others, ...shared].sort().join('\n')}\n`);
}

/**
 * What could make NOT NULL behave differently: the type of the column, whether it fills itself, whether it is of the key.
 * Everything else of it is PostgreSQL's.
 */
export async function kindsOfColumns(owner: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await owner.query<{ line: string; kind: string }>(
    `select format(E'%s\\tnot null\\t%s', c.relname, a.attname) as line,
            concat_ws(' ', format_type(a.atttypid, null), case when a.atthasdef then 'default' end, nullif(a.attidentity, ''),
              nullif(a.attgenerated, ''), case when exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary
                and a.attnum = any (i.indkey)) then 'key' end) as kind
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ line, kind }) => [line, kind]));
}

/** Runs `work` in a transaction that is always undone. */
export async function undone<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    return await work();
  } finally {
    await owner.query('rollback');
  }
}

export type Refusal = { code: string; constraint?: string; column?: string; message: string };

/** What PostgreSQL says to a statement; null when it takes it. The transaction goes on either way. */
export async function refusalOf(owner: pg.Client, statement: string): Promise<Refusal | null> {
  await owner.query('savepoint coba');
  try {
    await owner.query(statement);
    await owner.query('rollback to savepoint coba');
    return null;
  } catch (error) {
    await owner.query('rollback to savepoint coba');
    return error as unknown as Refusal;
  }
}

const TRY_EACH = `create or replace function pg_temp.coba(semua text[]) returns table (ke bigint, code text, message text) language plpgsql as $$
declare satu text;
begin
  for ke, satu in select u.n, u.s from unnest(semua) with ordinality u (s, n) loop
    begin
      execute satu;
      raise exception using errcode = 'ZZ000';
    exception when others then
      get stacked diagnostics code = returned_sqlstate, message = message_text;
      return next;
    end;
  end loop;
end $$`;

/** What PostgreSQL says to each of many statements, each undone before the next: one question for thousands of them. */
export async function refusalsOf(
  owner: pg.Client,
  statements: readonly string[],
): Promise<[string, Refusal | null][]> {
  await owner.query(TRY_EACH);
  const { rows } = await owner.query<Refusal>('select code, message from pg_temp.coba($1) order by ke', [
    statements,
  ]);
  return statements.map((statement, at) => {
    const refusal = rows[at] as Refusal;
    return [statement, refusal.code === 'ZZ000' ? null : refusal];
  });
}
