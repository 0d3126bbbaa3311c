/**
 * CSV for people, as `csv-text.ts` says it. One header and the rows, no totals: what is counted in a spreadsheet is not counted twice.
 * Text that a spreadsheet would take for a formula is prefixed by an apostrophe; numbers stay numbers, negative ones
 * too. Reliability 4.6.
 */
import {
  CSV_MARK,
  csvDate,
  csvDecimal,
  csvLine,
  csvNumber,
  csvText,
  csvTime,
} from '@mustika/kernel/text/csv-text.ts';
import { type Column, isThousandths, localTime, type OutputRows, type Sheet } from './sheet.ts';

/** One cell: whole money, 3 decimals for weights and rates, safe text. */
function csvCell(column: Pick<Column, 'kind' | 'zona'>, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isThousandths(column.kind)) return csvDecimal(value as number);
  if (column.kind === 'uang' || column.kind === 'angka') return csvNumber(value as number);
  if (column.kind === 'tanggal') return csvDate(String(value));
  if (column.kind === 'waktu') return csvTime(localTime(value, column.zona));
  if (column.kind === 'ya') return value ? 'YA' : 'TIDAK';
  return csvText(String(value));
}

const CHUNK = 64 * 1024;

/** The file in chunks of about 64 kB. Group columns come first, because there are no headings to carry them. */
export async function* csvChunks(sheet: Sheet, rows: OutputRows): AsyncGenerator<string> {
  const columns = [...sheet.groups, ...sheet.columns];
  let chunk = CSV_MARK + csvLine(columns.map((c) => csvText(sheet.plain ? c.name : c.label)));
  for await (const row of rows) {
    chunk += csvLine(columns.map((column) => csvCell(column, row[column.name])));
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}
