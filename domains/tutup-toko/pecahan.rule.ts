/** Counting cash: which notes and coins there are, and what they come to. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';

/** Rupiah notes and coins in circulation, largest first; the 75.000 note of 2020 is money too. */
export const PECAHAN: readonly number[] = [
  100_000, 75_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100,
];

/** So many pieces of one note or coin. */
export type Pecahan = { nominal: number; lembar: number };

/** Notes and coins for an amount, largest first; what is below the smallest coin is left out. */
export function pecahanUntuk(jumlah: number): Pecahan[] {
  let sisa = jumlah;
  return PECAHAN.flatMap((nominal) => {
    const lembar = Math.floor(sisa / nominal);
    sisa -= lembar * nominal;
    return lembar > 0 ? [{ nominal, lembar }] : [];
  });
}

/** What was counted, in rupiah. */
export const jumlahPecahan = (pecahan: readonly Pecahan[]): Rupiah =>
  rupiah(pecahan.reduce((sum, { nominal, lembar }) => sum + nominal * lembar, 0));

/** The first value that is no rupiah note or coin, or that stands twice; null when all are right. */
export function pecahanSalah(pecahan: readonly Pecahan[]): number | null {
  const seen = new Set<number>();
  for (const { nominal } of pecahan) {
    if (!PECAHAN.includes(nominal) || seen.has(nominal)) return nominal;
    seen.add(nominal);
  }
  return null;
}
