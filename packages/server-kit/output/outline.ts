/**
 * Text as vector outlines of the bundled Inter, tabular figures, and of other fonts for what it has not: an SVG or PNG then looks the
 * same on a server without any font installed. Reached through pdfkit's own font engine, so that no second one is shipped.
 */
import { openFont } from './canvas.ts';
import { clean } from './letters.ts';
import { type Has, isPlain, piecesOf } from './script/pieces.ts';
import type { OutlinePath } from './script/slices.ts';

export type OutlineText = { path: string; width: number };

const has: Record<'plain' | 'bold', Has> = {
  plain: (char) => openFont(false).hasGlyphForCodePoint(char.codePointAt(0) as number),
  bold: (char) => openFont(true).hasGlyphForCodePoint(char.codePointAt(0) as number),
};

/** Outlines of a text that Inter has, in thousandths of the size. */
function inInter(text: string, bold: boolean): { paths: OutlinePath[]; advance: number } {
  const font = openFont(bold);
  const { glyphs, positions } = font.layout(text, ['tnum']);
  const unit = 1000 / font.unitsPerEm;
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const placed = glyph.path.scale(unit, unit).translate(at, 0);
    at += (positions[index]?.xAdvance ?? 0) * unit;
    return placed;
  });
  return { paths, advance: at };
}

/** SVG path data with the baseline at y = 0, in units of `size`. */
export function outlineOf(raw: string, size: number, bold = false): OutlineText {
  const text = clean(raw);
  const scale = size / 1000;
  let x = 0;
  let path = '';
  const pieces = isPlain(text) ? [{ own: text }] : piecesOf(text, bold ? has.bold : has.plain, bold);
  for (const piece of pieces) {
    const { paths, advance } = 'own' in piece ? inInter(piece.own, bold) : piece.drawn;
    for (const one of paths) path += one.scale(scale, -scale).translate(x, 0).toSVG();
    x += advance * scale;
  }
  return { path, width: x };
}
