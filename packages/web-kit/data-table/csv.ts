/** 'Export CSV!!' of Spec 2 §2.9, in the one form of `csv-text.ts`, whatever language the screen is in. */
import { nearestThousandths } from '@mustika/kernel/amount.ts';
import { ZONA, zonaLayar } from '@mustika/kernel/date.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import {
  CSV_MARK,
  csvDate,
  csvDecimal,
  csvLine,
  csvNumber,
  csvText,
  csvTime,
} from '@mustika/kernel/text/csv-text.ts';
import { formatValue, isNumeric, isScaled } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import type { TableRow } from './rows.ts';

const onTheClock = (instant: string): Temporal.PlainDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(ZONA[zonaLayar()].iana).toPlainDateTime();

/** Amounts and days are what a spreadsheet counts with; the rest is the text on screen. */
function cell(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (isNumeric(field) && typeof value === 'number')
    return isScaled(field) ? csvDecimal(nearestThousandths(value)) : csvNumber(value);
  if (field.kind === 'tanggal') return csvDate(String(value));
  if (field.kind === 'waktu') return csvTime(onTheClock(String(value)));
  return csvText(formatValue(field, value));
}

export function csvOf(fields: Fields, names: readonly string[], rows: readonly TableRow[]): string {
  const columns = names.flatMap((name): [string, Field][] => {
    const field = fields[name];
    return field ? [[name, field]] : [];
  });
  const head = columns.map(([, field]) => csvText(istilah(field.label)));
  const body = rows.map((row) => columns.map(([name, field]) => cell(field, row[name])));
  return [head, ...body].map(csvLine).join('');
}

export const csvFile = (text: string): Blob =>
  new Blob([CSV_MARK + text], { type: 'text/csv;charset=utf-8' });
