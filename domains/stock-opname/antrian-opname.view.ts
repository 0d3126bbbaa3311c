/** What a device read and what came of it, as its screen keeps and shows it. */
import { kodeDari } from './stock-opname.rule.ts';

/** An answer of the server about one code. */
export type Hasil = {
  kode: string;
  keadaan: string;
  nama_barang: string | null;
  kode_baki: string | null;
  berat: number | null;
  keterangan: string | null;
};

/** Lines that a screen still shows without scrolling; the count itself is kept by the server. */
const TERAKHIR = 10;

/** The newest first. */
export const hasilBaru = (lama: readonly Hasil[], baru: readonly Hasil[]): Hasil[] =>
  [...baru.toReversed(), ...lama].slice(0, TERAKHIR);

/** What sounds: everything is in its place, or something wants a look. */
export const semuaBaik = (rows: readonly Hasil[]): boolean => rows.every((row) => row.keadaan === 'KETEMU');

/** The heading of a list from a handheld is no code. */
const JUDUL = /^(?:KODE|BARCODE|KODE[ _]BARCODE|EPC|TAG|CODE|SKU)$/i;
/** What a cell must look like to be a code, where a line has several: dates, counts and names beside it are none. */
const MIRIP = /^(?:[0-9A-Z]{8}|(?:[0-9A-F]{2}){9,31})$/i;
/** Eight signs that are no code where another cell may be one: a day, a word. */
const HARI = /^20\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/;
const KATA = /^[A-Z]+$/i;
/** A tag in groups of four, with the word before it that says how long it is. */
const KELOMPOK = /^[0-9A-F]{4}(?: [0-9A-F]{4})+$/i;
const PANJANG_EPC = /^3000(?=[0-9A-F]{24}$)/i;

function selDari(line: string): string[] {
  return line.split(/[,;\t]/).map((text) => {
    const cell = text.trim().replace(/^"|"$/g, '');
    return (KELOMPOK.test(cell) && cell.length > 9 ? cell.replaceAll(' ', '') : cell).replace(
      PANJANG_EPC,
      '',
    );
  });
}

const sah = (cell: string): boolean => MIRIP.test(cell) && !HARI.test(cell) && !KATA.test(cell);

/**
 * Codes of a file or a paste: of each line one, in the column that the heading names, else the first cell that looks like a
 * code, else the first cell. A tag's own number, a day and the name of who read it stand beside it and are none.
 */
export function kodeBerkas(text: string): string[] {
  const lines = text.split(/\r?\n/).map(selDari);
  const judul = lines.find((cells) => cells.some((cell) => JUDUL.test(cell)));
  const kolom = judul?.findIndex((cell) => JUDUL.test(cell)) ?? -1;
  const sel = lines.flatMap((cells) => {
    if (cells === judul) return [];
    const filled = cells.filter((cell) => cell !== '');
    // Codes pasted into one line stand side by side.
    if (!judul && filled.length > 1 && filled.every((cell) => cell.length === 8 && sah(cell))) return filled;
    const named = cells[kolom] ?? '';
    const kode = MIRIP.test(named) ? named : (cells.find(sah) ?? cells[0] ?? '');
    return kode === '' || JUDUL.test(kode) ? [] : [kode];
  });
  return kodeDari(sel.join('\n'));
}

/** The code of a tray is shorter than any barcode. */
export const mungkinBaki = (text: string): boolean => /^[0-9A-Z-]{2,7}$/.test(text.trim().toUpperCase());

/** A code that the server could not even read. */
export const takTerbaca = (kode: string): Hasil => ({
  ...{ kode, keadaan: 'TIDAK_DIKENAL' },
  ...{ nama_barang: null, kode_baki: null, berat: null, keterangan: null },
});

/**
 * How many codes of a refused burst stay, and how many go with the next call; null: nothing is sent until somebody asks. Only a count
 * that is over, or gone, wants none of them. Of codes that the server cannot read, the one that is wrong is found by halves and left
 * out. Whatever else went wrong (line, session, too much at once, the server itself) keeps them all.
 */
export function sesudahTolak(
  antri: number,
  banyak: number,
  error: { status: number; code: string } | null,
): { buang: number; berikut: number | null } {
  if (error?.code === 'OPNAME_SELESAI' || error?.code === 'OPNAME_TIDAK_ADA')
    return { buang: antri, berikut: null };
  if (error?.status !== 400) return { buang: 0, berikut: null };
  return banyak > 1 ? { buang: 0, berikut: Math.ceil(banyak / 2) } : { buang: 1, berikut: 1 };
}
