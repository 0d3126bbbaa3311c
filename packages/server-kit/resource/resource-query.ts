/**
 * Reading master rows: the list with its filters, one row, and every row in keyset steps.
 * Totals up to 10,000 are exact; above that they are the planner's estimate, because counting a million rows for
 * every keystroke of a search would cost more than the list itself (docs/decisions/0006).
 */
import { parseSaat } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { inputSchema } from '@mustika/kernel/input-schema.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { sql as raw, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { rawQuery, type Scope, type Sql } from '../database.ts';

export type MasterRow = Record<string, unknown> & { aktif: boolean; versi: number };
// biome-ignore lint/suspicious/noExplicitAny: tables are declared in SQL, the drift test compares them.
type Query = SelectQueryBuilder<any, any, any>;

/** Columns every master table ends with. */
export const JEJAK = ['aktif', 'versi', 'diubah_oleh', 'diubah_pada'] as const;

/** Columns that are stored and may be read: secrets never leave, lists have no column. */
export const storedFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field.kind !== 'daftar' && field.kind !== 'rahasia'),
  );

const COUNT_CAP = 10_000;
export const MAX_LIMIT = 10_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused.
const CONTROL = /[\u0000-\u001f\u007f]/;

const wholeNumber = (max: number, initial: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Harus Berupa Angka Bulat')
    .transform((text) => Math.min(Number(text), max))
    .optional()
    .transform((value) => value ?? initial);

const word = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !CONTROL.test(text), 'Mengandung Karakter Terlarang')
    .optional();

export type ListQuery = {
  skip: number;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
  arah: 'asc' | 'desc';
  aktif: 'ya' | 'tidak' | 'semua';
} & Record<string, unknown>;

/** Words of the list call itself; a column of the same name (kode_transaksi has `arah`) cannot be a filter. */
const WORDS: ReadonlySet<string> = new Set(['skip', 'limit', 'q', 'sort', 'arah', 'aktif', 'format']);

const filterFields = (fields: Fields): [string, Field][] =>
  Object.entries(storedFields(fields)).filter(([name]) => !WORDS.has(name));

/** The query of a list call: paging, search, order, and one text per field as a filter. Unknown names are refused. */
export function listQueryOf(resource: Resource, extra: z.ZodRawShape = {}): z.ZodType<ListQuery, unknown> {
  const names = Object.keys(storedFields(resource.fields));
  const filters = Object.fromEntries(filterFields(resource.fields).map(([name]) => [name, word(200)]));
  return z.strictObject({
    ...filters,
    skip: wholeNumber(100_000_000, 0),
    limit: wholeNumber(MAX_LIMIT, 100),
    q: word(100),
    sort: z.enum([...names, ...JEJAK]).optional(),
    arah: z.enum(['asc', 'desc']).default('asc'),
    aktif: z.enum(['ya', 'tidak', 'semua']).default('ya'),
    ...extra,
  }) as unknown as z.ZodType<ListQuery, unknown>;
}

const NUMBERS: ReadonlySet<string> = new Set(['uang', 'gram', 'kadar', 'persen', 'angka']);

/** The text of a filter as the wire value of its field. */
function wireOf(field: Field, text: string): unknown {
  if (NUMBERS.has(field.kind)) return text.trim() === '' ? Number.NaN : Number(text);
  if (field.kind === 'ya')
    return text === 'true' || text === 'ya' ? true : text === 'false' || text === 'tidak' ? false : text;
  return text;
}

/** A value as the column holds it; refuses what the field would refuse. */
export function insideOf(field: Field, name: string, text: string): unknown {
  const parsed = inputSchema(field).safeParse(wireOf(field, text));
  // A moment is never typed into a form, so only here a word could come for one.
  if (parsed.success && (field.kind !== 'waktu' || parseSaat(text) !== null)) return parsed.data;
  const message = parsed.error?.issues[0]?.message ?? 'Tidak Valid';
  return reject(umum.INPUT_TIDAK_VALID, [{ path: name, message }], message);
}

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The last character there is: a range up to it holds every text that starts alike. */
const LAST = '\u{10ffff}';
/** Tables above this size are searched by how a text starts. */
const LARGE = 100_000;

/**
 * Under row security an index cannot serve `ilike` (it is not leakproof), so a contains search reads the whole table:
 * fine for the hundreds of rows of a master table, a second for a million. Large tables are searched by prefix, whose
 * comparisons an index on (kode_toko, column) does serve.
 */
