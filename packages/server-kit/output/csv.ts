/**
 * CSV as RFC 4180 says it: comma, CRLF, quotes doubled. One header and the rows, no totals: a CSV is for machines.
 * Text that a spreadsheet would take for a formula is prefixed by an apostrophe; numbers stay numbers, negative ones
 * too. Reliability 4.6.
 */
import { formatDesimal, type Miligram } from '@mustika/kernel/amount.ts';
import { type Column, isThousandths, localTime, type OutputRows, type Sheet } from './sheet.ts';

/** First characters that start a formula (OWASP), with their full-width forms; apostrophes before them are doubled. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Text that no spreadsheet runs. The import takes the apostrophe off again. */
export const formulaSafe = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The opposite of `formulaSafe`, for files that come back. */
export const formulaPlain = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One cell: whole money, 3 decimals for weights and rates, ISO dates, safe text. */
export function csvCell(column: Pick<Column, 'kind' | 'zona'>, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isThousandths(column.kind)) return formatDesimal(value as Miligram);
  if (column.kind === 'uang' || column.kind === 'angka') return String(value);
  if (column.kind === 'waktu')
    return localTime(value, column.zona).toString({ smallestUnit: 'second' }).replace('T', ' ');
  if (column.kind === 'ya') return value ? 'YA' : 'TIDAK';
  return quoted(formulaSafe(String(value)));
}

const CHUNK = 64 * 1024;

/** The file in chunks of about 64 kB. Group columns come first, because there are no headings to carry them. */
export async function* csvChunks(sheet: Sheet, rows: OutputRows): AsyncGenerator<string> {
  const columns = [...sheet.groups, ...sheet.columns];
  let chunk = `${columns.map((c) => quoted(formulaSafe(sheet.plain ? c.name : c.label))).join(',')}\r\n`;
  for await (const row of rows) {
    let line = '';
    for (const column of columns)
      line += `${line === '' && column === columns[0] ? '' : ','}${csvCell(column, row[column.name])}`;
    chunk += `${line}\r\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}
