/** What may happen to a print job, and what a till may set of its printers. Pure. */
import { BENTUK_KERTAS, type Keadaan, type SetelanAgen } from '@mustika/kernel/agen/agen.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { agenErrors as salah } from './agen.errors.ts';

/** How long a code waits for its agent. */
export const KODE_MENIT = 10;
/** How long an agent that said nothing still counts as there: three of its beats, and a little. */
export const TERLIHAT_DETIK = 95;

/** What a person at the till may want of a job: again (maybe elsewhere), not at all, or that it is there already. */
export const TINDAKAN = ['ULANG', 'BATAL', 'SUDAH'] as const;
export type Tindakan = (typeof TINDAKAN)[number];

/** `minta`: the agent has it and is asked to give it back first. */
export type Putusan = { keadaan: Keadaan; minta: 'BATAL' | 'ULANG' | null; lagi: boolean } | null;

/** What becomes of a job when somebody at its till decides so; null where that can no longer be decided. Ours, docs/decisions/0140. */
export function putusan(from: Keadaan, act: Tindakan): Putusan {
  if (act === 'SUDAH') return from === 'RAGU' ? { keadaan: 'TERCETAK', minta: null, lagi: false } : null;
  if (from === 'TERCETAK' || from === 'BATAL') return null;
  if (from === 'DIKIRIM') return { keadaan: 'DIKIRIM', minta: act, lagi: false };
  if (act === 'BATAL') return { keadaan: 'BATAL', minta: null, lagi: false };
  return { keadaan: 'ANTRI', minta: null, lagi: from !== 'ANTRI' };
}

/** Why these printers cannot be those of a till; null when they can. */
export function salahSetelan({ pencetak, kertas }: SetelanAgen): ErrorEntry | null {
  if (new Set(pencetak.map(({ nama }) => nama)).size < pencetak.length) return salah.PENCETAK_KEMBAR;
  for (const one of kertas) {
    const found = pencetak.find(({ nama }) => nama === one.pencetak);
    if (!found) return salah.PENCETAK_TIDAK_ADA;
    if (!BENTUK_KERTAS[one.kertas].includes(found.bentuk)) return salah.PENCETAK_SALAH_BAHASA;
  }
  return null;
}
