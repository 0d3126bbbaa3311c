/** Where the columns of a report stand on the page, and how large its type is. */
import { type Canvas, MM } from './canvas.ts';
import { type Column, cellLines, isNumeric, type OutputRow, type OutputRows, type Sheet } from './sheet.ts';

export const MARGIN = 11 * MM;
/** Room between columns; many narrow columns stand closer. */
const GAP = 7;
const GAP_NARROW = 4;
const gapOf = (size: number): number => (size < 6.5 ? GAP_NARROW : GAP);

export type Placed = Column & { x: number; inner: number; heading: string[] };
export type Layout = {
  width: number;
  height: number;
  left: number;
  right: number;
  size: number;
  rowHeight: number;
  gap: number;
  columns: Placed[];
};

const SAMPLE = 200;
const WIDEST = 32;
/** Characters a name keeps even in the widest report; below that it says nothing. */
const NAMED = 15;

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

type Want = { column: Column; ems: number; least: number };

/**
 * Room a column asks for, in units of the type size: what its first rows need, at least its heading's longest word.
 * Running text asks for at most its declared width or 32 characters, so that one long name does not squeeze numbers;
 * totals need room that no row does.
 */
function want(column: Column, sample: readonly OutputRow[], canvas: Canvas): Want {
  const digit = canvas.measure('0', 1);
  const content = sample.reduce(
    (most, row) =>
      Math.max(most, ...cellLines(column, row[column.name]).map((line) => canvas.measure(line, 1))),
    0,
  );
  const word = Math.max(...column.label.split(' ').map((part) => canvas.measure(part, 1, true)));
  const spare = column.total === 'sum' ? 3 * digit : 0;
  const least = Math.max(word, 3 * digit);
  if (isNumeric(column)) return { column, least, ems: Math.max(least, content + spare) };
  const widest = Math.max(column.width, column.slices ?? 0, WIDEST);
  const ems = Math.max(least, Math.min(content, widest * digit));
  return { column, least: Math.max(least, Math.min(content, NAMED * digit)), ems };
}

const isRunningText = ({ column }: Want): boolean => column.kind === 'teks' || column.kind === 'catatan';

/**
 * Takes what is missing from the running text, down to a readable name, then a little from all columns alike. Returns
 * the widths in points, gaps included.
 */
function shareOut(wants: readonly Want[], size: number, available: number): number[] {
  const own = (ems: number): number => ems * size + gapOf(size);
  const missing = wants.reduce((total, { ems }) => total + own(ems), 0) - available;
  const slack = wants
    .filter(isRunningText)
    .reduce((total, { ems, least }) => total + (ems - least) * size, 0);
  const cut = missing > 0 && slack > 0 ? Math.min(1, missing / slack) : 0;
  const widths = wants.map((w) => own(w.ems) - (isRunningText(w) ? (w.ems - w.least) * size * cut : 0));
  const stretch = available / widths.reduce((total, width) => total + width, 0);
  return widths.map((width) => width * stretch);
}

/**
 * Column places. The type size is the largest of 7.5 to 8.5 points at which the wanted widths fit, else one at which names fit in several lines, down to 6; what is left over
 * widens all columns alike, so that the table always spans the page.
 */
export function layOut(
  sheet: Sheet,
  canvas: Canvas,
  page: { width: number; height: number },
  sample: readonly OutputRow[],
): Layout {
  const available = page.width - 2 * MARGIN;
  const wants = sheet.columns.map((column) => want(column, sample, canvas));
  const needed = (size: number): number =>
    wants.reduce((total, { ems }) => total + ems * size + gapOf(size), 0);
  // Names go on in another line before the type becomes too small to read.
  const narrowest = (size: number): number =>
    wants.reduce((total, w) => total + (isRunningText(w) ? w.least : w.ems) * size + gapOf(size), 0);
  const size =
    [8.5, 8, 7.5].find((candidate) => needed(candidate) <= available) ??
    [7.5, 7, 6.5].find((candidate) => narrowest(candidate) <= available) ??
    6;
  const widths = shareOut(wants, size, available);
  const gap = gapOf(size);
  let x = MARGIN;
  const columns = sheet.columns.map((column, index): Placed => {
    const own = widths[index] as number;
    const inner = own - gap;
    const heading = canvas.wrap(column.label, inner, size - 0.5, 2, true);
    const placed = { ...column, x: x + gap / 2, inner, heading };
    x += own;
    return placed;
  });
  return { ...page, left: MARGIN, right: page.width - MARGIN, size, rowHeight: size * 1.8, gap, columns };
}
