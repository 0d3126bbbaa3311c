/** What stands below the rows of a paper: a picture of what it is about, and who signs it. */
import { type Canvas, GREY, INK, MM } from './canvas.ts';
import type { Layout } from './pdf-layout.ts';
import type { Sheet } from './sheet.ts';

/** What the foot of a page keeps for itself. */
export const FOOT = 14 * MM;
/** Large enough to recognise a piece by. */
const PICTURE = 70 * MM;
/** Room for a hand between who signs and his name. */
const SIGNED = 32 * MM;
const SIGNED_WIDTH = 62 * MM;

/** A long name goes on below itself, as whoever signs writes it. */
const nameLines = (canvas: Canvas, name: string): string[] =>
  canvas.wrap(name || 'Nama & tanggal', SIGNED_WIDTH, 8.5, Number.POSITIVE_INFINITY, name !== '');

function drawSigned(canvas: Canvas, { signed }: Sheet, { left }: Layout, top: number): void {
  for (const [at, [who, name]] of Object.entries(signed).entries()) {
    const x = left + at * (SIGNED_WIDTH + 14 * MM);
    const line = top + SIGNED - 7 * MM;
    canvas.text(who, x, top + 14, SIGNED_WIDTH, { size: 8.5, color: GREY });
    canvas.rule(x, line, SIGNED_WIDTH, 0.6, INK);
    for (const [nth, part] of nameLines(canvas, name).entries())
      canvas.text(part, x, line + 11 + nth * 10, SIGNED_WIDTH, {
        ...{ size: 8.5, bold: name !== '', color: name ? INK : GREY },
      });
  }
}

/** Each part whole: on this page, or on one of its own where no room is left. */
export function drawBelow(canvas: Canvas, sheet: Sheet, layout: Layout, y: number, turn: () => number): void {
  const bottom = layout.height - FOOT;
  let top = y + layout.rowHeight;
  const room = (height: number): void => {
    if (top + height <= bottom) return;
    canvas.addPage();
    top = turn() + layout.rowHeight;
  };
  if (sheet.picture) {
    room(PICTURE);
    canvas.image(Buffer.from(sheet.picture), layout.left, top, PICTURE, PICTURE);
    top += PICTURE;
  }
  if (Object.keys(sheet.signed).length === 0) return;
  const names = Object.values(sheet.signed).map((name) => nameLines(canvas, name).length);
  room(SIGNED + (Math.max(...names) - 1) * 10);
  drawSigned(canvas, sheet, layout, top);
}
