/**
 * Text as vector outlines of the bundled Inter, tabular figures: an SVG or PNG then looks the same on a server without
 * any font installed. Reached through pdfkit's own font engine, so that no second one is shipped.
 */
import { openFont } from './canvas.ts';

export type OutlineText = { path: string; width: number };

/** SVG path data with the baseline at y = 0, in units of `size`. */
export function outlineOf(text: string, size: number, bold = false): OutlineText {
  const font = openFont(bold);
  const { glyphs, positions } = font.layout(text, ['tnum']);
  const scale = size / font.unitsPerEm;
  let x = 0;
  let path = '';
  for (const [index, glyph] of glyphs.entries()) {
    path += glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += (positions[index]?.xAdvance ?? 0) * scale;
  }
  return { path, width: x };
}
