/** A statement that breaks one rule of a table and nothing else, found by trying what the rule's columns can hold. */
import type pg from 'pg';
import { type Guard, refusalOf } from './catalogue.ts';

type Types = ReadonlyMap<string, string>;

/** Base type of every column, domains looked through. */
export async function typesOf(owner: pg.Client, table: string): Promise<Types> {
  const { rows } = await owner.query<{ name: string; type: string }>(
    `select a.attname as name, coalesce(nullif(b.typname, ''), t.typname) as type from pg_attribute a
       join pg_type t on t.oid = a.atttypid left join pg_type b on b.oid = t.typbasetype
      where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  return new Map(rows.map((row) => [row.name, row.type]));
}

/** Values near every limit we use: signs, empty and overlong texts, both truths. */
const TRIED: Record<string, readonly string[]> = {
  int2: ['-1', '0', '1', '101', '32000'],
  int4: ['-1', '0', '1', '101', '100001', '500001', '2000000000'],
  int8: ['-1', '0', '1', '101', '100001', '500001', '2000000000', '900000000000'],
  numeric: ['-1', '0', '1', '100001'],
  _text: ["'{}'"],
  text: ["''", "'x'", "'?'", "'TIDAK-ADA-INI'", "'123456789012345678901234567890'", "'CASH'"],
  bool: ['true', 'false'],
  date: ["'1900-01-01'", "'2999-12-31'"],
  timestamptz: ["'1900-01-01'", "'2999-12-31'"],
  bytea: ["'\\x'", "'\\xffff'"],
  jsonb: ["'{}'", "'[]'", '\'"x"\''],
  uuid: ["'00000000-0000-0000-0000-000000000000'"],
};

const valuesFor = (types: Types, column: string): readonly string[] => TRIED[types.get(column) ?? ''] ?? [];

type Change = readonly [string, string];
const updating = (table: string, changes: readonly Change[]): string =>
  `update ${table} set ${changes.map(([column, value]) => `${column} = ${value}`).join(', ')}`;

/** Single changes first, then two columns at once; a column may also take the value of another. */
function* changesOf(columns: readonly string[], types: Types): Generator<Change[]> {
  const one = columns.flatMap((column): Change[] =>
    [
      ...valuesFor(types, column),
      ...columns.filter((other) => other !== column && types.get(other) === types.get(column)),
      'null',
    ].map((value) => [column, value]),
  );
  for (const change of one) yield [change];
  // One of several has to be there.
  yield columns.map((column): Change => [column, 'null']);
  for (const first of one) for (const second of one) if (first[0] < second[0]) yield [first, second];
}

const MOST_TRIES = 3000;

async function againstCheck(owner: pg.Client, { table, name, columns }: Guard): Promise<string | null> {
  let tries = 0;
  for (const changes of changesOf(columns, await typesOf(owner, table))) {
    const statement = updating(table, changes);
    if ((await refusalOf(owner, statement))?.constraint === name) return statement;
    tries += 1;
    if (tries > MOST_TRIES) return null;
  }
  return null;
}

/** A key that nothing has. The store stays, so that the other half of the key is what is missing. */
async function againstForeign(owner: pg.Client, { table, columns }: Guard): Promise<string> {
  const types = await typesOf(owner, table);
  const own = columns.filter((column) => column !== 'kode_toko');
  const changes = (own.length > 0 ? own : columns).map((column): Change => {
    const value =
      types.get(column) === 'text' ? "'TIDAK-ADA-INI'" : (valuesFor(types, column).at(-1) ?? 'null');
    return [column, value];
  });
  return updating(table, changes);
}

/** What a row is written with: the database counts the others itself. */
async function writtenColumns(owner: pg.Client, table: string): Promise<string> {
  const { rows } = await owner.query<{ kolom: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as kolom from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.kolom ?? '';
}

/** The same row twice: one without gaps in its key, or any where gaps count too. */
async function againstTwin(owner: pg.Client, guard: Guard): Promise<string> {
  const { table, columns, text } = guard;
  const all = await writtenColumns(owner, table);
  const twin = (filled: boolean): string => {
    const parts = [
      ...(filled ? columns.map((column) => `${column} is not null`) : []),
      ...(text ? [text] : []),
    ];
    return `insert into ${table} (${all}) select ${all} from ${table} ${parts.length > 0 ? `where ${parts.join(' and ')}` : ''} limit 1`;
  };
  return spoke(guard, await refusalOf(owner, twin(true))) ? twin(true) : twin(false);
}

/** The statement, or null when nobody found one. */
export async function attackOn(owner: pg.Client, guard: Guard): Promise<string | null> {
  if (guard.kind === 'check') return againstCheck(owner, guard);
  if (guard.kind === 'foreign') return againstForeign(owner, guard);
  if (guard.kind === 'unique' || guard.kind === 'index' || guard.kind === 'exclude')
    return againstTwin(owner, guard);
  if (guard.kind === 'not null') {
    const one = `where ctid = (select min(ctid) from ${guard.table})`;
    return `${updating(guard.table, [[guard.name, 'null']])} ${one}`;
  }
  return null;
}

const CODES: Partial<Record<Guard['kind'], string>> = {
  check: '23514',
  foreign: '23503',
  unique: '23505',
  index: '23505',
  exclude: '23P01',
  'not null': '23502',
};

/** Is this the guard that spoke? */
export const spoke = (
  guard: Guard,
  refusal: { code: string; constraint?: string; column?: string } | null,
): boolean =>
  refusal?.code === CODES[guard.kind] &&
  (guard.kind === 'not null' ? refusal?.column : refusal?.constraint) === guard.name;

/** The words that take a guard away. */
export function dropping({ table, kind, name }: Guard): string {
  if (kind === 'index') return `drop index ${name}`;
  if (kind === 'not null') return `alter table ${table} alter column ${name} drop not null`;
  return `alter table ${table} drop constraint ${name} cascade`;
}
