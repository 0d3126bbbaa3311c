/**
 * A report on paper: one page size, repeated header, group headings with sub-totals, a grand total, and on every page
 * who printed it, when, and which page of how many. Spec 2 §2.1, §9: landscape 297 x 210 mm, weights with 3 decimals,
 * money with thousand separators, the address in two lines of 48 and 42 characters.
 */
import { BAND, type Canvas, createCanvas, GOLD, GREY, HAIRLINE, INK, MM } from './canvas.ts';
import { drawBelow, FOOT } from './pdf-below.ts';
import { layOut, type Placed, type Layout as Placing, sampleRows } from './pdf-layout.ts';
import {
  type Column,
  cellLines,
  cellText,
  isNumeric,
  type Line,
  linesOf,
  type OutputRows,
  type Sheet,
  type Totals,
} from './sheet.ts';

/** `lines`: how many a name may take. */
type Layout = Placing & { lines: number };

/** From one line of a cell to the next, in units of the type size. */
const LINE = 1.25;

/** As the seeds slice it, at 48 and then at 90, and between two words where there are some. */
export function addressLines(alamat: string): string[] {
  const first = alamat.slice(0, 48);
  if (alamat.length <= 48) return [first];
  const space = alamat[48] === ' ' ? 48 : first.lastIndexOf(' ');
  const end = space > 0 ? space : 48;
  return [alamat.slice(0, end), alamat.slice(end).trim().slice(0, 42)];
}

/** The mark of the shop beside its name, above the rule. */
const MARK = 32;

/** Title, shop and filters: in full on the first page. Returns where the table starts. */
function drawTitle(canvas: Canvas, sheet: Sheet, layout: Layout): number {
  const { left, right } = layout;
  const half = (right - left) / 2;
  const { kode_toko, nama_toko, alamat_toko, logo } = sheet.shop;
  canvas.text(sheet.title, left, 47, half * 1.3, { size: 16, bold: true });
  if (logo) canvas.image(Buffer.from(logo), right - MARK, 56 - MARK, MARK, MARK);
  const room = half - (logo ? MARK + 8 : 0);
  canvas.text(nama_toko || kode_toko, left + half, 34, room, { size: 9, bold: true, align: 'right' });
  for (const [index, line] of addressLines(alamat_toko).entries())
    canvas.text(line, left + half, 45 + index * 10, room, { size: 8, color: GREY, align: 'right' });
  canvas.rule(left, 60, right - left, 1.4, GOLD);
  let x = left;
  let y = 75;
  for (const [label, value] of Object.entries(sheet.filters)) {
    const name = `${label}  `;
    const nameWidth = canvas.measure(name, 7.5);
    const whole = Math.min(nameWidth + canvas.measure(value, 7.5, true), right - left);
    if (x > left && x + whole > right) {
      x = left;
      y += 12;
    }
    canvas.text(name, x, y, nameWidth + 1, { size: 7.5, color: GREY });
    const room = whole - nameWidth + 1;
    const lines = canvas.wrap(value, room, 7.5, sheet.whole ? Number.POSITIVE_INFINITY : 1, true);
    for (const [at, line] of lines.entries()) {
      if (at > 0) y += 10;
      canvas.text(line, x + nameWidth, y, room, { size: 7.5, bold: true });
    }
    x += whole + 20;
  }
  return (Object.keys(sheet.filters).length > 0 ? y : 62) + 10;
}

/** On the following pages one quiet line says what this is. */
function drawRunningTitle(canvas: Canvas, sheet: Sheet, { left, right }: Layout): number {
  canvas.text(sheet.title, left, 34, (right - left) / 2, { size: 8, bold: true });
  canvas.text(sheet.shop.nama_toko, left, 34, right - left, { size: 8, color: GREY, align: 'right' });
  return 42;
}

const alignOf = (column: Column): 'left' | 'right' => (isNumeric(column) ? 'right' : 'left');

