/**
 * What a handheld or a tag reader hands over as a file: of each line one code. Pure; readers agree on nothing, so the heading says
 * which column it is, and where there is none the column in which most codes stand. A tag's own number, days, times and the name
 * of who read it stand beside it and are none.
 */
import { kodeDari } from './stock-opname.rule.ts';

/** The codes of a file, and how many of its lines were none. */
export type IsiBerkas = { kode: string[]; lewat: number };

/** Headings of the column of codes, the surest first. `KEY_` is what one maker writes before all of them. */
const JUDUL = [
  /^(?:kode[ _]?)?barcode(?:[ _]?(?:data|no|number))?$|^kode[ _]?barang$/i,
  /^epc(?:[ _(]*(?:hex|id|code|no|number|value|data)\)?)?$/i,
  /^(?:kode|code|sku|item[ _]?code)$/i,
  /^tag(?:[ _]?(?:id|epc|code|no|number))?$/i,
];
const judul = (cell: string): number => JUDUL.findIndex((one) => one.test(cell.replace(/^key[ _]/i, '')));

/** What a cell must look like to be a code, where a line has several: dates, counts and names beside it are none. */
const MIRIP = /^(?:[0-9A-Z]{8}|(?:[0-9A-F]{2}){9,31})$/i;
/** Eight signs that are no code where another cell may be one: a day, a word. */
const HARI = /^20\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])(?:\d{4}|\d{6})?$/;
const KATA = /^[A-Z]+$/i;
const WAKTU = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:\D|$)|^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?/;
/** The number that the maker of a tag burned into it: its class is E2. */
const TID = /^E2[08][0-9A-F]{15,}$/i;

/** A tag in groups with one sign between them. */
const KELOMPOK = /^[0-9A-F]{2,8}([ :_-])[0-9A-F]{2,8}(?:\1[0-9A-F]{2,8})*$/i;
const TERPENDEK = 18;
/** The code of a piece as its label prints it. */
const CELAH = /^([0-9A-Z]{4}) ([0-9A-Z]{4})$/i;

/** Without the word before it that says how many words follow. */
function tanpaPanjang(hex: string): string {
  const isi = hex.slice(4);
  const tag = isi.length === 24 || isi.length === 32;
  return tag && /^[0-9A-F]+$/i.test(hex) && Number.parseInt(hex.slice(0, 4), 16) >> 11 === isi.length / 4
    ? isi
    : hex;
}

