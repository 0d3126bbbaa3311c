/**
 * A report as plain data: what CSV, XLSX and PDF have in common. It holds no functions, so it can be sent to a worker.
 * Values stay inside integers (rupiah, milligram, milli-percent) until a cell is written. Spec 2 §2.1, §9.
 */
import {
  formatAngka,
  formatGram,
  formatPersen,
  type Miligram,
  type MiliPersen,
  mulDiv,
  tandaDesimal,
} from '@mustika/kernel/amount.ts';
import { formatTanggal, ZONA, type Zona } from '@mustika/kernel/date.ts';
import type { Field, Fields, Kind } from '@mustika/kernel/field.ts';
import type { Total } from '@mustika/kernel/field-options.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { untukOtorisasi } from '@mustika/kernel/untuk-otorisasi.ts';

/** A row of the query, inside values. Columns that no field declares are ignored. */
export type OutputRow = Record<string, unknown>;
export type OutputRows = AsyncIterable<OutputRow> | Iterable<OutputRow>;

/** What is printed, for whom. A resource's export passes its fields as `columns` and an empty `groupBy`. */
export type ReportOutput = {
  report: Pick<Report, 'title' | 'columns' | 'groupBy' | 'pdf'>;
  /** In the order of `groupBy`: a group is a run of rows with the same values. */
  rows: OutputRows;
  /** Label -> text of the chosen filters, as the reader of the paper should see them. */
  filters: Record<string, string>;
  /** `logo`: a PNG, drawn on paper. */
  shop: { kode_toko: string; nama_toko: string; alamat_toko: string; zona: Zona; logo?: Uint8Array };
  printedBy: { name: string; time: string };
  /** Header and rows only, under the column names: a file that our import reads back. */
  plain?: boolean;
  /** A JPEG below the rows. */
  picture?: Uint8Array;
  /** Who signs below the rows -> the name under the line, empty where a hand writes it. */
  signed?: Record<string, string>;
  /** A proof of what was done: nothing on it is cut. */
  whole?: boolean;
};

export type Column = {
  name: string;
  label: string;
  kind: Kind;
  width: number;
  total?: Total;
  /** Words of a closed list, for the reader of the paper. */
  choices?: Field['choices'];
  /** Its values are codes that people read as words. */
  kata?: Field['kata'];
  /** By whose clock its instants are read. */
  zona: Zona;
  /** Printed in lines of so many characters. */
  slices?: number;
};

export type Sheet = {
  title: string;
  paper: 'landscape' | 'portrait';
  columns: readonly Column[];
  groups: readonly Column[];
  filters: Record<string, string>;
  shop: ReportOutput['shop'];
  printedBy: ReportOutput['printedBy'] & { words: string };
  plain: boolean;
  picture?: Uint8Array;
  signed: Record<string, string>;
  whole: boolean;
  /** Columns that are not on paper. */
  offPaper: readonly string[];
};

/** Totals by column name; a column without a total is absent. */
export type Totals = Record<string, number>;

export type Line =
  | { is: 'group'; level: number; text: string }
  | { is: 'row'; row: OutputRow }
  | { is: 'subtotal'; level: number; text: string; totals: Totals }
  | { is: 'total'; text: string; totals: Totals };

const WIDTHS: Record<Kind, number> = {
  kode: 12,
  teks: 20,
  catatan: 28,
  uang: 11,
  gram: 8,
  kadar: 7,
  persen: 7,
  angka: 7,
  tanggal: 11,
  waktu: 17,
  ya: 6,
  pilihan: 12,
  ref: 12,
  foto: 16,
  daftar: 16,
  rahasia: 0,
};

/** Kinds whose cells are numbers: right-aligned on paper, typed in a workbook, unquoted in CSV. */
const NUMERIC: ReadonlySet<Kind> = new Set(['uang', 'gram', 'kadar', 'persen', 'angka']);
export const isNumeric = (column: Pick<Column, 'kind'>): boolean => NUMERIC.has(column.kind);

/** A summed column is wider, because its grand total is. */
function columnWidth(field: Field): number {
  const summed = field.total === 'sum' && field.kind !== 'angka' ? 4 : 0;
  return field.width ?? WIDTHS[field.kind] + summed;
}

/** Lists have no cell, and a secret never leaves in a file. */
function columnsOf(fields: Fields, zona: Zona): Column[] {
  return Object.entries(fields)
    .filter(([, field]) => field.kind !== 'daftar' && field.kind !== 'rahasia')
    .map(([name, field]) => ({
      name,
      label: field.label,
      kind: field.kind,
      width: columnWidth(field),
      ...(field.total ? { total: field.total } : {}),
      ...(field.choices ? { choices: field.choices } : {}),
      ...(field.slices ? { slices: field.slices } : {}),
      ...(field.kata ? { kata: field.kata } : {}),
      zona,
    }));
}

export function sheetOf(output: ReportOutput): Sheet {
  const { title, columns, groupBy, pdf } = output.report;
  const { zona } = output.shop;
  const groups = columnsOf(groupBy, zona);
  const grouped = new Set(groups.map((group) => group.name));
  return {
    title,
    paper: pdf.paper,
    columns: columnsOf(columns, zona).filter((column) => !grouped.has(column.name)),
    groups,
    filters: output.filters,
    shop: output.shop,
    printedBy: { ...output.printedBy, words: pdf.prescribedFoot ? 'Printed By' : 'Dicetak oleh' },
    plain: output.plain ?? false,
    signed: output.signed ?? {},
    whole: output.whole ?? false,
    offPaper: pdf.without ?? [],
    ...(output.picture ? { picture: output.picture } : {}),
  };
}

