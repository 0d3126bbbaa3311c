/** Turns declared reports into routes: rows and totals for the screen, and the same rows as PDF, XLSX and CSV. */
import type { Readable } from 'node:stream';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatWaktu, today } from '@mustika/kernel/date.ts';
import { defineErrors, reject } from '@mustika/kernel/errors.ts';
import { angka, type Fields, type Row } from '@mustika/kernel/field.ts';
import { callGate, domainLabel } from '@mustika/kernel/house.ts';
import { FILE_PART } from '@mustika/kernel/part.ts';
import { columnsFor, groupedRows, type Report, rowsShape } from '@mustika/kernel/report.ts';
import { encodeRow } from '@mustika/kernel/wire.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Scope, Sql } from '../database.ts';
import { addRoute, type Ctx, type Deps, type RouteInput } from '../http/http.ts';
import { type Format, fileOf, renderInWorker } from '../output/render.ts';
import { shopHead } from '../output/shop-head.ts';
import { enterReport } from '../people/person-reads.ts';
import { refuseSecretQuery } from '../secrets/secret-fields.ts';
import type { StoreConfig } from '../store-config.ts';
import { refuseWhileBlind } from './report-blind.ts';
import { ALL, daysOf, type Filters, fillFilters, filtersObject, filterTexts } from './report-filters.ts';
import { queueOf, releaseAfter } from './report-queue.ts';
import { fileRows, firstRows, type ReportSql, SCREEN_ROWS, screenRows } from './report-rows.ts';
import { openedRows, openerOf, shownTo } from './report-sealed.ts';

/** Refusals of reports. Texts ours: the spec knows no limits. */
export const laporanErrors = defineErrors({
  LAPORAN_SEDANG_DIBUAT: [429, 'Berkas Laporan Anda Yang Sebelumnya Masih Dibuat, Silahkan Tunggu'],
  LAPORAN_TERLALU_BESAR: [422, 'Laporan Terlalu Besar, Persempit Filter'],
});

/**
 * What a report's SQL may ask about besides its filters: the instant of the request, how the store is set, and the columns
 * that whoever asks may not know of.
 */
export type ReportScope = Scope & { saat: string; store: StoreConfig; tertutup: ReadonlySet<string> };

/**
 * The SQL of a report: exactly the declared columns and group columns, ordered, without a limit of its own. Row
 * security lets head office see all stores, so a report of one store says `kode_toko = ${kode_toko}` itself. What no SQL can say it
 * works out first from what it reads on `db`, in the snapshot of its rows.
 */
export type ReportQuery<F extends Fields> = (
  filters: Row<F>,
  scope: ReportScope,
  db: Sql,
) => ReportSql | Promise<ReportSql>;

/** A file as somebody else prescribes it, whole. `name` ends with its kind: `DGT_JKT1_2026-11.xml`. */
export type PrescribedFile = { name: string; contentType: string; text: string };
/** Reads and writes one, in the snapshot of its rows; `open` opens a number of identity that is sealed for a store. */
export type MakePrescribed<F extends Fields> = (
  filters: Row<F>,
  scope: ReportScope & { open: (kode_toko: string, stored: string | null) => string | null },
  db: Sql,
) => Promise<PrescribedFile>;

export type ReportImplementation = {
  report: Report;
  query: ReportQuery<Fields>;
  prescribed: Readonly<Record<string, MakePrescribed<Fields>>>;
};

/** A report that has `prescribed` files says how each of them is made. */
export const implementReport = <F extends Fields, C extends Fields>(
  report: Report<F, C>,
  query: ReportQuery<F>,
  prescribed: Readonly<Record<string, MakePrescribed<F>>> = {},
): ReportImplementation => ({
  report: report as unknown as Report,
  query: query as unknown as ReportQuery<Fields>,
  prescribed: prescribed as unknown as ReportImplementation['prescribed'],
});

/** `column = value`, or no restriction for ALL. The column is code, never input. */
export const unlessAll = (value: unknown, column: string): ReportSql =>
  value === ALL || value === null || value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;

