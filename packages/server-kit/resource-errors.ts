/** What the database's refusal of a master row means to the person who typed it. Never a 5xx for bad input. */
import { AppError, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { rawQuery, type Sql } from './database.ts';

type PgError = { code?: string; constraint?: string; table?: string; column?: string };

const COLUMNS = `
  select a.attname as kolom
    from (select conrelid as rel, unnest(conkey) as num from pg_constraint where conname = $1 and conrelid = to_regclass($2)
          union
          select indrelid, unnest(indkey) from pg_index where indexrelid = to_regclass($1)) x
    join pg_attribute a on a.attrelid = x.rel and a.attnum = x.num
   where a.attname <> 'kode_toko' order by x.num`;

/** Columns of the violated rule. The error's own detail stays empty under row security, so the catalogue is asked. */
export async function violatedColumns(sql: Sql, error: unknown): Promise<string[]> {
  const { constraint, table } = error as PgError;
  if (!constraint || !table) return [];
  return (await rawQuery<{ kolom: string }>(sql, COLUMNS, [constraint, table])).map((row) => row.kolom);
}

type Labelled = Pick<Resource, 'fields'>;
const labelOf = (resource: Labelled, column: string): string => resource.fields[column]?.label ?? column;

function duplicate(resource: Resource, columns: readonly string[]): AppError {
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
 * 23505 SUDAH_ADA, 23503 ACUAN_TIDAK_ADA, 23502, 23514 and class 22 INPUT_TIDAK_VALID; anything else stays as it is.
 * `columns` are those of the violated rule.
 */
export function refusalOfRow(resource: Resource, error: unknown, columns: readonly string[]): unknown {
  const pg = error as PgError;
  if (error instanceof AppError || typeof pg.code !== 'string') return error;
  if (pg.code === '23505') return duplicate(resource, columns);
  if (pg.code === '23503') return missingReference(resource, columns);
  if (pg.code === '23502' && pg.column) {
    const message = `${labelOf(resource, pg.column)} Tidak Boleh Kosong`;
    return new AppError(umum.INPUT_TIDAK_VALID, [{ path: pg.column, message }], message);
  }
  if (pg.code === '23514') {
    const message = `Data Melanggar Aturan ${pg.constraint ?? ''}`;
    return new AppError(
      umum.INPUT_TIDAK_VALID,
      columns.map((path) => ({ path, message })),
      message,
    );
  }
  return /^22.../.test(pg.code) ? new AppError(umum.INPUT_TIDAK_VALID) : error;
}

/** A key violation on the primary key: the row is there, perhaps deactivated. */
export const isTwin = (resource: Resource, error: unknown): boolean =>
  (error as PgError).code === '23505' && (error as PgError).constraint === `${resource.name}_pkey`;