function drawHeader(canvas: Canvas, layout: Layout, top: number): number {
  const size = layout.size - 0.5;
  const rows = Math.max(1, ...layout.columns.map((column) => column.heading.length));
  const height = rows * size * 1.25 + size * 0.9;
  canvas.box(layout.left, top, layout.right - layout.left, height, BAND);
  canvas.rule(layout.left, top, layout.right - layout.left, 0.7, INK);
  canvas.rule(layout.left, top + height - 0.7, layout.right - layout.left, 0.7, INK);
  for (const column of layout.columns) {
    const first = top + height - size * 0.75 - (column.heading.length - 1) * size * 1.25;
    for (const [index, text] of column.heading.entries())
      canvas.text(text, column.x, first + index * size * 1.25, column.inner, {
        size,
        bold: true,
        align: alignOf(column),
      });
  }
  return top + height;
}

/** Numbers, codes and dates are squeezed into a narrow cell; only running text goes on in another line. */
const WHOLE: ReadonlySet<Column['kind']> = new Set([
  'uang',
  'gram',
  'kadar',
  'persen',
  'angka',
  'kode',
  'tanggal',
  'waktu',
]);

type Cells = Record<string, unknown>;

/** Lines of a name at most: what is longer than that is no name. On a proof all of it stands. */
const NAME_LINES = 5;

/** The lines of a cell: as its column slices them, or words under each other where a name is wider than its column. */
function linesIn(canvas: Canvas, layout: Layout, column: Placed, row: Cells): readonly string[] {
  const value = row[column.name];
  if (column.slices !== undefined || WHOLE.has(column.kind)) return cellLines(column, value);
  const text = cellText(column, value);
  if (canvas.measure(text, layout.size) <= column.inner) return [text];
  return canvas.wrap(text, column.inner, layout.size, layout.lines);
}

/** A row is as high as its cell of most lines. */
function rowHeight(canvas: Canvas, layout: Layout, row: Cells): number {
  const lines = layout.columns.map((column) => linesIn(canvas, layout, column, row).length);
  return layout.rowHeight + (Math.max(1, ...lines) - 1) * layout.size * LINE;
}

function drawRow(canvas: Canvas, layout: Layout, top: number, row: Cells): void {
  const baseline = top + layout.rowHeight * 0.66;
  for (const column of layout.columns) {
    const negative = isNumeric(column) && (row[column.name] as number) < 0;
    for (const [at, text] of linesIn(canvas, layout, column, row).entries()) {
      if (text === '') continue;
      canvas.text(text, column.x, baseline + at * layout.size * LINE, column.inner, {
        size: layout.size,
        align: alignOf(column),
        ...(WHOLE.has(column.kind) || column.slices !== undefined ? { cut: false } : {}),
        ...(negative ? { color: '#a3291f' } : {}),
      });
    }
  }
  canvas.rule(
    layout.left,
    top + rowHeight(canvas, layout, row) - 0.2,
    layout.right - layout.left,
    0.3,
    HAIRLINE,
  );
}

function drawGroup(canvas: Canvas, layout: Layout, top: number, line: Line & { is: 'group' }): void {
  const indent = line.level * 10;
  canvas.text(
    line.text,
    layout.left + layout.gap / 2 + indent,
    top + layout.rowHeight * 0.8,
    layout.right - layout.left - indent,
    {
      size: layout.size + 0.5,
      bold: true,
      color: line.level === 0 ? '#7a5c17' : GREY,
    },
  );
  canvas.rule(layout.left, top + layout.rowHeight * 1.15, layout.right - layout.left, 0.5, GREY);
}

/** Room the words of a total need at least. */
const WORDS = 80;

const totalText = (column: Column, total: number): string =>
  column.total === 'count' ? cellText({ ...column, kind: 'angka' }, total) : cellText(column, total);

/** Sub-total or grand total: the words reach as far as the first total; one under the words stands behind them. */
function drawTotals(
  canvas: Canvas,
  layout: Layout,
  top: number,
  text: string,
  totals: Totals,
  grand: boolean,
): void {
  const { left, right, rowHeight, size } = layout;
  const height = grand ? rowHeight * 1.35 : rowHeight;
  if (grand) canvas.box(left, top, right - left, height, BAND);
  canvas.rule(left, top, right - left, grand ? 1 : 0.5, INK);
  if (grand) {
    canvas.rule(left, top + height - 2.4, right - left, 0.5, INK);
    canvas.rule(left, top + height - 0.7, right - left, 0.7, INK);
  }
  const baseline = top + height * (grand ? 0.6 : 0.66);
  const start = left + layout.gap / 2;
  const totalled = layout.columns.filter((column) => Object.hasOwn(totals, column.name));
  const under = totalled.filter((column) => column.x <= start + WORDS);
  const words = [text, ...under.map((column) => totalText(column, totals[column.name] as number))].join(
    '  ·  ',
  );
  const next = totalled.find((column) => !under.includes(column));
  canvas.text(words, start, baseline, (next?.x ?? right) - start - layout.gap, { size, bold: true });
  for (const column of totalled) {
    if (under.includes(column)) continue;
    canvas.text(totalText(column, totals[column.name] as number), column.x, baseline, column.inner, {
      size,
      bold: true,
      align: alignOf(column),
      cut: false,
    });
  }
}

