/** Totals of the rows in view, in integers; reports bring their own from the server (Ecosystem 3.2). */
import { fromThousandths, nearestThousandths } from '@mustika/kernel/amount.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { isScaled } from '../format.ts';
import type { TableRow } from './rows.ts';

export type Totals = Record<string, number>;

const inside = (field: Field, value: number): number => (isScaled(field) ? nearestThousandths(value) : value);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Sum or count of one column as a wire number; empty cells count for nothing. */
export function sumColumn(name: string, field: Field, rows: readonly TableRow[]): number {
  let total = 0;
  for (const row of rows) {
    const value = row[name];
    if (field.total === 'count') total += isEmpty(value) ? 0 : 1;
    else if (typeof value === 'number') total += inside(field, value);
  }
  return field.total === 'sum' && isScaled(field) ? fromThousandths(total) : total;
}

/** Names of the columns that carry a total. */
export const totalledNames = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.total !== undefined);

export function sumRows(fields: Fields, rows: readonly TableRow[]): Totals {
  const totals: Totals = {};
  for (const name of totalledNames(fields)) totals[name] = sumColumn(name, fields[name] as Field, rows);
  return totals;
}
