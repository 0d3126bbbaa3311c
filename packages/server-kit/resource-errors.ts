/** What the database's refusal of a master row means to the person who typed it. Never a 5xx for bad input. */
import { AppError, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';

type PgError = { code?: string; constraint?: string; column?: string; detail?: string };

/** Columns of a key violation: the first parenthesised list of the detail, whatever language the server speaks. */
function columnsOf(error: PgError): string[] {
  const list = /\(([^)]*)\)/.exec(error.detail ?? '')?.[1] ?? '';
  return list
    .split(',')
    .map((name) => name.trim().replaceAll('"', ''))
    .filter((name) => name !== 'kode_toko');
}

type Labelled = Pick<Resource, 'fields'>;
const labelOf = (resource: Labelled, column: string): string => resource.fields[column]?.label ?? column;

function duplicate(resource: Resource, error: PgError): AppError {
  const columns = columnsOf(error);
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

/** 23505 SUDAH_ADA, 23503 ACUAN_TIDAK_ADA, 23502/23514 and class 22 INPUT_TIDAK_VALID; anything else stays as it is. */
export function refusalOfRow(resource: Resource, error: unknown): unknown {
  const pg = error as PgError;
  if (error instanceof AppError || typeof pg.code !== 'string') return error;
  if (pg.code === '23505') return duplicate(resource, pg);
  if (pg.code === '23503') return missingReference(resource, columnsOf(pg));
  if (pg.code === '23502' && pg.column)
    return new AppError(umum.INPUT_TIDAK_VALID, [
      { path: pg.column, message: `${labelOf(resource, pg.column)} Tidak Boleh Kosong` },
    ]);
  if (pg.code === '23514')
    return new AppError(umum.INPUT_TIDAK_VALID, { aturan: pg.constraint }, `Data Melanggar Aturan ${pg.constraint ?? ''}`);
  return /^22.../.test(pg.code) ? new AppError(umum.INPUT_TIDAK_VALID) : error;
}

/** A key violation on the primary key: the row is there, perhaps deactivated. */
export const isTwin = (resource: Resource, error: unknown): boolean =>
  (error as PgError).code === '23505' && (error as PgError).constraint === `${resource.name}_pkey`;
