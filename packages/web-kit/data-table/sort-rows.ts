/**
 * The order of the rows in the browser. Keys are made once per row and compared as plain numbers or texts: 20,000 rows
 * are in order before the next frame, where a comparator that reads cells and collates needs half a second.
 */
import type { Field } from '@mustika/kernel/field.ts';
import { formatValue, isNumeric } from '../format.ts';
import type { Sort, TableRow } from './rows.ts';

type Key = number | string;

const DIGITS = /\d+/g;
const PLACES = 15;

/** Texts as people order them: without case and accents, A2 before A10. */
export const textKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(DIGITS, (digits) => digits.padStart(PLACES, '0'));

function keyOf(field: Field, value: unknown): Key | null {
  if (value === null || value === undefined || value === '') return null;
  if (isNumeric(field)) return Number(value);
  if (field.kind === 'ya') return value ? 1 : 0;
  // ISO dates and instants are in order as they are.
  if (field.kind === 'tanggal' || field.kind === 'waktu') return String(value);
  return textKey(formatValue(field, value));
}

/** Rows in the asked order; equal ones keep their place, empty cells come last both ways. */
export function sortRows(
  rows: readonly TableRow[],
  field: Field | undefined,
  sort: Sort | null,
): readonly TableRow[] {
  if (!sort || !field) return rows;
  const sign = sort.arah === 'desc' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: keyOf(field, row[sort.field]) }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return 0;
    if (a.key === null) return 1;
    if (b.key === null) return -1;
    return a.key < b.key ? -sign : sign;
  });
  return keyed.map(({ row }) => row);
}
