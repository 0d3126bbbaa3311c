/** A table as an import sees it: named cells of text, each row with its line in the file. Limits are checked here. */
import { reject } from '@mustika/kernel/errors.ts';
import { formulaPlain } from '../output/csv.ts';
import { tabelErrors } from './read.errors.ts';

export type TableRow = { line: number; cells: Record<string, string> };
export type Table = { header: string[]; rows: TableRow[] };

/** A row before its cells have names. */
export type RawRow = { line: number; values: string[] };

export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 100;
/** Filled cells of a whole table; each becomes a text of its own. */
export const MAX_CELLS = 1_500_000;

const isBlank = (row: RawRow): boolean => row.values.every((value) => value.trim() === '');

/** Cells beyond the header, or under a column without a name, keep a name of their own, so that they can be refused. */
const columnName = (header: readonly string[], index: number): string =>
  header[index] || `kolom ${index + 1}`;

function namedCells(header: readonly string[], values: readonly string[]): Record<string, string> {
  const cells = header.map((name): [string, string] => [name, '']).filter(([name]) => name !== '');
  const filled = values.flatMap((value, index): [string, string][] =>
    value === '' && !header[index] ? [] : [[columnName(header, index), formulaPlain(value)]],
  );
  return Object.fromEntries([...cells, ...filled]);
}

/** Rows that are not blank, within the limits. */
async function* filledRows(rawRows: AsyncIterable<RawRow> | Iterable<RawRow>): AsyncGenerator<RawRow> {
  let [count, filled] = [0, 0];
  for await (const row of rawRows) {
    if (row.values.length > MAX_COLUMNS && row.values.slice(MAX_COLUMNS).some((value) => value !== ''))
      reject(tabelErrors.TABEL_TERLALU_LEBAR, { baris: row.line });
    if (isBlank(row)) continue;
    count += 1;
    // The first one is the header.
    if (count > MAX_ROWS + 1) reject(tabelErrors.TABEL_TERLALU_PANJANG);
    filled += row.values.length;
    if (filled > MAX_CELLS) reject(tabelErrors.TABEL_TERLALU_RUMIT);
    yield row;
  }
}

/** Rows as they stand, for a table whose header is not its first line. */
export async function plainRows(rawRows: AsyncIterable<RawRow> | Iterable<RawRow>): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const { line, values } of filledRows(rawRows))
    rows.push({ line, values: values.map(formulaPlain) });
  if (rows.length === 0) reject(tabelErrors.TABEL_KOSONG);
  return rows;
}

/**
 * Names the cells after the first row that is not blank; blank rows are skipped, lines keep counting. The apostrophe
 * that our exports put before formula-like text is taken off again.
 */
export async function tableOf(rawRows: AsyncIterable<RawRow> | Iterable<RawRow>): Promise<Table> {
  let header: string[] | null = null;
  const rows: TableRow[] = [];
  for await (const row of filledRows(rawRows)) {
    if (header) {
      rows.push({ line: row.line, cells: namedCells(header, row.values) });
      continue;
    }
    header = row.values.map((value) => formulaPlain(value).trim());
    const twin = header.find((name, index) => name !== '' && header?.indexOf(name) !== index);
    if (twin) reject(tabelErrors.TABEL_KOLOM_GANDA, { kolom: twin });
  }
  if (!header || rows.length === 0) reject(tabelErrors.TABEL_KOSONG);
  return { header: header.filter((name) => name !== ''), rows };
}
