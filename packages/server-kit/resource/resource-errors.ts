/** What the database's refusal of a master row means to the person who typed it. Never a 5xx for bad input. */
import { AppError, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { rawQuery, type Sql } from '../database.ts';

type PgError = { code?: string; constraint?: string; table?: string; column?: string };
/** The columns of a violated rule, and the sentence its migration says about it (`comment on constraint`). */
export type Rule = { columns: readonly string[]; text: string | null };

/** An exclusion names columns inside expressions, which only pg_depend knows. */
const RULE = `
  with aturan as (
    select c.oid, c.conrelid as rel, c.conkey, c.conindid, c.contype, obj_description(c.oid, 'pg_constraint') as teks
      from pg_constraint c where c.conname = $1 and c.conrelid = to_regclass($2)
  ), kolom as (
    select rel, unnest(conkey) as num from aturan
    union
    select indrelid, unnest(indkey) from pg_index where indexrelid = to_regclass($1)
    union
    select r.rel, d.refobjsubid from aturan r join pg_depend d on d.objid = r.conindid and d.refobjid = r.rel
     where r.contype = 'x'
  )
  select (select array_agg(a.attname::text order by k.num) from kolom k
            join pg_attribute a on a.attrelid = k.rel and a.attnum = k.num and a.attnum > 0
           where a.attname not in ('kode_toko', 'aktif')) as kolom,
         coalesce((select teks from aturan), obj_description(to_regclass($1), 'pg_class')) as teks`;

/** The violated rule. The error's own detail stays empty under row security, so the catalogue is asked. */
export async function violatedRule(sql: Sql, error: unknown): Promise<Rule> {
  const { constraint, table } = error as PgError;
  if (!constraint || !table) return { columns: [], text: null };
  const [row] = await rawQuery<{ kolom: string[] | null; teks: string | null }>(sql, RULE, [
    constraint,
    table,
  ]);
  return { columns: row?.kolom ?? [], text: row?.teks ?? null };
}

type Labelled = Pick<Resource, 'fields'>;
const labelOf = (resource: Labelled, column: string): string => resource.fields[column]?.label ?? column;

const marked = (columns: readonly string[], message: string) => columns.map((path) => ({ path, message }));

function duplicate(resource: Resource, { columns, text }: Rule): AppError {
  if (text) return new AppError(umum.SUDAH_ADA, marked(columns, text), text);
  const labels = columns.map((column) => labelOf(resource, column)).join(' Dan ');
  const detail = columns.map((path) => ({ path, message: `${labelOf(resource, path)} Sudah Ada` }));
  return new AppError(umum.SUDAH_ADA, detail, labels ? `${labels} Sudah Ada` : undefined);
}

export const missingReference = (resource: Labelled, columns: readonly string[]): AppError =>
  new AppError(
    umum.ACUAN_TIDAK_ADA,
    columns.map((path) => ({ path, message: `${labelOf(resource, path)} Tidak Ditemukan` })),
    columns[0] ? `${labelOf(resource, columns[0])} Tidak Ditemukan` : undefined,
  );

/**
 * 23505 and 23P01 SUDAH_ADA, 23503 ACUAN_TIDAK_ADA, 23502, 23514 and class 22 INPUT_TIDAK_VALID; anything else stays as
 * it is.
 */
export function refusalOfRow(resource: Resource, error: unknown, rule: Rule): unknown {
  const pg = error as PgError;
  if (error instanceof AppError || typeof pg.code !== 'string') return error;
  if (pg.code === '23505' || pg.code === '23P01') return duplicate(resource, rule);
  if (pg.code === '23503') return missingReference(resource, rule.columns);
  if (pg.code === '23502' && pg.column) {
    const message = `${labelOf(resource, pg.column)} Tidak Boleh Kosong`;
    return new AppError(umum.INPUT_TIDAK_VALID, marked([pg.column], message), message);
  }
  if (pg.code === '23514') {
    const message = rule.text ?? `Data Melanggar Aturan ${pg.constraint ?? ''}`;
    return new AppError(umum.INPUT_TIDAK_VALID, marked(rule.columns, message), message);
  }
  return /^22.../.test(pg.code) ? new AppError(umum.INPUT_TIDAK_VALID) : error;
}

/** A key violation on the primary key: the row is there, perhaps deactivated. */
export const isTwin = (resource: Resource, error: unknown): boolean =>
  (error as PgError).code === '23505' && (error as PgError).constraint === `${resource.name}_pkey`;
