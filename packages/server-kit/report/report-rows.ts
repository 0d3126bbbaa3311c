/** Runs the SQL of a report: whole for the screen, by cursor for files. Always one snapshot, never past its caps. */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Fields } from '@mustika/kernel/field.ts';
import { totalled } from '@mustika/kernel/report.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Scope, Sql } from '../database.ts';
import type { OutputRow, Totals } from '../output/sheet.ts';

export type ReportSql = RawBuilder<unknown>;

/** Rows the screen shows; the totals below the cap are counted from the rows, beyond it by the database. */
export const SCREEN_ROWS = 10_000;

/** Columns that carry a total, each as its sum or its count over whatever `over` says. */
const totalParts = (
  columns: Fields,
  over: RawBuilder<unknown>,
  nameOf: (name: string) => string,
): RawBuilder<unknown>[] =>
  totalled({ columns }).map(([name, field]) =>
    field.total === 'count'
      ? sql`, count(q.${sql.ref(name)}) ${over} as ${sql.ref(nameOf(name))}`
      : sql`, coalesce(sum(q.${sql.ref(name)}) ${over}, 0)::bigint as ${sql.ref(nameOf(name))}`,
  );

/** Number of rows and the column totals over all of them, computed by the database. */
async function totalsInSql(
  db: Sql,
  query: ReportSql,
  columns: Fields,
): Promise<{ total: number; totals: Totals }> {
  const list = totalParts(columns, sql``, (name) => name);
  const { rows } = await sql<Record<string, number>>`
    select count(*) as "#"${sql.join(list, sql``)} from (${query}) q`.execute(db);
  const { '#': total = 0, ...totals } = rows[0] ?? {};
  return { total, totals };
}

function totalsOf(rows: readonly OutputRow[], columns: Fields): Totals {
  const totals: Totals = {};
  for (const [name, field] of totalled({ columns })) {
    let sum = 0;
    for (const row of rows) {
      const value = row[name];
      if (value !== null && value !== undefined) sum += field.total === 'count' ? 1 : (value as number);
    }
    if (!Number.isSafeInteger(sum)) throw new RangeError(`total of ${name} is not a whole number`);
    totals[name] = sum;
  }
  return totals;
}

export type ScreenRows = { rows: OutputRow[]; totals: Totals; total: number };

/** The rows of the screen: the first 10,000 at most, with the totals of all. The query must not have a limit itself. */
export async function screenRows(db: Sql, query: ReportSql, columns: Fields): Promise<ScreenRows> {
  const { rows } = await sql<OutputRow>`${query} limit ${SCREEN_ROWS + 1}`.execute(db);
  if (rows.length <= SCREEN_ROWS) return { rows, totals: totalsOf(rows, columns), total: rows.length };
  return { rows: rows.slice(0, SCREEN_ROWS), ...(await totalsInSql(db, query, columns)) };
}

/** What a person sees first of a long report, with the totals of all of it: the query runs once, its other rows stay where they are. */
export async function firstRows(
  db: Sql,
  query: ReportSql,
  columns: Fields,
  count: number,
): Promise<ScreenRows> {
  const list = totalParts(columns, sql`over ()`, (name) => `#${name}`);
  const { rows } = await sql<OutputRow>`
    select q.*, count(*) over () as "#"${sql.join(list, sql``)} from (${query}) q limit ${count}`.execute(db);
  const [top = {}] = rows;
  const sumOf = (name: string): number => Number(top[`#${name}`] ?? 0);
  const totals = Object.fromEntries(totalled({ columns }).map(([name]) => [name, sumOf(name)]));
  return { rows, totals, total: sumOf('') };
}

/** Rows that cross the wire at a time. */
const LOT = 1000;

/**
 * Opens the cursor and refuses what is past the cap. The rows are run through once to see where they end; with the sort
 * on top that fills what is then read, where counting them first would run the whole query twice.
 */
async function openCursor(db: Sql, query: ReportSql, cap: number, tooMany: () => never): Promise<void> {
  // All rows are wanted, so the plan for the first ones is the wrong plan.
  await sql`set local cursor_tuple_fraction = 1`.execute(db);
  await sql`declare laporan scroll cursor for ${query}`.execute(db);
  await sql`move forward ${sql.raw(String(cap))} in laporan`.execute(db);
  const { rows } = await sql`fetch 1 from laporan`.execute(db);
  if (rows.length > 0) tooMany();
  await sql`move absolute 0 in laporan`.execute(db);
}

/** Writes the rows of the cursor into `lots`, no faster than they are taken. */
async function fetchInto(db: Sql, lots: PassThrough): Promise<void> {
  const gone = new AbortController();
  lots.once('close', () => gone.abort());
  for (;;) {
    const { rows } = await sql<OutputRow>`fetch ${sql.raw(String(LOT))} from laporan`.execute(db);
    if (rows.length > 0 && !lots.write(rows)) await once(lots, 'drain', { signal: gone.signal });
    if (rows.length < LOT) return;
  }
}

export type FileRows<P> = { prepared: P; rows: AsyncGenerator<OutputRow> };
/** What a file needs to know before its first row, found in the same snapshot. */
export type Prepare<P> = (db: Sql) => Promise<P & { query: ReportSql; cap: number; tooMany: () => never }>;

/**
 * Opens the rows of a file. Resolves when the first lot is there, so that a refusal still finds an unsent answer. The
 * transaction ends with the rows, or when whoever reads them stops.
 */
export async function fileRows<P>(db: Database, scope: Scope, prepare: Prepare<P>): Promise<FileRows<P>> {
  const lots = new PassThrough({ objectMode: true, highWaterMark: 2 });
  const ready = Promise.withResolvers<P>();
  const run = db.report(scope, async (tx) => {
    const prepared = await prepare(tx);
    await openCursor(tx, prepared.query, prepared.cap, prepared.tooMany);
    ready.resolve(prepared);
    await fetchInto(tx, lots);
  });
  run.then(
    () => lots.end(),
    (error: Error) => {
      ready.reject(error);
      lots.destroy(error);
    },
  );
  // Before anybody reads, the promise carries the error; the stream's copy of it must not end the process.
  lots.on('error', () => {});
  const prepared = await ready.promise;
  const source = lots[Symbol.asyncIterator]() as AsyncIterator<OutputRow[]>;
  const first = await source.next();
  return { prepared, rows: flatten(first, source) };
}

async function* flatten(
  first: IteratorResult<OutputRow[]>,
  source: AsyncIterator<OutputRow[]>,
): AsyncGenerator<OutputRow> {
  try {
    // Not yield*: in an async generator it waits three times for every row.
    for (let lot = first; !lot.done; lot = await source.next()) for (const row of lot.value) yield row;
  } finally {
    await source.return?.();
  }
}
