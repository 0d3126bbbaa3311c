/**
 * A drawing surface in points, origin at the top left, over pdfkit: text in Inter with tabular figures, rules, boxes.
 * pdfkit does files, fonts and compression; we write text operators ourselves with the glyphs of one character cached,
 * because shaping each cell anew costs 60 microseconds (3.7 s for 5,000 rows of 12 columns, against 0.1 s).
 */
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';
import { onDemand } from '../on-demand.ts';
import { clean, type Letters, placed, wrapWords } from './letters.ts';
import { pathOperators } from './script/path-operators.ts';
import { advanceOf, type Drawn, isPlain, piecesOf } from './script/pieces.ts';
import type { FontEngine } from './script/slices.ts';
import type { BarSymbol } from './symbol.ts';

const pdfkit = onDemand<typeof PDFDocument>('pdfkit');

export type TextStyle = {
  size: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Cut text that is too wide instead of setting it in narrower letters: whoever signs it, or proves by it, needs all of them. */
  cut?: boolean;
  font?: FontName;
};

/** INTER for everything; MONO where figures must stand below those of a form that was printed before. */
export type FontName = 'INTER' | 'MONO';

export type Canvas = {
  /** `top` is the height of the text's baseline from the top of the page. */
  text(text: string, x: number, baseline: number, width: number, style: TextStyle): void;
  measure(text: string, size: number, bold?: boolean, font?: FontName): number;
  /** Words in lines of at most `width`; a line too many ends in an ellipsis. */
  wrap(
    text: string,
    width: number,
    size: number,
    maxLines: number,
    bold?: boolean,
    font?: FontName,
  ): string[];
  rule(x: number, y: number, length: number, thickness: number, color: string): void;
  box(x: number, y: number, width: number, height: number, color: string): void;
  /** PNG or JPEG bytes, scaled into the frame. */
  image(bytes: Buffer, x: number, y: number, width: number, height: number): void;
  /** A bar code in the frame, its modules as large as fit, top left. */
  symbol(symbol: BarSymbol, x: number, y: number, width: number, height: number): void;
  /** Draws with the origin at (x, y), turned clockwise by a quarter or more. */
  turned(x: number, y: number, rotation: 0 | 90 | 180 | 270, draw: () => void): void;
  addPage(): void;
  /** Draws on every page that exists, once the number of pages is known. */
  onEveryPage(draw: (page: number, pages: number) => void): void;
  finish(): Promise<Buffer>;
};

export const MM = 72 / 25.4;

/** Paper colours: near-black ink, warm greys, one gold. */
export const INK = '#1d1a16';
export const GREY = '#6f685d';
export const HAIRLINE = '#d9d3c7';
export const BAND = '#f5f2eb';
export const GOLD = '#b8923a';

type Glyph = { hex: string; advance: number };
/** What we use of pdfkit's embedded font; its own types leave it out. */
type InnerFont = {
  id: string;
  ref(): unknown;
  encode(text: string, features: string[]): [string[], { advanceWidth: number }[]];
  font: FontEngine;
};
type InnerDocument = { _font: InnerFont; page: { fonts: Record<string, unknown> } };
type Face = {
  inner: InnerFont;
  glyphs: Map<string, Glyph>;
  bold: boolean;
  has: (char: string) => boolean;
  letters: Letters;
};

/** Every weight there is: its name in the file and where it lies. */
const FILES = {
  INTER: { name: 'Inter', file: 'inter-latin' },
  MONO: { name: 'JetBrainsMono', file: 'jetbrains-mono-latin' },
} as const;

function openFace(doc: PDFKit.PDFDocument, font: FontName, bold: boolean): Face {
  const name = `${FILES[font].name}${bold ? 'Bold' : ''}`;
  const file = `./font/${FILES[font].file}-${bold ? 600 : 400}-normal.ttf`;
  doc.registerFont(name, fileURLToPath(new URL(file, import.meta.url))).font(name);
  const inner = (doc as unknown as InnerDocument)._font;
  const has = (char: string): boolean => inner.font.hasGlyphForCodePoint(char.codePointAt(0) as number);
  const face = { inner, has, bold, glyphs: new Map<string, Glyph>() };
  return { ...face, letters: (text) => advanceOf(text, has, bold, (own) => ownAdvance(face, own)) };
}

/** Fonts are read when something is first drawn in them. */
function facesOf(doc: PDFKit.PDFDocument): {
  of: (bold?: boolean, font?: FontName) => Face;
  open: Face[];
} {
  const known = new Map<string, Face>();
  const open: Face[] = [];
  const of = (bold = false, font: FontName = 'INTER'): Face => {
    const key = `${font}${bold}`;
    const face = known.get(key) ?? openFace(doc, font, bold);
    if (!known.has(key)) open.push(face);
    known.set(key, face);
    return face;
  };
  return { of, open };
}

let engines: ReturnType<typeof facesOf> | null = null;

/** The fonts for those who draw outlines instead of a PDF; read once. */
export function openFont(bold = false, font: FontName = 'INTER'): FontEngine {
  engines ??= facesOf(new (pdfkit())({ autoFirstPage: false }));
  return engines.of(bold, font).inner.font;
}

type Pen = Omit<Face, 'letters'>;

function glyphOf({ inner, glyphs, has }: Pen, char: string): Glyph {
  const known = glyphs.get(char);
  if (known) return known;
  const plain = char.normalize('NFKD').charAt(0);
  const drawn = has(char) ? char : plain && has(plain) ? plain : '?';
  const [hex, positions] = inner.encode(drawn, ['tnum']);
  const glyph = { hex: hex.join(''), advance: positions.reduce((total, p) => total + p.advanceWidth, 0) };
  glyphs.set(char, glyph);
  return glyph;
}

