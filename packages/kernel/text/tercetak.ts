/**
 * What our papers can say. Sheets, pictures and labels have fonts for the scripts below; a receipt printer has the letters of its code page,
 * and a line with others is sent to it as a picture. What no font of ours shapes is refused when it is typed. docs/decisions/0115.
 */

/** Scripts that are drawn as they are written. Letters of others would stand beside each other where they belong together. */
const AKSARA =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Devanagari}\p{sc=Tamil}\p{sc=Bengali}\p{sc=Common}\p{sc=Inherited}]$/u;

/** Not assigned, or somebody's own: no font has it. */
const TANPA_HURUF = /^[\p{Cn}\p{Co}\p{Cs}]$/u;
/** Signs newer than the fonts. */
const BARU = /^(?:\u088f|[\u1acf-\u1aff]|\u20c1|\u2b96|[\ua7ce-\ua7f1]|[\ufbc3-\ufbd2])$/u;
/** Beyond the first plane there are pictures, and the one rare character that Japanese names have. */
const JAUH = /^(?:\p{Emoji_Presentation}|𠮷)$/u;

/** Whether paper has this sign. */
export const hurufTercetak = (huruf: string): boolean => {
  if (huruf <= '\u00ff') return true;
  if (huruf.length > 1) return JAUH.test(huruf);
  return AKSARA.test(huruf) && !TANPA_HURUF.test(huruf) && !BARU.test(huruf);
};

export const tercetak = (teks: string): boolean => [...teks].every(hurufTercetak);

/** What code page 437 of a receipt printer has beyond ASCII. */
const CP437 = new Set(
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥ƒáíóúñÑªº¿¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■',
);

/** Whether a receipt printer has a letter. */
export const adaDiStruk = (huruf: string): boolean => huruf <= '\u007f' || CP437.has(huruf);

/** Signs, not letters: written as people write them, and as that printer has them. */
const PENGGANTI: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '•': '·',
  '…': '...',
  '€': 'EUR',
  '™': 'TM',
  '×': 'x',
  '\u00a0': ' ',
};

/** The text with the signs of a receipt printer; letters that it has not stay, and are printed as a picture. */
export const untukStruk = (teks: string): string =>
  [...teks.replace(/[\ufe00-\ufe0f]/g, '')]
    .map((huruf) => (adaDiStruk(huruf) ? huruf : (PENGGANTI[huruf] ?? huruf)))
    .join('');
