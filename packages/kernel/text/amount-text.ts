/**
 * How a text becomes an amount, once for every way in: typed, pasted, from a file. Nothing is guessed and nothing dropped in
 * silence: a text is one number in every reader, or no number in this one. The language of the screen changes nothing here,
 * because what is pasted was written by somebody else.
 */
import { type Miligram, type MiliPersen, miligram, miliPersen, type Rupiah, rupiah } from '../amount.ts';

/** Digits a spreadsheet keeps and a number holds exactly. */
const DIGIT_TERBANYAK = 15;

/** Three digits behind a mark are thousands, two noughts are sen; one mark groups the whole number. */
const RUPIAH =
  /^(?!-\D*-)(-?)(?:rp\.?|idr)?(-?)(?:(\d+)|([1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+|(?:[’']\d{3})+)))(?:[.,](?:-{1,2}|0{1,2})?)?$/i;

/**
 * Whole rupiah as people write them: `1.250.000`, `Rp 1,250,000.00`, `150.000,-`; null for everything else. Sen that are not
 * nought, an exponent and a sixteenth digit are no rupiah.
 */
export function parseRupiah(text: string): Rupiah | null {
  const match = RUPIAH.exec(text.replace(/\s/g, ''));
  const digits = (match?.[3] ?? match?.[4] ?? '').replace(/\D/g, '');
  if (!match || digits.length > DIGIT_TERBANYAK) return null;
  return rupiah(match[1] || match[2] ? -Number(digits) : Number(digits));
}

/** What is said of a text that is no rupiah: that it is too much where it is nothing but digits too many. */
export const bukanRupiah = (label: string, text: string): string =>
  /^-?\d+$/.test(text.trim()) && text.replace(/\D/g, '').length > DIGIT_TERBANYAK
    ? `${label} Terlalu Besar`
    : `${label} Harus Berupa Rupiah Bulat`;

/**
 * Rupiah of a cell that nobody watches being read: a comma before three digits may be the decimals of another program, so it
 * is left to whoever can see the cell.
 */
export const parseRupiahBerkas = (text: string): Rupiah | null =>
  /\d,\d{3}(?!\d)/.test(text) ? null : parseRupiah(text);

/** Thousands are grouped only where the other sign marks the decimals: one sign alone can only be the decimals. */
const GROUPED = /^-?(?:\d{1,3}(?:\.\d{3})+,\d{1,3}|\d{1,3}(?:,\d{3})+\.\d{1,3})$/;

function parseThousandths(text: string): number | null {
  const plain = GROUPED.test(text) ? text.replace(/[.,](?=\d{3}[.,])/g, '') : text;
  const match = /^(-?)(\d{0,12})(?:[.,](\d{1,3}))?$/.exec(plain);
  if (!match || (match[2] === '' && match[3] === undefined)) return null;
  const value = Number(match[2]) * 1000 + Number((match[3] ?? '').padEnd(3, '0'));
  return match[1] ? -value : value;
}

/**
 * Grams with comma or point and at most 3 decimals -> milligrams, the unit behind it or not; null for anything else. What
 * `formatGram` wrote is read back, too.
 */
export function parseGram(text: string): Miligram | null {
  const value = parseThousandths(text.trim().replace(/\s*(?:g|gr|gram)\.?$/i, ''));
  return value === null ? null : miligram(value);
}

/** A rate or a karat, with its sign or without -> thousandths of a percent. */
export function parsePersen(text: string): MiliPersen | null {
  const value = parseThousandths(text.trim().replace(/\s*%$/, ''));
  return value === null ? null : miliPersen(value);
}

/** A whole count, its thousands grouped or not; null for anything else. */
export function parseAngka(text: string): number | null {
  const value = /\d[.,]\D*$|[.,]\d{1,2}$|rp|idr/i.test(text) ? null : parseRupiah(text);
  return value === null ? null : Number(value);
}

/**
 * Whether a spreadsheet wrote a number of more digits than it keeps, `1.23456789012346E+15`: what is missing is nowhere any
 * more. A code like `876E1698` has no sign.
 */
export const digitHilang = (text: string): boolean => /^-?\d+(?:[.,]\d+)?e[+-]\d+$/i.test(text.trim());
