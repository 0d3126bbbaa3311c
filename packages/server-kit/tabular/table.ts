/** A table as an import sees it: cells of text, each row with its line in the file. Limits are checked here. */
import { reject } from '@mustika/kernel/errors.ts';
import { plainText } from '@mustika/kernel/text/csv-text.ts';
import { tabelErrors } from './read.errors.ts';

/** A row before its cells have names, `peta-kolom.ts` gives them. */
export type RawRow = { line: number; values: string[] };

export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 100;
/** Filled cells of a whole table; each becomes a text of its own. */
export const MAX_CELLS = 1_500_000;

const isBlank = (row: RawRow): boolean => row.values.every((value) => value.trim() === '');

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

/**
 * Rows as they stand; blank ones are skipped, lines keep counting. What our exports put around a text, so that a spreadsheet leaves
 * it as it is, is taken off again.
 */
export async function plainRows(rawRows: AsyncIterable<RawRow> | Iterable<RawRow>): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const { line, values } of filledRows(rawRows))
    rows.push({ line, values: values.map(plainText) });
  if (rows.length === 0) reject(tabelErrors.TABEL_KOSONG);
  return rows;
}
