/**
 * Cells of a bank's statement: days, amounts and the marks that say which way the money went. Pure; banks agree on nothing, so
 * what cannot be read is null, and the line says so.
 */

import { parseTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { parseRupiah } from '@mustika/kernel/text/amount-text.ts';

const KREDIT = /^(?:k|c|kr|cr|kredit|credit)$/i;
const DEBET = /^(?:d|db|dr|debet|debit)$/i;

export type Arah = 'MASUK' | 'KELUAR';

/** What a mark of its own says, `DB`, `K`, `Cr.`; null for everything else. */
export function bacaTanda(text: string): Arah | null {
  const bare = text.replace(/[\s.]/g, '');
  if (KREDIT.test(bare)) return 'MASUK';
  return DEBET.test(bare) ? 'KELUAR' : null;
}

/** An empty cell, or the dash that some banks write for one. */
export const selKosong = (text: string): boolean => /^[\s'-]*$/.test(text);

/**
 * `1.250.000,00`, `1,250,000.00 CR`, `Rp 500.000,-`, `4.385.000 K`: whole rupiah, below zero for money that went out (DB, a
 * minus before or behind, brackets); null for what is no amount or has sen.
 */
export function bacaJumlah(text: string): number | null {
  const bare = text.replace(/[\s'’"+]/g, '');
  const [, angka = '', tanda = ''] = /^(.*?\d[^a-z]*|[^a-z]*)([a-z]*)\.?$/i.exec(bare) ?? [];
  const arah = tanda === '' ? null : bacaTanda(tanda);
  if (tanda !== '' && arah === null) return null;
  const minus = angka.startsWith('-') || /^\(.*\)$/.test(angka) || /\d-$/.test(angka);
  const digits = angka.replace(/^-|[()]/g, '').replace(/(\d)-$/, '$1');
  const value = /^[.,]0{1,2}$/.test(digits) ? 0 : parseRupiah(digits);
  if (value === null) return null;
  return minus || arah === 'KELUAR' ? 0 - value : Number(value);
}

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

function hariSeri(text: string): string | null {
  const seri = Math.floor(Number(text));
  if (seri < SERI.awal || seri > SERI.akhir) return null;
  return new Date(Date.UTC(1899, 11, 30) + seri * HARI_MS).toISOString().slice(0, 10);
}

const DUA_ANGKA = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/;

/** What stands before the time of day. */
const tanpaJam = (text: string): string =>
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
type Bagian = { hari: string; bulan: string; tahun: string };

function bagianDari(bare: string, bulanPertama: boolean): Bagian | null {
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

/**
 * Days as banks write them: `2026-11-21`, `20261121`, `21/11/2026`, `21-11-26`, `21 Nov 2026`, a spreadsheet's number, each
 * with a time or without, and `'21/11`: without a year the last such day up to `hari`, because a statement tells what was.
 */
export function bacaTanggal(text: string, hari: Tanggal, bulanPertama = false): Tanggal | null {
  const bare = tanpaJam(text);
  if (/^\d{5}(?:\.\d+)?$/.test(bare)) return parseTanggal(hariSeri(bare) ?? '');
  const found = bagianDari(bare, bulanPertama);
  if (!found) return null;
  const dari = (tahun: string): Tanggal | null =>
    parseTanggal(`${tahun}-${found.bulan.padStart(2, '0')}-${found.hari.padStart(2, '0')}`);
  if (found.tahun !== '') return dari(found.tahun.length === 2 ? `20${found.tahun}` : found.tahun);
  const kini = dari(hari.slice(0, 4));
  return kini !== null && kini <= hari ? kini : dari(String(Number(hari.slice(0, 4)) - 1));
}
