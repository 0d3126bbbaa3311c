/**
 * The first sheet of a workbook, as text: numbers with a dot, dates ISO. Read by hucre's stream, not read-excel-file: it
 * stops when we stop reading. It is given an archive of ours, whose size was counted while unpacking the stranger's.
 */
import { reject } from '@mustika/kernel/errors.ts';
import type { CellValue } from 'hucre/xlsx';
import { onDemand } from '../on-demand.ts';
import { archiveOf, xmlParts } from './archive.ts';
import { tabelErrors } from './read.errors.ts';
import { MAX_COLUMNS, type RawRow } from './table.ts';
import { asShown } from './xlsx-shown.ts';

const workbooks = onDemand<typeof import('hucre/xlsx')>('hucre/xlsx');

/** Places of a sheet, empty ones too: a cell far to the right makes a row of as many. */
const MAX_PLACES = 5_500_000;

/** Spreadsheets hold binary fractions: 15 digits are what they show, so 0.1 + 0.2 comes as 0.3. */
function numberText(value: number): string {
  const text = value.toPrecision(15);
  // An exponent stays one: no weight or price is that small or that large, and of a code the last digits are gone. Whoever
  // reads the cell refuses it (`digitHilang`).
  return text.includes('e') ? text : text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
}

function dateText(value: Date): string {
  const [date, time] = value.toISOString().slice(0, 19).split('T') as [string, string];
  return time === '00:00:00' ? date : `${date} ${time}`;
}

function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'YA' : 'TIDAK';
  return value instanceof Date ? dateText(value) : value;
}

const isFilled = (value: CellValue | undefined): boolean => cellText(value) !== '';

/** Rows with their line in the sheet. Errors: TABEL_RUSAK, TABEL_TERLALU_BESAR, TABEL_TERLALU_LEBAR, TABEL_TERLALU_RUMIT. */
export async function* xlsxRows(bytes: Buffer): AsyncGenerator<RawRow> {
  const counted = archiveOf(asShown(xmlParts(bytes)));
  // No `maxRows`: it would cut a long file off in silence. Whoever names the rows refuses the one too many.
  const rows = workbooks().streamXlsxRows(counted, { readStyles: true });
  let places = 0;
  try {
    for await (const row of rows) {
      const [line, { values }] = [row.index + 1, row];
      places += values.length;
      if (places > MAX_PLACES) reject(tabelErrors.TABEL_TERLALU_RUMIT);
      if (values.length > MAX_COLUMNS && values.slice(MAX_COLUMNS).some(isFilled))
        reject(tabelErrors.TABEL_TERLALU_LEBAR, { baris: line });
      yield { line, values: values.slice(0, MAX_COLUMNS).map(cellText) };
    }
  } catch (error) {
    // The reader has many error classes, all of which mean that this is no workbook; our own pass.
    if (error instanceof Error && error.name === 'AppError') throw error;
    reject(tabelErrors.TABEL_RUSAK);
  }
}