/** Lines up to 3 decimals come from thousandths; money and counts are whole already. */
export const isThousandths = (kind: Kind): boolean =>
  kind === 'gram' || kind === 'kadar' || kind === 'persen';

/** An instant (text or Date, as the driver gives it) as local time of the store. */
export const localTime = (value: unknown, zona: Zona): Temporal.PlainDateTime =>
  Temporal.Instant.from(value instanceof Date ? value.toISOString() : String(value).replace(' ', 'T'))
    .toZonedDateTimeISO(ZONA[zona].iana)
    .toPlainDateTime();

/** Thousandths of a percent with exactly 2 decimals, half away from zero, as the (%) column is shown (Spec 2 §9). */
function formatDuaDesimal(value: number): string {
  const hundredths = mulDiv(Math.abs(value), 1, 10, 'half-up');
  const digits = String(hundredths).padStart(3, '0');
  return `${value < 0 && hundredths > 0 ? '-' : ''}${digits.slice(0, -2)}${tandaDesimal()}${digits.slice(-2)}`;
}

/** A text as people read it: what an approval is for in words. */
export const spoken = ({ kata }: Pick<Column, 'kata'>, value: unknown): string =>
  kata === 'otorisasi' ? untukOtorisasi(String(value)) : String(value);

/** A cell as people read it on paper: money with thousand separators, weights with 3 decimals. */
export function cellText(
  column: Pick<Column, 'kind' | 'zona' | 'kata'> & { choices?: Field['choices'] | undefined },
  value: unknown,
): string {
  if (value === null || value === undefined || value === '') return '';
  switch (column.kind) {
    case 'uang':
    case 'angka':
      return formatAngka(value as number);
    case 'gram':
      return formatGram(value as Miligram);
    case 'kadar':
      return formatPersen(value as MiliPersen);
    case 'persen':
      return formatDuaDesimal(value as number);
    case 'tanggal':
      return formatTanggal(String(value));
    case 'waktu': {
      const local = localTime(value, column.zona);
      return `${formatTanggal(local.toPlainDate().toString())} ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`;
    }
    case 'ya':
      return value ? 'YA' : 'TIDAK';
    case 'pilihan':
      return column.choices?.find((choice) => choice.value === value)?.label ?? String(value);
    default:
      return spoken(column, value);
  }
}

/** The lines of a cell on paper: one, or as many as its slices fill. */
export function cellLines(column: Column, value: unknown): string[] {
  const text = cellText(column, value);
  if (!column.slices || text.length <= column.slices) return [text];
  const { slices } = column;
  return Array.from({ length: Math.ceil(text.length / slices) }, (_, at) =>
    text.slice(at * slices, (at + 1) * slices),
  );
}

function addTo(totals: Totals, columns: readonly Column[], row: OutputRow): void {
  for (const { name, total } of columns) {
    const value = row[name];
    if (!total || value === null || value === undefined) continue;
    const next = (totals[name] ?? 0) + (total === 'count' ? 1 : (value as number));
    if (!Number.isSafeInteger(next)) throw new RangeError(`total of ${name} is not a whole number`);
    totals[name] = next;
  }
}

const zeroTotals = (columns: readonly Column[]): Totals =>
  Object.fromEntries(columns.filter((column) => column.total).map((column) => [column.name, 0]));

/**
 * The rows with their group headings, sub-totals and grand total. Totals are recomputed here from the rows, as
 * integers, so that a file always agrees with itself.
 */
export async function* linesOf(sheet: Sheet, rows: OutputRows): AsyncGenerator<Line> {
  const { columns, groups } = sheet;
  const totalled = columns.some((column) => column.total);
  const grand = zeroTotals(columns);
  const perGroup = groups.map(() => zeroTotals(columns));
  let current: unknown[] | null = null;
  const heading = (level: number): string =>
    `${groups[level]?.label}: ${cellText(groups[level] as Column, current?.[level]) || '-'}`;
  function* close(from: number): Generator<Line> {
    for (let level = groups.length - 1; level >= from; level--) {
      if (totalled)
        yield {
          is: 'subtotal',
          level,
          text: `SUB TOTAL ${heading(level)}`,
          totals: perGroup[level] as Totals,
        };
      perGroup[level] = zeroTotals(columns);
    }
  }
  for await (const row of rows) {
    const changed = current ? groups.findIndex((group, level) => row[group.name] !== current?.[level]) : 0;
    if (changed >= 0 && groups.length > 0) {
      if (current) yield* close(changed);
      current = groups.map((group) => row[group.name]);
      for (let level = changed; level < groups.length; level++)
        yield { is: 'group', level, text: heading(level) };
    }
    for (const totals of perGroup) addTo(totals, columns, row);
    addTo(grand, columns, row);
    yield { is: 'row', row };
  }
  if (current) yield* close(0);
  if (totalled) yield { is: 'total', text: 'GRAND TOTAL', totals: grand };
}
