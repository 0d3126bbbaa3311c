/**
 * Receipt text (names, descriptions, customers, addresses) is cut into lines of 20 characters, at most three: 0-20,
 * 20-40, 40-60; what is beyond is not printed (Spec 1 §5, §9). The spec does not say what becomes of words; a line ends at
 * a space where there is one, because "MUSTIKA CI" and "KINI" read like a mistake. Where that would cost text that three
 * full lines print, the lines are full.
 */
export function potongNama(text: string, width = 20, lines = 3): string[] {
  const clean = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return perKata(clean, width, lines) ?? penuh(Array.from(clean), width, lines);
}

/** Lines of whole words; null when they do not hold all of the text. */
function perKata(text: string, width: number, lines: number): string[] | null {
  const cut: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = cut.at(-1);
    const room = line === undefined ? 0 : width - Array.from(line).length - 1;
    const letters = Array.from(word);
    if (line !== undefined && letters.length <= room) cut[cut.length - 1] = `${line} ${word}`;
    else for (let at = 0; at < letters.length; at += width) cut.push(letters.slice(at, at + width).join(''));
  }
  return cut.length > lines ? null : cut;
}

function penuh(characters: readonly string[], width: number, lines: number): string[] {
  const cut: string[] = [];
  for (let line = 0; line < lines && line * width < characters.length; line++)
    cut.push(
      characters
        .slice(line * width, (line + 1) * width)
        .join('')
        .trim(),
    );
  return cut;
}
