/**
 * Receipt text (names, descriptions, customers, addresses) is cut into lines of 20 characters, at most three: 0-20,
 * 20-40, 40-60; what is beyond is not printed. Spec 1 §5, §9.
 */
export function potongNama(text: string, width = 20, lines = 3): string[] {
  const characters = Array.from(text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim());
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