/** A cell without quotes, the gaps of a tag, `0x` and the word of its length. */
function sel(text: string): string {
  const cell = text
    .trim()
    .replace(/^["'=]+|["']+$/g, '')
    .trim()
    .replace(/^0x(?=[0-9A-F])/i, '');
  const bare = cell.replace(/[ :_-]/g, '');
  if (KELOMPOK.test(cell) && bare.length >= TERPENDEK && bare.length % 2 === 0) return tanpaPanjang(bare);
  return tanpaPanjang(cell.replace(CELAH, '$1$2'));
}

/** A weight between semicolons, `3,250`: its comma parts no cells. */
const DESIMAL = /(?<=^|;)(\d{1,7}),(?=\d{1,7}(?:;|$))/g;

function selDari(line: string): string[] {
  const cells = line
    .replace(DESIMAL, '$1.')
    .split(/[,;\t|]/)
    .map(sel);
  const [satu = ''] = cells;
  // A line with nothing but blanks between its cells, unless they are the gaps of one tag.
  return cells.length === 1 && /\s/.test(satu) ? satu.split(/\s+/).map(sel) : cells;
}

const sah = (cell: string): boolean => MIRIP.test(cell) && !HARI.test(cell) && !KATA.test(cell);
const bukanKode = (cell: string): boolean =>
  HARI.test(cell) || WAKTU.test(cell) || /[\s{}[\]]/.test(cell) || judul(cell) >= 0;

/** Where most codes stand: a column of many different ones rather than of one, of tags and letters rather than of numbers. */
function kolomTerbanyak(lines: readonly string[][]): number {
  const lebar = Math.max(0, ...lines.map((cells) => cells.length));
  const nilai = (at: number): number =>
    [...new Set(lines.map((cells) => cells[at] ?? '').filter(sah))].reduce(
      (total, cell) => total + (TID.test(cell) ? 1 : /^\d+$/.test(cell) ? 2 : 4),
      0,
    );
  const semua = Array.from({ length: lebar }, (_, at) => nilai(at));
  return semua.indexOf(Math.max(0, ...semua));
}

/** Heading and column of a table: what is named, else what the cells say. */
function kolomKode(lines: readonly string[][]): { kepala: string[] | undefined; kolom: number } {
  const kepala = lines.find((cells) => cells.some((cell) => judul(cell) >= 0));
  if (!kepala) return { kepala, kolom: kolomTerbanyak(lines) };
  const urut = kepala.map(judul);
  return { kepala, kolom: urut.indexOf(Math.min(...urut.filter((one) => one >= 0))) };
}

/** The codes of one line: one, or several that were pasted side by side; none where it has no code. */
function kodeBaris(cells: readonly string[], kolom: number, bernama: boolean): string[] {
  const filled = cells.filter((cell) => cell !== '');
  if (!bernama && filled.length > 1 && filled.every((cell) => cell.length === 8 && sah(cell))) return filled;
  const named = cells[kolom] ?? '';
  if (MIRIP.test(named) && !HARI.test(named)) return [named];
  const lain = cells.find((cell) => sah(cell) && !TID.test(cell));
  if (lain !== undefined) return [lain];
  // Where a line has but one cell, or its column is named, what stands there was read: the screen says what it is.
  const sisa = bernama ? named : filled.length === 1 ? (filled[0] as string) : '';
  return sisa === '' || bukanKode(sisa) ? [] : [sisa];
}

type Obyek = Record<string, unknown>;
const obyek = (value: unknown): value is Obyek =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first list in it, however deep. */
function daftarDari(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!obyek(value)) return null;
  for (const inner of Object.values(value)) {
    const found = daftarDari(inner);
    if (found) return found;
  }
  return null;
}

/** JSON as lines of cells, its names as heading; null where the text is none or holds no list. */
function barisJson(text: string): string[][] | null {
  let list: unknown[] | null;
  try {
    list = daftarDari(JSON.parse(text));
  } catch {
    // One object a line.
    try {
      list = text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line));
    } catch {
      return null;
    }
  }
  if (!list) return null;
  const names = [...new Set(list.filter(obyek).flatMap((one) => Object.keys(one)))];
  const cell = (value: unknown): string => (obyek(value) || value == null ? '' : sel(String(value)));
  const lines = list.map((one) => (obyek(one) ? names.map((name) => cell(one[name])) : [cell(one)]));
  return names.length > 0 ? [names, ...lines] : lines;
}

/** Codes of a file or a paste, each once; null for a file that is no list of codes at all. */
export function bacaBerkasPembaca(text: string): IsiBerkas | null {
  const bare = text.replace(/^\uFEFF/, '').trim();
  const lines = /^[[{]/.test(bare) ? barisJson(bare) : bare.split(/\r\n|[\r\n]/).map(selDari);
  if (!lines) return null;
  const { kepala, kolom } = kolomKode(lines);
  let lewat = 0;
  const kode = lines.flatMap((cells) => {
    if (cells === kepala || cells.every((cell) => cell === '')) return [];
    const found = kodeBaris(cells, kolom, kepala !== undefined);
    if (found.length === 0) lewat += 1;
    return found;
  });
  return { kode: kodeDari(kode.join('\n')), lewat };
}

/** What was scanned or pasted into the field: codes stand side by side, and a tag may have gaps. */
export const kodeTempel = (text: string): string[] => {
  const utuh = sel(text);
  return bacaBerkasPembaca(/\s/.test(utuh) ? utuh.replace(/\s+/g, '\n') : utuh)?.kode ?? [text];
};