function ownAdvance(face: Pen, text: string): number {
  let total = 0;
  for (const char of text) total += glyphOf(face, char).advance;
  return total;
}

function rgb(color: string): string {
  const part = (at: number): string => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3);
  return `${part(1)} ${part(3)} ${part(5)}`;
}

const n = (value: number): string => value.toFixed(2);

/** Where a text starts, how large it is and what it is squeezed to, in percent. */
type Start = { x: number; baseline: number; size: number; scale: number; color: string };

function ownOperators(face: Pen, text: string, { x, baseline, size, scale, color }: Start): string {
  let hex = '';
  for (const char of text) hex += glyphOf(face, char).hex;
  const squeeze = scale === 100 ? '' : `${n(scale)} Tz `;
  return `BT ${rgb(color)} rg /${face.inner.id} ${size} Tf ${squeeze}1 0 0 -1 ${n(x)} ${n(baseline)} Tm <${hex}> Tj${squeeze ? ' 100 Tz' : ''} ET\n`;
}

/** The text as those who search or copy it read it: an unseen space as wide as what is drawn. */
function spoken(face: Pen, { text, advance }: Drawn, { x, baseline, size, scale }: Start): string {
  const hex = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');
  const { hex: space, advance: own } = glyphOf(face, ' ');
  const wide = n((Math.max(1, advance) / own) * scale);
  return `/Span <</ActualText <${hex}>>> BDC BT 3 Tr /${face.inner.id} ${size} Tf ${wide} Tz 1 0 0 -1 ${n(x)} ${n(baseline)} Tm <${space}> Tj 100 Tz 0 Tr ET EMC\n`;
}

/** Outlines as a filled shape. */
function drawnOperators(face: Pen, drawn: Drawn, start: Start): string {
  const { x, baseline, size, scale, color } = start;
  const path = drawn.paths.map(pathOperators).join('');
  const shape = `q ${rgb(color)} rg ${((size * scale) / 100_000).toFixed(6)} 0 0 ${(-size / 1000).toFixed(6)} ${n(x)} ${n(baseline)} cm\n${path}f Q\n`;
  return path === '' ? '' : spoken(face, drawn, start) + shape;
}

/** The operators that draw one text; the page's y axis points down, so the text matrix turns it up again. */
function textOperators(
  face: Face,
  raw: string,
  x: number,
  baseline: number,
  width: number,
  style: TextStyle,
): string {
  const { text, scale, gap } = placed(face.letters, raw, width, style);
  if (text === '') return '';
  const start = { x: x + gap, baseline, scale, size: style.size, color: style.color ?? INK };
  if (isPlain(text)) return ownOperators(face, text, start);
  let operators = '';
  for (const piece of piecesOf(text, face.has, face.bold)) {
    operators +=
      'own' in piece ? ownOperators(face, piece.own, start) : drawnOperators(face, piece.drawn, start);
    const advance = 'own' in piece ? ownAdvance(face, piece.own) : piece.drawn.advance;
    start.x += (advance * style.size * scale) / 100_000;
  }
  return operators;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

const TURNS = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const;

/** Opens a document with its first page. */
export function createCanvas(page: { width: number; height: number; title: string; author: string }): Canvas {
  const doc = new (pdfkit())({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'id-ID',
    displayTitle: true,
    info: { Title: clean(page.title), Author: clean(page.author), Creator: 'Mustika' },
  });
  const bytes = collect(doc);
  doc.addPage();
  const faces = facesOf(doc);
  faces.of(false);
  faces.of(true);
  let operators = '';
  const flush = (): void => {
    const { fonts } = (doc as unknown as InnerDocument).page;
    for (const { inner } of faces.open) fonts[inner.id] ??= inner.ref();
    if (operators) doc.addContent(operators);
    operators = '';
  };
  return {
    text: (text, x, baseline, width, style) => {
      operators += textOperators(faces.of(style.bold, style.font), text, x, baseline, width, style);
    },
    measure: (text, size, bold, font) => (faces.of(bold, font).letters(clean(text)) * size) / 1000,
    wrap: (text, width, size, maxLines, bold, font) =>
      wrapWords(faces.of(bold, font).letters, text, (width / size) * 1000, maxLines),
    rule: (x, y, length, thickness, color) => {
      operators += `${rgb(color)} rg ${n(x)} ${n(y)} ${n(length)} ${n(thickness)} re f\n`;
    },
    box: (x, y, width, height, color) => {
      operators += `${rgb(color)} rg ${x.toFixed(3)} ${y.toFixed(3)} ${width.toFixed(3)} ${height.toFixed(3)} re f\n`;
    },
    image: (data, x, y, width, height) => {
      flush();
      doc.image(data, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    },
    symbol: ({ columns, rows, dark }, x, y, width, height) => {
      const across = rows === 1 ? width / columns : Math.min(width / columns, height / rows);
      const down = rows === 1 ? height : across;
      const rects = dark.map(
        (r) =>
          `${(x + r.x * across).toFixed(3)} ${(y + r.y * down).toFixed(3)} ${(r.width * across).toFixed(3)} ${(r.height * down).toFixed(3)} re`,
      );
      operators += `0 0 0 rg ${rects.join(' ')} f\n`;
    },
    turned: (x, y, rotation, draw) => {
      const [cos, sin] = TURNS[rotation];
      operators += `q ${cos} ${sin} ${-sin} ${cos} ${n(x)} ${n(y)} cm\n`;
      draw();
      operators += 'Q\n';
    },
    addPage: () => {
      flush();
      doc.addPage();
    },
    onEveryPage: (draw) => {
      flush();
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index);
        draw(index + 1, count);
        flush();
      }
    },
    finish: () => {
      flush();
      doc.end();
      return bytes;
    },
  };
}