/** Condition for a filter of events `g` with their `arah` 1 or -1: SEMUA, what was booked, or what was taken back (BATAL). */
export const byDirection = (status: string): ReportSql =>
  status === 'SEMUA' ? sql`true` : sql`g.arah = ${status === 'BATAL' ? -1 : 1}`;

/** Rows a file may hold; a PDF of more pages nobody turns. */
const FILE_ROWS: Record<Format, number> = { pdf: 50_000, xlsx: 200_000, csv: 200_000 };

const scopeOf = (ctx: Ctx): ReportScope => ({
  ...ctx.scope,
  saat: ctx.deps.clock.now().toString(),
  store: ctx.session.store,
  tertutup: ctx.tertutup,
});

/** Asks for the first rows of a report only; `total` and the totals still speak of all. */
const FIRST = { baris: angka('Baris', { min: 1, max: SCREEN_ROWS, opsional: true }) };

async function onScreen(
  { report, query }: ReportImplementation,
  { baris, ...given }: Filters,
  ctx: Ctx,
): Promise<object> {
  const columns = columnsFor(report, ctx.session);
  const found = await ctx.deps.db.report(ctx.scope, async (tx) => {
    const filters = await fillFilters(report.filters, given, tx, ctx);
    const all = await query(filters, scopeOf(ctx), tx);
    return baris ? firstRows(tx, all, columns, baris as number) : screenRows(tx, all, columns);
  });
  const shown = Object.entries({ ...report.groupBy, ...columns });
  const fields = Object.fromEntries(shown);
  const opened = openerOf(columns, ctx);
  const data = (opened ? found.rows.map(opened) : found.rows).map((row) =>
    encodeRow(fields, Object.fromEntries(shown.map(([name]) => [name, row[name] ?? null]))),
  );
  const answer = {
    data: groupedRows(report, data),
    totals: encodeRow(fields, found.totals),
    total: found.total,
  };
  if (baris || found.total <= SCREEN_ROWS) return answer;
  const message = `Ditampilkan ${formatAngka(SCREEN_ROWS)} Dari ${formatAngka(found.total)} Baris, Unduh Berkas Untuk Semuanya`;
  return { ...answer, message };
}

const tooMany = (cap: number) => (): never =>
  reject(
    laporanErrors.LAPORAN_TERLALU_BESAR,
    { batas: cap },
    `Laporan Lebih Dari ${formatAngka(cap)} Baris, Persempit Filter`,
  );

/** Media type and name: `laporan-transaksi-penjualan_JKT1_2026-11-21.pdf`. A PDF may open in the browser. */
function nameFile(reply: FastifyReply, format: Format, contentType: string, name: string): void {
  const place = format === 'pdf' ? 'inline' : 'attachment';
  reply.header('content-type', contentType);
  reply.header('content-disposition', `${place}; filename="${name}"`);
}

type ReportFile = { name: string; contentType: string; body: Buffer | Readable };

/** The file of a report as this person may have it, with filters as `filtersObject` reads them. Errors: LAPORAN_TERLALU_BESAR. */
export async function reportFile(
  { report, query }: ReportImplementation,
  format: Format,
  given: Filters,
  ctx: Ctx,
): Promise<ReportFile> {
  const cap = FILE_ROWS[format];
  const { prepared, rows } = await fileRows(ctx.deps.db, ctx.scope, async (tx) => {
    const filters = await fillFilters(report.filters, given, tx, ctx);
    return { filters, query: await query(filters, scopeOf(ctx), tx), cap, tooMany: tooMany(cap) };
  });
  const { kode_toko, zona } = ctx.session.store;
  const opened = openerOf(report.columns, ctx);
  const output = {
    report: { ...report, columns: columnsFor(report, ctx.session) },
    rows: opened ? openedRows(rows, opened) : rows,
    filters: filterTexts(report.filters, prepared.filters),
    shop: await shopHead(ctx, format),
    printedBy: { name: ctx.session.nama, time: formatWaktu(scopeOf(ctx).saat, zona) },
  };
  const days = daysOf(prepared.filters, today(ctx.deps.clock, zona));
  const body = await renderInWorker(format, output).catch(async (error: unknown) => {
    await rows.return(undefined); // The transaction behind the rows must not wait for a reader that is gone.
    throw error;
  });
  const name = `${report.name}_${kode_toko}_${days}.${format}`;
  return { name, contentType: fileOf(format, output).contentType, body };
}

