/**
 * A text as pieces from left to right: what the font of the sheet has is text, anything else outlines of a font that has it, shaped
 * and in the order in which its script is read.
 */
import { onDemand } from '../../on-demand.ts';
import { type FontEngine, fontOfSign, type OutlinePath } from './slices.ts';

/** Outlines in thousandths of the type size, y upwards, and how far they reach. */
export type Drawn = { text: string; paths: readonly OutlinePath[]; advance: number };
export type Piece = { own: string } | { drawn: Drawn };

/** Whether the font of the sheet has a sign. */
export type Has = (char: string) => boolean;

type Bidi = {
  getEmbeddingLevels(text: string, direction: 'ltr'): { levels: Uint8Array };
  getMirroredCharacter(char: string): string | null;
};
const library = onDemand<() => Bidi>('bidi-js');
let opened: Bidi | null = null;
const bidi = (): Bidi => {
  opened ??= library()();
  return opened;
};

/** Everything of these every font of ours has, and nothing of them turns around: most texts need no further look. */
const PLAIN = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff]*$/;
export const isPlain = (text: string): boolean => PLAIN.test(text);

const MARK = /\p{M}/u;

type Run = { text: string; right: boolean };

/** Runs of one direction, from left to right on the paper. */
function directed(text: string): Run[] {
  const { levels } = bidi().getEmbeddingLevels(text, 'ltr');
  const runs: (Run & { level: number })[] = [];
  let at = 0;
  for (const char of text) {
    const level = levels[at] ?? 0;
    at += char.length;
    const last = runs.at(-1);
    if (last && last.level === level) last.text += char;
    else runs.push({ text: char, right: level % 2 === 1, level });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < runs.length; from++) {
      let to = from;
      while (to < runs.length && (runs[to] as { level: number }).level >= level) to++;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return runs;
}

function shaped(text: string, engine: FontEngine, right: boolean): Drawn {
  const { glyphs, positions } = engine.layout(text, [], undefined, undefined, right ? 'rtl' : 'ltr');
  const unit = 1000 / engine.unitsPerEm;
  let at = 0;
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const placed = path.scale(unit, unit).translate((at + xOffset) * unit, yOffset * unit);
    at += xAdvance;
    return placed;
  });
  return { text, paths, advance: at * unit };
}

const mirrored = (text: string): string =>
  [...text]
    .reverse()
    .map((char) => bidi().getMirroredCharacter(char) ?? char)
    .join('');

/** What is read from one font, in the order it is read in. */
function ofOneFont({ text, right }: Run, whole: string, has: Has, bold: boolean): Piece[] {
  const parts: { text: string; font: ReturnType<typeof fontOfSign>; own: boolean }[] = [];
  for (const char of text) {
    const last = parts.at(-1);
    // A mark belongs to the sign before it, whichever font has that one.
    if (
      last?.font &&
      MARK.test(char) &&
      last.font.engine.hasGlyphForCodePoint(char.codePointAt(0) as number)
    ) {
      last.text += char;
      continue;
    }
    const own = has(char);
    const found = own ? null : fontOfSign(char, whole, bold);
    // A sign of no font is left to the sheet's, which draws the letter it is made of or a question mark.
    const ours = own || found === null;
    if (last && last.own === ours && last.font?.name === found?.name) last.text += char;
    else parts.push({ text: char, font: found, own: ours });
  }
  const pieces = parts.map(
    (part): Piece =>
      part.font
        ? { drawn: shaped(part.text, part.font.engine, right) }
        : { own: right ? mirrored(part.text) : part.text },
  );
  return right ? pieces.reverse() : pieces;
}

/** Width of a text; `own` measures what the font has. */
export const advanceOf = (text: string, has: Has, bold: boolean, own: (text: string) => number): number =>
  isPlain(text)
    ? own(text)
    : piecesOf(text, has, bold).reduce(
        (total, piece) => total + ('own' in piece ? own(piece.own) : piece.drawn.advance),
        0,
      );

const remembered = new WeakMap<Has, Map<string, readonly Piece[]>>();
/** Texts whose pieces are kept: those of a report and its totals, not those of a day. */
const KEPT = 2000;

/** The pieces of a text in a font that says what it `has`; the same `has` each time, since it is what they are kept by. */
export function piecesOf(text: string, has: Has, bold: boolean): readonly Piece[] {
  const kept = remembered.get(has) ?? new Map<string, readonly Piece[]>();
  remembered.set(has, kept);
  const had = kept.get(text);
  if (had) return had;
  const pieces = directed(text.normalize('NFC')).flatMap((run) => ofOneFont(run, text, has, bold));
  if (kept.size >= KEPT) kept.clear();
  kept.set(text, pieces);
  return pieces;
}