function searched(rows: Query, resource: Resource, q: string, large: boolean): Query {
  return rows.where((eb) =>
    eb.or(
      resource.search.map((name) => {
        if (!large) return raw<SqlBool>`${eb.ref(name)} ilike ${likeText(q)}`;
        const start = resource.fields[name]?.asTyped ? q : q.toUpperCase();
        return eb.and([eb(name, '>=', start), eb(name, '<', start + LAST)]);
      }),
    ),
  );
}

async function isLarge(sql: Sql, resource: Resource): Promise<boolean> {
  const rows = await rawQuery<{ jumlah: number }>(
    sql,
    'select reltuples as jumlah from pg_class where oid = to_regclass($1)',
    [resource.name],
  );
  return (rows[0]?.jumlah ?? 0) > LARGE;
}

/** The filters that are given, as their columns hold them. Errors: INPUT_TIDAK_VALID. */
const filtersOf = (resource: Resource, query: ListQuery): [string, unknown][] =>
  filterFields(resource.fields).flatMap(([name, field]): [string, unknown][] => {
    const text = query[name];
    if (typeof text !== 'string' || text === '') return [];
    // ALL is how pickers say that a filter is off (Spec 2 §2.1).
    if (text === 'ALL' && (field.kind === 'ref' || field.kind === 'pilihan')) return [];
    return [[name, insideOf(field, name, text)]];
  });

/** Refuses filters that no row could have, for whoever reads the rows later. Errors: INPUT_TIDAK_VALID. */
export const checkFilters = (resource: Resource, query: ListQuery): void => void filtersOf(resource, query);

/** Rows of the store (or the chain) that match; head office names its store too, because row security shows it all. */
export async function matching(
  sql: Sql,
  resource: Resource,
  scope: Scope,
  query: ListQuery,
): Promise<{ rows: Query }> {
  let rows = sql.selectFrom(resource.name) as Query;
  if (resource.scope === 'toko') rows = rows.where('kode_toko', '=', scope.kode_toko);
  if (query.aktif !== 'semua') rows = rows.where('aktif', '=', query.aktif === 'ya');
  for (const [name, value] of filtersOf(resource, query)) rows = rows.where(name, '=', value);
  const q = query.q?.trim();
  // In an object, because a query builder must not meet an await.
  return { rows: q ? searched(rows, resource, q, await isLarge(sql, resource)) : rows };
}

export const columnsOf = (resource: Resource): string[] => [
  ...Object.keys(storedFields(resource.fields)),
  ...JEJAK,
];

async function totalOf(sql: Sql, rows: Query): Promise<number> {
  const capped = rows.select(raw`1`.as('satu')).limit(COUNT_CAP + 1);
  const counted = await sql
    .selectFrom(capped.as('x'))
    .select((eb) => eb.fn.countAll<number>().as('jumlah'))
    .executeTakeFirstOrThrow();
  if (counted.jumlah <= COUNT_CAP) return counted.jumlah;
  const plan = (await rows.select(raw`1`.as('satu')).explain('json')) as unknown as [
    { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] },
  ];
  return Math.max(COUNT_CAP + 1, plan[0]['QUERY PLAN'][0].Plan['Plan Rows']);
}

export async function listRows(
  sql: Sql,
  resource: Resource,
  scope: Scope,
  query: ListQuery,
): Promise<{ rows: MasterRow[]; total: number }> {
  const { rows: found } = await matching(sql, resource, scope, query);
  const sort = query.sort ?? resource.sort;
  const ordered = found.select(columnsOf(resource)).orderBy(sort, query.arah);
  // The key last makes the order total, so that no row is shown on two pages.
  const rows = await (sort === resource.key ? ordered : ordered.orderBy(resource.key, query.arah))
    .offset(query.skip)
    .limit(query.limit)
    .execute();
  const whole = rows.length < query.limit && (rows.length > 0 || query.skip === 0);
  return { rows: rows as MasterRow[], total: whole ? query.skip + rows.length : await totalOf(sql, found) };
}

/** Every matching row in key order, `step` at a time; each step is its own short read, so an export holds no snapshot. */
export async function* allRows(
  read: (run: (sql: Sql) => Promise<MasterRow[]>) => Promise<MasterRow[]>,
  resource: Resource,
  scope: Scope,
  query: ListQuery,
  step = 5000,
): AsyncGenerator<MasterRow> {
  let last: unknown = null;
  for (;;) {
    const rows = await read(async (sql) => {
      const { rows: every } = await matching(sql, resource, scope, query);
      const found = every.select(columnsOf(resource)).orderBy(resource.key).limit(step);
      return (await (last === null ? found : found.where(resource.key, '>', last)).execute()) as MasterRow[];
    });
    yield* rows;
    if (rows.length < step) return;
    last = rows.at(-1)?.[resource.key];
  }
}
