/**
 * The drawing surface as pictures: the same calls as for a PDF, each page an SVG whose letters are outlines of the bundled
 * fonts. What a designer sees is therefore what the printer draws, without any font on the machine that looks at it.
 */
import { createHash } from 'node:crypto';
import { type Canvas, type FontName, INK, openFont, type TextStyle } from './canvas.ts';
import { clean, type Letters, placed, wrapWords } from './letters.ts';
import { advanceOf, type Drawn, type Has, isPlain, piecesOf } from './script/pieces.ts';
import type { FontEngine } from './script/slices.ts';
import type { BarSymbol } from './symbol.ts';

/** Sizes in points. */
export type SvgPage = { svg: string; width: number; height: number };

type Glyph = { path: string; advance: number };
type Pen = {
  engine: FontEngine;
  key: string;
  bold: boolean;
  has: Has;
  glyph: (char: string) => Glyph;
  own: Letters;
  letters: Letters;
};

const pens = new Map<string, Pen>();

function penOf(bold = false, font: FontName = 'INTER'): Pen {
  const key = `${font[0]}${bold ? 'b' : 'p'}`;
  const known = pens.get(key);
  if (known) return known;
  const engine = openFont(bold, font);
  const glyphs = new Map<string, Glyph>();
  const has = (char: string): boolean => engine.hasGlyphForCodePoint(char.codePointAt(0) as number);
  const glyph = (char: string): Glyph => {
    const had = glyphs.get(char);
    if (had) return had;
    const plain = char.normalize('NFKD').charAt(0);
    const drawn = has(char) ? char : plain && has(plain) ? plain : '?';
    const { glyphs: outlines, positions } = engine.layout(drawn, ['tnum']);
    const advance = positions.reduce((total, position) => total + position.xAdvance, 0);
    const made = {
      path: outlines.map((outline) => outline.path.toSVG()).join(''),
      advance: (advance / engine.unitsPerEm) * 1000,
    };
    glyphs.set(char, made);
    return made;
  };
  const own: Letters = (text) => [...text].reduce((total, char) => total + glyph(char).advance, 0);
  const letters: Letters = (text) => advanceOf(text, has, bold, own);
  const pen = { engine, key, bold, has, glyph, own, letters };
  pens.set(key, pen);
  return pen;
}

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const COLOUR = /^#[0-9a-f]{6}$/;
const fill = (color: string): string => (COLOUR.test(color) ? color : INK);

type Draft = { parts: string[]; letters: Map<string, string> };

/** Letters as references to what the page defines once; `at` is where they start, in thousandths. */
function ownSvg(page: Draft, pen: Pen, text: string, at: number): string {
  let uses = '';
  for (const char of text) {
    const glyph = pen.glyph(char);
    const id = `${pen.key}${(char.codePointAt(0) as number).toString(36)}`;
    if (glyph.path) {
      page.letters.set(id, glyph.path);
      uses += `<use href="#${id}" x="${n((at * pen.engine.unitsPerEm) / 1000)}"/>`;
    }
    at += glyph.advance;
  }
  return uses;
}

function drawnSvg(pen: Pen, { paths }: Drawn, at: number): string {
  const unit = pen.engine.unitsPerEm / 1000;
  const d = paths.map((path) => path.toSVG()).join('');
  return d ? `<path transform="translate(${n(at * unit)} 0) scale(${n(unit)})" d="${d}"/>` : '';
}

function textSvg(
  page: Draft,
  pen: Pen,
  raw: string,
  x: number,
  baseline: number,
  width: number,
  style: TextStyle,
): string {
  const { text, scale, gap } = placed(pen.letters, raw, width, style);
  if (text === '') return '';
  const unit = style.size / pen.engine.unitsPerEm;
  let at = 0;
  let body = '';
  for (const piece of isPlain(text) ? [{ own: text }] : piecesOf(text, pen.has, pen.bold)) {
    body += 'own' in piece ? ownSvg(page, pen, piece.own, at) : drawnSvg(pen, piece.drawn, at);
    at += 'own' in piece ? pen.own(piece.own) : piece.drawn.advance;
  }
  const across = (unit * scale) / 100;
  return `<g transform="translate(${n(x + gap)} ${n(baseline)}) scale(${across.toFixed(6)} ${(-unit).toFixed(6)})" fill="${fill(style.color ?? INK)}">${body}</g>`;
}

function symbolSvg(
  { columns, rows, dark }: BarSymbol,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const across = rows === 1 ? width / columns : Math.min(width / columns, height / rows);
  const down = rows === 1 ? height : across;
  const d = dark
    .map(
      (r) =>
        `M${n(x + r.x * across)} ${n(y + r.y * down)}h${n(r.width * across)}v${n(r.height * down)}h${n(-r.width * across)}z`,
    )
    .join('');
  return `<path fill="#000000" d="${d}"/>`;
}

const mediaType = (data: Buffer): string => (data[0] === 0x89 ? 'image/png' : 'image/jpeg');

/** Ids are the page's own: two pictures on one screen never take letters of each other. */
function closed({ parts, letters }: Draft, width: number, height: number): string {
  const body = parts.join('');
  const own = createHash('sha256').update(body).digest('hex').slice(0, 6);
  const defs = [...letters].map(([id, path]) => `<path id="${own}${id}" d="${path}"/>`).join('');
  const size = `width="${n(width)}pt" height="${n(height)}pt" viewBox="0 0 ${n(width)} ${n(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${body.replaceAll('href="#', `href="#${own}`)}</svg>`;
}

/** Opens pictures with their first page; `pages` closes them. */
export function createSvgCanvas(page: { width: number; height: number }): {
  canvas: Omit<Canvas, 'finish'>;
  pages(): SvgPage[];
} {
  const drafts: Draft[] = [{ parts: [], letters: new Map() }];
  let current = drafts[0] as Draft;
  const box: Canvas['box'] = (x, y, width, height, color) => {
    current.parts.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill(color)}"/>`,
    );
  };
  const canvas: Omit<Canvas, 'finish'> = {
    text: (text, x, baseline, width, style) => {
      const pen = penOf(style.bold, style.font);
      current.parts.push(textSvg(current, pen, text, x, baseline, width, style));
    },
    measure: (text, size, bold, font) => (penOf(bold, font).letters(clean(text)) * size) / 1000,
    wrap: (text, width, size, maxLines, bold, font) =>
      wrapWords(penOf(bold, font).letters, text, (width / size) * 1000, maxLines),
    rule: (x, y, length, thickness, color) => box(x, y, length, thickness, color),
    box,
    image: (data, x, y, width, height) => {
      const place = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
      const address = `data:${mediaType(data)};base64,${data.toString('base64')}`;
      current.parts.push(`<image ${place} preserveAspectRatio="xMidYMid meet" href="${address}"/>`);
    },
    symbol: (symbol, x, y, width, height) => void current.parts.push(symbolSvg(symbol, x, y, width, height)),
    turned: (x, y, rotation, draw) => {
      current.parts.push(`<g transform="translate(${n(x)} ${n(y)}) rotate(${rotation})">`);
      draw();
      current.parts.push('</g>');
    },
    addPage: () => {
      current = { parts: [], letters: new Map() };
      drafts.push(current);
    },
    onEveryPage: (draw) => {
      const last = current;
      for (const [index, draft] of drafts.entries()) {
        current = draft;
        draw(index + 1, drafts.length);
      }
      current = last;
    },
  };
  const pages = (): SvgPage[] =>
    drafts.map((draft) => ({ ...page, svg: closed(draft, page.width, page.height) }));
  return { canvas, pages };
}
