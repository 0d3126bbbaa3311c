/**
 * How a text becomes a day, once for every way in: files of people and of banks, in Indonesian and English, the day before the month.
 */
import { parseTanggal, type Tanggal } from '../date.ts';

const BULAN = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  ...['', 'peb', '', '', 'mei', '', '', 'agu', '', 'okt', 'nop', 'des'],
  ...['', '', '', '', '', '', '', 'ags', '', '', '', ''],
  ...['', '', '', '', '', '', '', 'agt', '', '', '', ''],
];

/** The number of a month in Indonesian or English, whole or its first three letters; 0 for none. */
function bulanDari(name: string): number {
  const at = BULAN.indexOf(name.slice(0, 3).toLowerCase());
  return name.length < 3 || at < 0 ? 0 : (at % 12) + 1;
}

/** A spreadsheet's day without its format: days since 1900, between 2000 and 2099. */
const SERI = { awal: 36_526, akhir: 73_050 };
const HARI_MS = 86_400_000;

/** The day such a number is. */
export function hariSeri(text: string): string | null {
  const seri = Math.floor(Number(text));
  if (seri < SERI.awal || seri > SERI.akhir) return null;
  return new Date(Date.UTC(1899, 11, 30) + seri * HARI_MS).toISOString().slice(0, 10);
}

const DUA_ANGKA = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/;

/** What stands before the time of day. */
export const tanpaJam = (text: string): string =>
  text
    .trim()
    .replace(/^'/, '')
    .replace(/^[a-z]+,\s*/i, '')
    .replace(/(?:[T\s]|,\s*)\d{1,2}[.:]\d{2}(?:[.:]\d{2}(?:[.,]\d+)?)?(?:\s*(?:[ap]m|wib|wita|wit|z))?$/i, '')
    .trim();

/** Whether the days of a column name the month first: one of them can mean nothing else, and none can only be the other. */
export function bulanDulu(texts: readonly string[]): boolean {
  const parts = texts.map((text) => DUA_ANGKA.exec(tanpaJam(text))).filter((match) => match !== null);
  return (
    parts.some(([, , kedua]) => Number(kedua) > 12) && !parts.some(([, pertama]) => Number(pertama) > 12)
  );
}

/** Day, month and year as they were found; the year may be missing. */
export type Bagian = { hari: string; bulan: string; tahun: string };

/** The parts of a day, whichever way it is written. */
export function bagianTanggal(bare: string, bulanPertama: boolean): Bagian | null {
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(bare) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(bare);
  if (iso) return { tahun: iso[1] as string, bulan: iso[2] as string, hari: iso[3] as string };
  const dua = DUA_ANGKA.exec(bare);
  if (dua) {
    const [, satu = '', lain = '', tahun = ''] = dua;
    return bulanPertama ? { hari: lain, bulan: satu, tahun } : { hari: satu, bulan: lain, tahun };
  }
  const nama = /^(\d{1,2})[\s/.-]*([a-z]{3,10})\.?[\s/.,-]*(\d{4}|\d{2})?$/i.exec(bare);
  if (nama)
    return { hari: nama[1] as string, bulan: String(bulanDari(nama[2] as string)), tahun: nama[3] ?? '' };
  const inggris = /^([a-z]{3,10})\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(bare);
  if (!inggris) return null;
  return {
    hari: inggris[2] as string,
    bulan: String(bulanDari(inggris[1] as string)),
    tahun: inggris[3] as string,
  };
}

/** The day that these parts are in that year. */
export const tanggalDari = ({ hari, bulan }: Bagian, tahun: string): Tanggal | null =>
  parseTanggal(`${tahun}-${bulan.padStart(2, '0')}-${hari.padStart(2, '0')}`);

/**
 * A day with all of its year: `2026-11-21`, `21/11/2026`, `21-11-2026`, `21 Nov 2026`, `20261121`, with a time or without; null for
 * anything else. Two digits of a year are of no century that can be known: a birthday of '26 is a hundred years from itself.
 */
export function bacaHari(text: string): Tanggal | null {
  const found = bagianTanggal(tanpaJam(text), false);
  return found && found.tahun.length === 4 ? tanggalDari(found, found.tahun) : null;
}
