/** Filters of a report: from the query of the call, with what was left out filled in, and as words for the paper. */
import { formatAngka, formatPersen, type MiliPersen } from '@mustika/kernel/amount.ts';
import { formatTanggal, type Tanggal, today } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { inputSchema } from '@mustika/kernel/input-schema.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Sql } from '../database.ts';
import { queryObject } from '../http/command-routes.ts';
import type { Ctx } from '../http/http.ts';

/** The choice of a filter that restricts nothing (Spec 2 §2.1). */
export const ALL = 'ALL';

export type Filters = Record<string, unknown>;

const missing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Filters that start from the open day, which only the database knows. */
const isDay = (field: Field | undefined): boolean =>
  field?.initial === 'today' || (field?.initial === 'month' && field.kind === 'tanggal');

/** ALL when the filter offers it, is left out and starts with nothing else; a day left out is the open day, which only the database knows. */
function filterSchema(field: Field): z.ZodType {
  if (field.all)
    return z.preprocess(
      (value) => (missing(value) ? (field.initial ?? ALL) : value),
      z.union([z.literal(ALL), inputSchema(field)]),
    );
  if (isDay(field) || field.initialPusat !== undefined)
    return z.preprocess((value) => (missing(value) ? null : value), inputSchema(field).nullable());
  if (field.initial !== undefined)
    return z.preprocess((value) => (missing(value) ? field.initial : value), inputSchema(field));
  return inputSchema(field);
}

/** The strict query of a report: unknown filters are refused, missing ones get what the form would start with. */
export const filtersObject = (filters: Fields): z.ZodType => queryObject(filters, filterSchema);

/** The store's open day, or the calendar day while the store is closed. */
export async function openDay(db: Sql, ctx: Ctx): Promise<Tanggal> {
  const { rows } = await sql<{ tanggal: Tanggal }>`
    select tanggal from hari_toko where kode_toko = ${ctx.scope.kode_toko} and status = 'OPEN'`.execute(db);
  return rows[0]?.tanggal ?? today(ctx.deps.clock, ctx.session.store.zona);
}

const RANGES = [
  ['tgl_awal', 'tgl_akhir'],
  ['tgl_from', 'tgl_to'],
] as const;

function rangeOf(filters: Filters): [string, string] | null {
  const pair = RANGES.find(([from, to]) => filters[from] && filters[to]);
  return pair ? [String(filters[pair[0]]), String(filters[pair[1]])] : null;
}

/** What a filter starts with for whom it depends on; see `initialPusat`. */
function startOf(field: Field | undefined, { session }: Ctx): string | undefined {
  const tanpaCabang = session.pusat && session.kode_toko === session.toko_asal;
  return tanpaCabang ? field?.initialPusat : (field?.initial as string | undefined);
}

/** Fills the open day in and refuses a range that ends before it starts. */
export async function fillFilters(declared: Fields, given: Filters, db: Sql, ctx: Ctx): Promise<Filters> {
  const waiting = Object.keys(declared).filter((name) => isDay(declared[name]) && missing(given[name]));
  const day = waiting.length > 0 ? await openDay(db, ctx) : '';
  const first = `${day.slice(0, 8)}01`;
  const who = Object.keys(declared).filter(
    (name) => declared[name]?.initialPusat !== undefined && missing(given[name]),
  );
  const filled = {
    ...given,
    ...Object.fromEntries(who.map((name) => [name, startOf(declared[name], ctx)])),
    ...Object.fromEntries(waiting.map((name) => [name, declared[name]?.initial === 'month' ? first : day])),
  };
  const range = rangeOf(filled);
  if (range && range[0] > range[1]) {
    const message = 'Tanggal Awal Tidak Boleh Setelah Tanggal Akhir';
    reject(umum.INPUT_TIDAK_VALID, [{ path: 'tgl_awal', message }], message);
  }
  return filled;
}

function filterText(field: Field, value: unknown): string {
  if (value === ALL) return ALL;
  if (field.kind === 'tanggal') return formatTanggal(String(value));
  if (field.kind === 'ya') return value ? 'YA' : 'TIDAK';
  if (field.kind === 'uang' || field.kind === 'angka') return formatAngka(value as number);
  if (field.kind === 'gram' || field.kind === 'kadar' || field.kind === 'persen')
    return formatPersen(value as MiliPersen);
  return field.choices?.find((choice) => choice.value === value)?.label ?? String(value);
}

/** Label -> text of every filter that has a value, for the head of the paper. */
export const filterTexts = (declared: Fields, filters: Filters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(declared)
      .filter(([name]) => !missing(filters[name]))
      .map(([name, field]) => [field.label, filterText(field, filters[name])]),
  );

/** The days a file is about, for its name: `2026-11-21`, or `2026-11-01_2026-11-21`. */
export function daysOf(filters: Filters, fallback: string): string {
  const range = rangeOf(filters);
  if (!range) return fallback;
  return range[0] === range[1] ? range[0] : range.join('_');
}