function heightOf(canvas: Canvas, line: Line, layout: Layout): number {
  if (line.is === 'group') return layout.rowHeight * 1.3;
  if (line.is === 'total') return layout.rowHeight * 1.6;
  return line.is === 'subtotal' ? layout.rowHeight * 1.3 : rowHeight(canvas, layout, line.row);
}

/** A heading must not stand alone at the foot of a page: it asks for room for two rows more. */
const roomFor = (canvas: Canvas, line: Line, layout: Layout): number =>
  heightOf(canvas, line, layout) + (line.is === 'group' ? layout.rowHeight * 2 : 0);

function drawLine(canvas: Canvas, layout: Layout, top: number, line: Line): void {
  if (line.is === 'row') drawRow(canvas, layout, top, line.row);
  else if (line.is === 'group') drawGroup(canvas, layout, top, line);
  else if (line.is === 'subtotal') drawTotals(canvas, layout, top, line.text, line.totals, false);
  else drawTotals(canvas, layout, top + layout.rowHeight * 0.25, line.text, line.totals, true);
}

function drawFooters(canvas: Canvas, sheet: Sheet, layout: Layout): void {
  const baseline = layout.height - 8 * MM;
  const { left, right } = layout;
  canvas.onEveryPage((page, pages) => {
    canvas.rule(left, baseline - 11, right - left, 0.4, HAIRLINE);
    const style = { size: 7, color: GREY } as const;
    canvas.text(
      `${sheet.printedBy.words} ${sheet.printedBy.name} / ${sheet.printedBy.time}`,
      left,
      baseline,
      (right - left) * 0.7,
      style,
    );
    canvas.text(`Halaman ${page} / ${pages}`, left, baseline, right - left, { ...style, align: 'right' });
  });
}

/** A list that nobody signs: a text of more lines than a name has may lose its end. */
const mayCut = (canvas: Canvas): Canvas => ({
  ...canvas,
  text: (text, x, baseline, width, style) => canvas.text(text, x, baseline, width, { cut: true, ...style }),
});

/** Draws all rows and returns the file. Text too long for its cell is cut with an ellipsis, a number never, and nothing that is signed. */
export async function drawReport(sheet: Sheet, rows: OutputRows): Promise<Buffer> {
  const [width, height] = sheet.paper === 'landscape' ? [297 * MM, 210 * MM] : [210 * MM, 297 * MM];
  const drawn = createCanvas({ width, height, title: sheet.title, author: sheet.shop.nama_toko });
  const canvas = sheet.whole ? drawn : mayCut(drawn);
  const { sample, all } = await sampleRows(rows);
  const columns = sheet.columns.filter(({ name }) => !sheet.offPaper.includes(name));
  const lines = sheet.whole ? Number.POSITIVE_INFINITY : NAME_LINES;
  const layout = { ...layOut({ ...sheet, columns }, canvas, { width, height }, sample), lines };
  let y = drawHeader(canvas, layout, drawTitle(canvas, sheet, layout));
  for await (const line of linesOf(sheet, all)) {
    if (y + roomFor(canvas, line, layout) > height - FOOT) {
      canvas.addPage();
      y = drawHeader(canvas, layout, drawRunningTitle(canvas, sheet, layout));
    }
    drawLine(canvas, layout, y, line);
    y += heightOf(canvas, line, layout);
  }
  drawBelow(canvas, sheet, layout, y, () => drawRunningTitle(canvas, sheet, layout));
  drawFooters(canvas, sheet, layout);
  return canvas.finish();
}
