/** Text in lines and frames, by the widths of its letters: the same sums for a PDF, a picture and the designer. */

/** Width of a character in thousandths of the font size. */
export type Letters = (char: string) => number;

/** Control characters are dropped and bidi marks with them, so that no value can reorder what is printed. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

export const clean = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').replace(INVISIBLE, '');

/** Width in thousandths of the font size. */
export function advanceOf(letters: Letters, text: string): number {
  let total = 0;
  for (const char of text) total += letters(char);
  return total;
}

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
  const advance = advanceOf(letters, text);
  if (advance <= limit + 1) return { text, advance, scale: 100 };
  if (!mayCut) return { text, advance, scale: (limit / advance) * 100 };
  const cut = fit(letters, text, limit);
  return { text: cut, advance: advanceOf(letters, cut), scale: 100 };
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
    const longer = line ? `${line} ${word}` : word;
    if (advanceOf(letters, longer) <= limit || !line) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join(' ')];
}
