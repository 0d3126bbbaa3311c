/**
 * A keyboard that counts, and the most that the commonest acts may take. A key counts as one, with whatever is held beside it; a scan counts as
 * one, because a hand does it; a text counts by its signs. An act begins where its counter lies open and ends when it is stored; the
 * words of whoever agrees are his, and not counted. Who serves was chosen with the first act of the shift.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ketik, pindai, tekan } from './papan-tombol.ts';

/** As many as it took when they were counted. Who has to press more mends the screen. */
const TERBANYAK = {
  jual: 3,
  'jual tiga, tunai dan kartu': 19,
  'beli kembali dengan nota': 30,
  tukar: 6,
  'cari dengan kata': 7,
  hutang: 29,
  'hutang dengan Enter': 30,
  tebus: 3,
  angsuran: 12,
  'tutup toko, tiap laci': 36,
  'harga hari ini': 15,
} as const;

/** Between keys: as somebody types who knows what he types. */
const GAP_MS = 30;

export function papan(page: Page) {
  let banyak = 0;
  return {
    tekan: async (...keys: readonly string[]): Promise<void> => {
      banyak += keys.length;
      await tekan(page, ...keys);
    },
    ketik: async (text: string): Promise<void> => {
      banyak += text.length;
      await ketik(page, text, GAP_MS);
    },
    pindai: async (kode: string): Promise<void> => {
      banyak += 1;
      await pindai(page, kode);
    },
    /** `kali`: as often as the act was done. */
    cukup: (tindakan: keyof typeof TERBANYAK, kali = 1): void =>
      expect(banyak, `keys of "${tindakan}"`).toBeLessThanOrEqual(TERBANYAK[tindakan] * kali),
  };
}