/** For whom the house makes it while he is not here: refused and entered as if he had asked himself. */
export async function reportFileInName(
  implementation: ReportImplementation,
  format: Format,
  given: Filters,
  ctx: Ctx,
): Promise<ReportFile> {
  refuseSecretQuery(ctx, given);
  const filters = filtersObject(implementation.report.filters).parse(given) as Filters;
  await refuseWhileBlind(implementation.report, ctx);
  await enterReport(ctx, implementation.report, filters);
  return reportFile(implementation, format, filters, ctx);
}

async function makeFile(
  implementation: ReportImplementation,
  format: Format,
  { query: given, reply }: RouteInput,
  ctx: Ctx,
): Promise<Buffer | Readable> {
  const { name, contentType, body } = await reportFile(implementation, format, given as Filters, ctx);
  nameFile(reply, format, contentType, name);
  return body;
}

async function makePrescribed(
  { report, prescribed }: ReportImplementation,
  ending: string,
  { query: given, reply }: RouteInput,
  ctx: Ctx,
): Promise<Buffer> {
  const make = prescribed[ending];
  if (!make) throw new Error(`report ${report.name} says no way to make its file ${ending}`);
  const open = shownTo(ctx);
  const file = await ctx.deps.db.report(ctx.scope, async (tx) =>
    make(await fillFilters(report.filters, given as Filters, tx, ctx), { ...scopeOf(ctx), open }, tx),
  );
  reply.header('content-type', file.contentType);
  reply.header('content-disposition', `attachment; filename="${file.name}"`);
  return Buffer.from(file.text);
}

/** Makes a file in its user's turn: one at a time. Who takes persons home is entered before it is made. */
async function asFile(
  report: Report,
  ctx: Ctx,
  { query, reply }: RouteInput,
  make: () => Promise<Buffer | Readable>,
): Promise<FastifyReply> {
  const release = queueOf(ctx.deps).claim(ctx.scope.user_id) ?? reject(laporanErrors.LAPORAN_SEDANG_DIBUAT);
  try {
    await refuseWhileBlind(report, ctx);
    await enterReport(ctx, report, query as Filters);
    const file = await make();
    if (Buffer.isBuffer(file)) release();
    else releaseAfter(file, release);
    return reply.send(file);
  } catch (error) {
    release();
    throw error;
  }
}

export function registerReport(app: FastifyInstance, deps: Deps, implementation: ReportImplementation): void {
  const { report } = implementation;
  const gate = (part?: string) => callGate(deps.house, { gate: report.gate, screens: [report.screen], part });
  const common = {
    method: 'GET' as const,
    tag: domainLabel(deps.house, report),
  };
  const query = filtersObject(report.filters);
  addRoute(app, deps, {
    ...common,
    gate: gate(),
    path: report.api,
    summary: report.title,
    query: filtersObject({ ...report.filters, ...FIRST }),
    answer: rowsShape(report),
    handler: async (io, ctx) => {
      await refuseWhileBlind(report, ctx);
      await enterReport(ctx, report, io.query as Filters);
      return queueOf(ctx.deps).inTurn(ctx.scope.user_id, () =>
        onScreen(implementation, io.query as Filters, ctx),
      );
    },
  });
  const file = { ...common, gate: gate(FILE_PART), query };
  for (const format of report.exports)
    addRoute(app, deps, {
      ...file,
      path: `${report.api}/${format}`,
      summary: `${report.title} (${format.toUpperCase()})`,
      handler: (io, ctx) => asFile(report, ctx, io, () => makeFile(implementation, format, io, ctx)),
    });
  for (const [ending, label] of Object.entries(report.prescribed))
    addRoute(app, deps, {
      ...file,
      path: `${report.api}/${ending}`,
      summary: `${report.title} (${label})`,
      handler: (io, ctx) => asFile(report, ctx, io, () => makePrescribed(implementation, ending, io, ctx)),
    });
}
