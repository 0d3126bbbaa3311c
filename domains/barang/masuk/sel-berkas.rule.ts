/**
 * Cells of an imported sheet, read strictly: a cell is a value or a cause in words. Nothing is guessed, because a
 * wrong weight in stock costs money and a refused row costs a minute.
 * The spec does not word the causes; they are those of the sample file of broken rows.
 */
import { BATAS_PER_BARANG, type Miligram, type MiliPersen, type Rupiah } from '@mustika/kernel/amount.ts';
import { digitHilang, parseGram, parsePersen, parseRupiahBerkas } from '@mustika/kernel/text/amount-text.ts';

/** A value, or why there is none. */
export type Sel<T> = { nilai: T } | { sebab: string };

/** Whether a cell was refused. Ours. */
export const adaSebab = <T>(sel: Sel<T>): sel is { sebab: string } => 'sebab' in sel;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control and bidi characters are exactly what is refused.
const KENDALI = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/;
/** Excel runs these, and ours would hand them on to the next sheet. */
const RUMUS = /^[=@+]|^-\D/;

/** Said of a code whose last digits the spreadsheet has dropped; nobody can give them back. Ours. */
export const DIGIT_HILANG = 'kolom ini harus teks: digit angka sudah hilang di spreadsheet';

/** What a spreadsheet makes of `10-12`: a day, and the size is nowhere any more. */
const HARI_SAJA = /^\d{4}-\d{2}-\d{2}$/;
/** Said of such a cell. Ours. */
export const TANGGAL_TEKS = 'kolom ini harus teks: spreadsheet menjadikannya tanggal';

/** Upper-cased text without control characters, formulas and numbers that were cut. */
export function selTeks(text: string, { nama, max }: { nama: string; max: number }): Sel<string | null> {
  if (KENDALI.test(text)) return { sebab: 'karakter kendali' };
  const value = text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();
  if (value === '') return { nilai: null };
  if (RUMUS.test(value)) return { sebab: 'rumus lembar kerja' };
  if (digitHilang(value)) return { sebab: DIGIT_HILANG };
  if (HARI_SAJA.test(value)) return { sebab: TANGGAL_TEKS };
  if (value.length > max) return { sebab: `${nama} lebih dari ${max} karakter` };
  return { nilai: value };
}

const HURUF_O = /^[\d.,Oo]*[Oo][\d.,Oo]*$/;
const PANGKAT = /^-?\d+(?:[.,]\d+)?e\+?(\d+)$/i;
/** Beyond what any number of ours can hold. */
const PANGKAT_HINGGA = 300;

/** What all numbers have in common; null means that the text may be a number. */
function bukanAngka(text: string): string | null {
  if (/^-?(?:inf(?:inity)?|∞)$/i.test(text)) return 'angka tak hingga';
  const exponent = PANGKAT.exec(text);
  if (exponent) return Number(exponent[1]) > PANGKAT_HINGGA ? 'angka tak hingga' : 'bukan angka';
  if (HURUF_O.test(text) && /\d/.test(text)) return 'bukan angka (huruf O)';
  if (RUMUS.test(text)) return 'rumus lembar kerja';
  return /^-?[\d.,\sRrPp-]+$/.test(text) ? null : 'bukan angka';
}

type Batas = { nama: string; max: number };

/** Grams or percents with comma or point; thousandths inside. Zero is a value here. */
function selRibuan(
  text: string,
  { nama, max }: Batas,
  parse: (text: string) => number | null,
): Sel<number | null> {
  const trimmed = text.trim();
  if (trimmed === '') return { nilai: null };
  const no = bukanAngka(trimmed);
  if (no) return { sebab: no };
  if (/^-?\d+[.,]\d{4,}$/.test(trimmed)) return { sebab: 'lebih dari 3 desimal' };
  if (/^-/.test(trimmed) && /[1-9]/.test(trimmed)) return { sebab: `${nama} negatif` };
  if (/^\d{13,}/.test(trimmed)) return { sebab: `${nama} melewati batas` };
  const value = parse(trimmed);
  if (value === null) return { sebab: 'bukan angka' };
  return value > max ? { sebab: `${nama} melewati batas` } : { nilai: value };
}

const KG_100 = 100_000_000;

/** A weight in grams with comma or point, as milligrams; at most 100 kg, never negative. Ours, on Spec 1 §9. */
export const selBerat = (text: string, nama: string): Sel<Miligram | null> =>
  selRibuan(text, { nama, max: KG_100 }, parseGram) as Sel<Miligram | null>;

/** Above 0 and at most 500 (Spec 1 §5), its sign behind it or not. */
export function selKadar(text: string): Sel<MiliPersen | null> {
  const sel = selRibuan(
    text.replace(/\s*%\s*$/, ''),
    { nama: 'kadar', max: Number.MAX_SAFE_INTEGER },
    parsePersen,
  );
  if (adaSebab(sel) || sel.nilai === null) return sel as Sel<MiliPersen | null>;
  if (sel.nilai === 0) return { sebab: 'kadar nol' };
  if (sel.nilai > 500_000) return { sebab: 'kadar lebih dari 500' };
  return sel as Sel<MiliPersen | null>;
}

/** Whole rupiah, with or without separators; `1500000.00` of a spreadsheet is whole too. */
export function selUang(text: string, nama: string, max = BATAS_PER_BARANG): Sel<Rupiah | null> {
  const trimmed = text.trim();
  if (trimmed === '') return { nilai: null };
  const no = bukanAngka(trimmed);
  if (no) return { sebab: no };
  const value = parseRupiahBerkas(trimmed);
  if (value === null)
    return { sebab: /^-?\d+[.,]\d+$/.test(trimmed) ? `${nama} harus rupiah bulat` : 'bukan angka' };
  if (value < 0) return { sebab: `${nama} negatif` };
  return value > max ? { sebab: `${nama} melewati batas` } : { nilai: value };
}

const YA = new Set(['Y', 'YA', 'TRUE', '1']);
const TIDAK = new Set(['T', 'TIDAK', 'FALSE', '0', 'N']);

/** A yes or no as spreadsheets write it: Y/T, YA/TIDAK, TRUE/FALSE, 1/0. Ours. */
export function selYa(text: string): Sel<boolean | null> {
  const value = text.trim().toUpperCase();
  if (value === '') return { nilai: null };
  if (YA.has(value)) return { nilai: true };
  return TIDAK.has(value) ? { nilai: false } : { sebab: 'harus Y atau T' };
}
