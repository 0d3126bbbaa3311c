/**
 * Letters that our own fonts do not have: Noto for the scripts it shapes, and a font of all signs there are as the last resort. The packages
 * come cut into slices of a hundred signs or so; a slice is opened when a text first needs it. docs/decisions/0115.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { onDemand } from '../../on-demand.ts';

const require = createRequire(import.meta.url);
const pdfkit = onDemand<typeof PDFDocument>('pdfkit');

export type OutlinePath = {
  commands: readonly { command: string; args: readonly number[] }[];
  scale(x: number, y: number): OutlinePath;
  translate(x: number, y: number): OutlinePath;
  toSVG(): string;
};

/** What we use of the font engine below pdfkit. */
export type FontEngine = {
  unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  getVariation(axes: Record<string, number>): FontEngine;
  layout(
    text: string,
    features: string[],
    script?: string,
    language?: string,
    direction?: 'ltr' | 'rtl',
  ): {
    glyphs: { path: OutlinePath }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
};

type Decompressor = { decompress(bytes: Buffer): Uint8Array | false; onRuntimeInitialized: () => void };

// Seven milliseconds of the start, and then a slice is opened without waiting: drawing stays an ordinary call.
const woff2 = require('wawoff2/build/decompress_binding.js') as Decompressor;
await new Promise<void>((ready) => {
  woff2.onRuntimeInitialized = ready;
});

type Slice = { file: string; variable: boolean };
type Ranges = readonly (readonly [first: number, last: number, slice: string])[];

const NOTO = '@fontsource-variable/noto-sans';
const EVERYTHING = '@fontsource/unifontex';
/** In this order, but where kana or hangul stand, their country comes first: one sign is drawn differently there. */
const PACKAGES: readonly string[] = [
  NOTO,
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-tc',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-thai',
  '@fontsource-variable/noto-sans-tamil',
  '@fontsource-variable/noto-sans-bengali',
  '@fontsource-variable/noto-emoji',
];

function rangesOf(name: string): Ranges {
  const slices = JSON.parse(readFileSync(require.resolve(`${name}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(slices).flatMap(([slice, list]) =>
    list.split(',').map((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return [first, last, slice.replace(/[[\]]/g, '')] as const;
    }),
  );
}

const ranges = new Map<string, Ranges>();
const engines = new Map<string, FontEngine>();
const known = new Map<string, Slice | null>();

function engineOf(file: string, weight: number | null): FontEngine {
  const key = `${file} ${weight}`;
  const had = engines.get(key);
  if (had) return had;
  const sfnt = woff2.decompress(readFileSync(file));
  if (!sfnt) throw new Error(`${file} is no font`);
  const doc = new (pdfkit())({ autoFirstPage: false });
  doc.font(Buffer.from(sfnt));
  const { font } = (doc as unknown as { _font: { font: FontEngine } })._font;
  const engine = weight === null ? font : font.getVariation({ wght: weight });
  engines.set(key, engine);
  return engine;
}

const opened = ({ file, variable }: Slice, bold: boolean): FontEngine =>
  engineOf(file, variable ? (bold ? 600 : 400) : null);

/** The slices whose table names a sign; some say so and have it not. */
function* candidates(code: number, names: readonly string[]): Generator<Slice> {
  for (const name of names) {
    const table = ranges.get(name) ?? rangesOf(name);
    ranges.set(name, table);
    for (const [first, last, slice] of table)
      if (code >= first && code <= last)
        yield {
          file: require.resolve(`${name}/files/${name.split('/')[1]}-${slice}-wght-normal.woff2`),
          variable: true,
        };
  }
  yield { file: require.resolve(`${EVERYTHING}/files/unifontex-latin-400-normal.woff2`), variable: false };
}

function sliceOf(char: string, text: string): Slice | null {
  const first = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
    ? 'jp'
    : /\p{sc=Hangul}/u.test(text)
      ? 'kr'
      : 'sc';
  const key = `${first}${char}`;
  const had = known.get(key);
  if (had !== undefined) return had;
  const code = char.codePointAt(0) as number;
  let found: Slice | null = null;
  for (const slice of candidates(code, [`${NOTO}-${first}`, ...PACKAGES].slice(first === 'sc' ? 1 : 0))) {
    if (!opened(slice, false).hasGlyphForCodePoint(code)) continue;
    found = slice;
    break;
  }
  known.set(key, found);
  return found;
}

/** The font of a sign within its text, under a name that is the same for signs of one font; null where no font has it. */
export function fontOfSign(
  char: string,
  text: string,
  bold: boolean,
): { name: string; engine: FontEngine } | null {
  const slice = sliceOf(char, text);
  return slice && { name: slice.file, engine: opened(slice, bold) };
}
