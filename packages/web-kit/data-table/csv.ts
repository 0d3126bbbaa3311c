/**
 * 'Export CSV!!' of Spec 2 §2.9. Text cells that a spreadsheet would run as a formula get a leading apostrophe;
 * numbers stay numbers, so a negative amount is still one. The comma separates, the point is the decimal mark.
 */
import type { Field, Fields } from '@mustika/kernel/field.ts';
import Papa from 'papaparse';
import { formatValue, isNumeric } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import type { TableRow } from './rows.ts';

/** Amounts and dates keep their wire form, which every spreadsheet reads; the rest is the text on screen. */
function cell(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (isNumeric(field) && typeof value === 'number') return value;
  if (field.kind === 'tanggal') return value;
  return formatValue(field, value);
}

export function csvOf(fields: Fields, names: readonly string[], rows: readonly TableRow[]): string {
  const columns = names.flatMap((name): [string, Field][] => {
    const field = fields[name];
    return field ? [[name, field]] : [];
  });
  const head = columns.map(([, field]) => istilah(field.label));
  const body = rows.map((row) => columns.map(([name, field]) => cell(field, row[name])));
  return Papa.unparse([head, ...body], { escapeFormulae: true, newline: '\r\n' });
}

/** The byte order mark tells Excel that the file is UTF-8. */
export const csvFile = (text: string): Blob =>
  new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' });
