/**
 * What our papers can say. Their letters are Latin: the fonts of a sheet and the code page of a receipt printer have no others, and
 * a name that stands there as `?? ??` is worse than one that is asked for in Latin letters while its owner stands at the counter.
 */

/** Signs beyond Latin-1 that the fonts of our sheets have. */
const LAIN: ReadonlySet<string> = new Set('ıŒœˆ˜‐‑‒–—―‘’‚“”„†‡•…‰‹›⁄€™−∕');

/** The letter without its marks, where paper has that one only: `ğ` is printed as `g`. */
const dasar = (huruf: string): string => huruf.normalize('NFKD').charAt(0);

const diLatin1 = (huruf: string): boolean => (huruf.codePointAt(0) ?? 0) <= 0xff;

/** Whether paper has this letter, or the letter it is made of. */
export const hurufTercetak = (huruf: string): boolean =>
  diLatin1(huruf) || LAIN.has(huruf) || diLatin1(dasar(huruf));

export const tercetak = (teks: string): boolean => [...teks].every(hurufTercetak);

/** What code page 437 of a receipt printer has beyond ASCII. */
const CP437 = new Set(
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥ƒáíóúñÑªº¿¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■',
);

/** Written as people write them, and as that printer has them. */
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
  ø: 'o',
  Ø: 'O',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  '×': 'x',
  ı: 'i',
};

/** The text in the letters of a receipt printer; what it has not at all is a question mark. */
export const untukStruk = (teks: string): string =>
  [...teks]
    .map((huruf) => {
      if (huruf <= '\u007f' || CP437.has(huruf)) return huruf;
      const lain = PENGGANTI[huruf] ?? dasar(huruf);
      return lain <= '\u007f' || CP437.has(lain) ? lain : '?';
    })
    .join('');
