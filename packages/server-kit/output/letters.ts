/** Text in lines and frames, by the widths of its letters: the same sums for a PDF, a picture and the designer. */

/** Width of a text in thousandths of the font size. */
export type Letters = (text: string) => number;

/** Control characters are dropped and bidi marks with them, so that no value can reorder what is printed; so are signs that choose a picture. */
const INVISIBLE = /\p{Cc}|\p{Cf}|[\ufe00-\ufe0f]/gu;

export const clean = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').replace(INVISIBLE, '');

/** Signs between which a line may end without a space, each with the marks that must not begin a line. */
const IDEOGRAPHS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][、。，．・：；！？」』）】ー]*|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu;

/** The parts of a word between which a line may end. */
export const wordParts = (word: string): readonly string[] => word.match(IDEOGRAPHS) ?? [word];

/** As much of the text as fits, with an ellipsis when something was lost. */
function fit(letters: Letters, text: string, limit: number): string {
  const dots = letters('…');
  let used = 0;
  let cut = '';
  for (const char of text) {
    const advance = letters(char);
    if (used + advance + dots > limit) break;
    used += advance;
    cut += char;
  }
  return `${cut.trimEnd()}…`;
}

/** What is drawn of a text in a frame of `limit` thousandths: squeezed to `scale` percent, or cut. */
function framed(
  letters: Letters,
  raw: string,
  limit: number,
  mayCut: boolean,
): { text: string; advance: number; scale: number } {
  const text = clean(raw);
  const advance = letters(text);
  if (advance <= limit + 1) return { text, advance, scale: 100 };
  if (!mayCut) return { text, advance, scale: (limit / advance) * 100 };
  const cut = fit(letters, text, limit);
  return { text: cut, advance: letters(cut), scale: 100 };
}

type Frame = { size: number; align?: 'left' | 'right' | 'center'; cut?: boolean };

/** A text in a frame `width` points wide, and how far from its left edge it starts. */
export function placed(letters: Letters, raw: string, width: number, { size, align, cut }: Frame) {
  const { text, advance, scale } = framed(letters, raw, (width / size) * 1000, cut ?? false);
  const left = width - (advance * size * scale) / 100_000;
  return { text, scale, gap: align === 'right' ? left : align === 'center' ? left / 2 : 0 };
}

/** Words in lines of at most `limit` thousandths; the last line takes what is left over. */
export function wrapWords(letters: Letters, text: string, limit: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of clean(text).split(' ').filter(Boolean)) {
    for (const [at, part] of wordParts(word).entries()) {
      const longer = line ? `${line}${at === 0 ? ' ' : ''}${part}` : part;
      if (letters(longer) <= limit || !line) line = longer;
      else {
        lines.push(line);
        line = part;
      }
    }
  }
  if (line) lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join(' ')];
}
