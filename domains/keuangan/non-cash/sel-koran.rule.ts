/**
 * Cells of a bank's statement: days, amounts and the marks that say which way the money went. Pure; banks agree on nothing, so
 * what cannot be read is null, and the line says so.
 */

import { parseTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { parseRupiah } from '@mustika/kernel/text/amount-text.ts';
import { bagianTanggal, hariSeri, tanggalDari, tanpaJam } from '@mustika/kernel/text/date-text.ts';

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

/**
 * Days as banks write them: `2026-11-21`, `20261121`, `21/11/2026`, `21-11-26`, `21 Nov 2026`, a spreadsheet's number, each
 * with a time or without, and `'21/11`: without a year the last such day up to `hari`, because a statement tells what was.
 */
export function bacaTanggal(text: string, hari: Tanggal, bulanPertama = false): Tanggal | null {
  const bare = tanpaJam(text);
  if (/^\d{5}(?:\.\d+)?$/.test(bare)) return parseTanggal(hariSeri(bare) ?? '');
  const found = bagianTanggal(bare, bulanPertama);
  if (!found) return null;
  if (found.tahun !== '')
    return tanggalDari(found, found.tahun.length === 2 ? `20${found.tahun}` : found.tahun);
  const kini = tanggalDari(found, hari.slice(0, 4));
  return kini !== null && kini <= hari ? kini : tanggalDari(found, String(Number(hari.slice(0, 4)) - 1));
}
