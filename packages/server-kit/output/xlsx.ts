/**
 * A workbook of one sheet, streamed. Numbers are typed, dates are dates, text is formula-safe, the header is frozen.
 * hucre's stream writer was measured against write-excel-file for 100,000 rows of 12 columns: 2.0 s and 46 MB over the
 * start against 4.5 s and 551 MB, the files 5.5 and 5.4 MB. It also streams, so the first bytes leave at once.
 */

import { fromThousandths } from '@mustika/kernel/amount.ts';
import type { Zona } from '@mustika/kernel/date.ts';
import { formulaSafe } from '@mustika/kernel/text/csv-text.ts';
import type { CellStyle, CellValue, ColumnDef } from 'hucre/xlsx';
import { onDemand } from '../on-demand.ts';
import {
  type Column,
  isNumeric,
  isThousandths,
  type Line,
  linesOf,
  localTime,
  type OutputRows,
  type Sheet,
  spoken,
  type Totals,
} from './sheet.ts';

const workbooks = onDemand<typeof import('hucre/xlsx')>('hucre/xlsx');

const FORMATS: Partial<Record<Column['kind'], string>> = {
  uang: '#,##0',
  angka: '#,##0',
  gram: '#,##0.000',
  kadar: '0.###',
  persen: '0.00',
  tanggal: 'dd/mm/yyyy',
  waktu: 'dd/mm/yyyy hh:mm',
};

const EPOCH = Temporal.PlainDate.from('1899-12-30');

/** Days since the spreadsheet epoch; the 1900 leap-year mistake does not matter after February 1900. */
const serialDay = (date: Temporal.PlainDate | string): number =>
  EPOCH.until(date, { largestUnit: 'day' }).days;

function serialTime(value: unknown, zona: Zona): number {
  const local = localTime(value, zona);
  return serialDay(local.toPlainDate()) + (local.hour * 3600 + local.minute * 60 + local.second) / 86_400;
}

function cell(column: Column, value: unknown): CellValue {
  if (value === null || value === undefined) return null;
  if (isThousandths(column.kind)) return fromThousandths(value as number);
  if (isNumeric(column)) return value as number;
  if (column.kind === 'tanggal') return serialDay(String(value));
  if (column.kind === 'waktu') return serialTime(value, column.zona);
  if (column.kind === 'ya') return value ? 'YA' : 'TIDAK';
  return formulaSafe(spoken(column, value));
}

const BOLD = { bold: true } as const;
const BAND = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F1EDE4' } } as const;
const LINE = { style: 'thin', color: { rgb: '8A8172' } } as const;

type Look = 'title' | 'header' | 'row' | 'group' | 'total';

function lookStyle(look: Look, numFmt: string | undefined, numeric: boolean): CellStyle {
  const format = numFmt ? { numFmt } : {};
  const alignment = { horizontal: numeric ? 'right' : 'left', vertical: 'center', wrapText: true } as const;
  switch (look) {
    case 'title':
      return { font: { ...BOLD, size: 14 } };
    case 'header':
      return { font: BOLD, fill: BAND, border: { bottom: LINE }, alignment };
    case 'group':
      return { font: BOLD };
    case 'total':
      return { ...format, font: BOLD, border: { top: LINE } };
    case 'row':
      return format;
  }
}

const LOOKS: readonly Look[] = ['title', 'header', 'row', 'group', 'total'];

/**
 * The stream writer styles whole columns only, and reads a column's style once per cell; so a column answers with the
 * style of the row that was pulled last. The test that looks for a bold total guards this.
 */
function styledColumns(columns: readonly Column[], look: { now: Look }): ColumnDef[] {
  return columns.map((column) => {
    const numFmt = FORMATS[column.kind];
    // A style is looked up for every cell again: one that says nothing had better not be there.
    const said = LOOKS.filter((l) => l !== 'row' || numFmt);
    const styles = Object.fromEntries(
      said.map((l) => [l, lookStyle(l, numFmt, isNumeric(column))]),
    ) as Record<Look, CellStyle>;

    return {
      width: Math.max(column.width, Math.min(column.label.length, 18)) + 2,
      get style(): CellStyle {
        return styles[look.now];
      },
    };
  });
}

/** Title, shop and filters above the header; their count places the frozen pane. */
function headRows(sheet: Sheet): string[][] {
  if (sheet.plain) return [];
  const { nama_toko, alamat_toko } = sheet.shop;
  const filters = Object.entries(sheet.filters).map(([label, value]) => `${label}: ${value}`);
  const printed = `${sheet.printedBy.words} ${sheet.printedBy.name} / ${sheet.printedBy.time}`;
  return [[sheet.title], [`${nama_toko} - ${alamat_toko}`], [filters.join('   ')], [printed], ['']].map(
    (row) => row.map(formulaSafe),
  );
}

function totalsRow(columns: readonly Column[], text: string, totals: Totals): CellValue[] {
  const values = columns.map((column) => {
    const total = totals[column.name];
    if (total === undefined) return null;
    return column.total === 'count' ? total : cell(column, total);
  });
  // The words stand in the first cell that carries no total; a sheet that totals every column has no room for them.
  const free = columns.findIndex((column) => !column.total);
  if (free >= 0) values[free] = formulaSafe(text);
  return values;
}

function lineCells(columns: readonly Column[], line: Line): [Look, CellValue[]] {
  switch (line.is) {
    case 'row':
      return ['row', columns.map((column) => cell(column, line.row[column.name]))];
    case 'group':
      return ['group', [formulaSafe(line.text)]];
    case 'subtotal':
    case 'total':
      return ['total', totalsRow(columns, line.text, line.totals)];
  }
}

async function* sheetRows(
  sheet: Sheet,
  columns: readonly Column[],
  rows: OutputRows,
  look: { now: Look },
): AsyncGenerator<CellValue[]> {
  for (const [index, head] of headRows(sheet).entries()) {
    look.now = index === 0 ? 'title' : 'row';
    yield head;
  }
  look.now = 'header';
  yield columns.map((column) => formulaSafe(sheet.plain ? column.name : column.label));
  for await (const line of linesOf(sheet, rows)) {
    const [next, cells] = lineCells(columns, line);
    if (sheet.plain && next !== 'row') continue;
    look.now = next;
    yield cells;
  }
}

/** The bytes of the workbook, pulled as the reader reads. */
export function xlsxStream(sheet: Sheet, rows: OutputRows): ReadableStream<Uint8Array> {
  const columns = sheet.plain ? [...sheet.groups, ...sheet.columns] : sheet.columns;
  const look: { now: Look } = { now: 'row' };
  return workbooks().writeXlsxStream(sheetRows(sheet, columns, rows, look), {
    name:
      sheet.title
        .replace(/[\\/?*[\]:]/g, ' ')
        .slice(0, 31)
        .trim() || 'Laporan',
    columns: styledColumns(columns, look),
    freezePane: { rows: headRows(sheet).length + 1 },
  });
}
