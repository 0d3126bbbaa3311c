/** Where the columns of a report stand on the page, and how large its type is. */
import { type Canvas, MM } from './canvas.ts';
import { type Column, cellText, isNumeric, type OutputRow, type OutputRows, type Sheet } from './sheet.ts';

export const MARGIN = 11 * MM;
export const CELL_GAP = 7;

export type Placed = Column & { x: number; inner: number; heading: string[] };
export type Layout = {
  width: number;
  height: number;
  left: number;
  right: number;
  size: number;
  rowHeight: number;
  columns: Placed[];
};

const SAMPLE = 200;
const WIDEST = 32;

/** The first rows, to measure, and all of them again, to draw. */
export async function sampleRows(
  rows: OutputRows,
): Promise<{ sample: OutputRow[]; all: AsyncGenerator<OutputRow> }> {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  const sample: OutputRow[] = [];
  let ended = false;
  while (sample.length < SAMPLE && !ended) {
    const next = await iterator.next();
    ended = next.done === true;
    if (!next.done) sample.push(next.value);
  }
  async function* all(): AsyncGenerator<OutputRow> {
    yield* sample;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { sample, all: all() };
}

/**
 * Characters a column asks for: what its first rows need, at least its heading's longest word, at most 32; a declared
 * width is a limit for text, so that one long name does not squeeze the numbers. Totals need room that rows do not.
 */
function wanted(column: Column, sample: readonly OutputRow[]): number {
  const content = sample.reduce((most, row) => Math.max(most, cellText(column, row[column.name]).length), 0);
  const word = Math.max(...column.label.split(' ').map((part) => part.length)) * 1.1;
  if (isNumeric(column))
    return Math.max(word, content + (column.total === 'sum' ? 3 : 0), column.total ? 6 : 4);
  return Math.max(word, Math.min(content * 1.08, Math.max(column.width, WIDEST)), 4);
}

/**
 * Column places. The type size is the largest of 6 to 8.5 points at which the wanted widths fit; what is left over
 * widens all columns alike, so that the table always spans the page.
 */
export function layOut(
  sheet: Sheet,
  canvas: Canvas,
  page: { width: number; height: number },
  sample: readonly OutputRow[],
): Layout {
  const available = page.width - 2 * MARGIN;
  const unit = canvas.measure('0', 1);
  const chars = sheet.columns.map((column) => wanted(column, sample));
  const needed = (size: number): number =>
    chars.reduce((total, count) => total + count * unit * size + CELL_GAP, 0);
  const size = [8.5, 8, 7.5, 7, 6.5].find((candidate) => needed(candidate) <= available) ?? 6;
  const stretch = available / needed(size);
  let x = MARGIN;
  const columns = sheet.columns.map((column, index): Placed => {
    const own = ((chars[index] as number) * unit * size + CELL_GAP) * stretch;
    const inner = own - CELL_GAP;
    const heading = canvas.wrap(column.label, inner, size - 0.5, 2, true);
    const placed = { ...column, x: x + CELL_GAP / 2, inner, heading };
    x += own;
    return placed;
  });
  return { ...page, left: MARGIN, right: page.width - MARGIN, size, rowHeight: size * 1.9, columns };
}
