/**
 * What this desk weighed and has not saved yet, as the browser keeps it (Spec 1 §4: start, add, reset, update): a reading per
 * weighing that is going on. A power cut costs nobody a second walk to the scale.
 */
import { type Miligram, nearestThousandths } from '@mustika/kernel/amount.ts';
import { timbangCocok } from './timbang-baki.rule.ts';

/** Grams as they travel, and who said them. */
export type Catatan = { timbangan: number; cara: 'TIMBANGAN' | 'KETIK'; bacaan: string | null };
export type Catatans = Readonly<Record<string, Catatan>>;

/** With this reading; without one where the field was emptied. */
export function catatTimbang(daftar: Catatans, no_dokumen: string, catatan: Catatan | null): Catatans {
  const { [no_dokumen]: _lama, ...lain } = daftar;
  return catatan ? { ...lain, [no_dokumen]: catatan } : lain;
}

/** Readings of weighings that are over, here or at another desk, are forgotten. */
export const yangBerjalan = (daftar: Catatans, nomor: readonly string[]): Catatans =>
  Object.fromEntries(Object.entries(daftar).filter(([no_dokumen]) => nomor.includes(no_dokumen)));

type Baris = { total: number; toleransi: number };

/** Grams between the books and a reading, and whether the store lets that pass; null while there is none. */
export function nilaiTimbang(
  { total, toleransi }: Baris,
  catatan: Catatan | undefined,
): { selisih: Miligram; cocok: boolean } | null {
  if (!catatan) return null;
  const selisih = (nearestThousandths(total) - nearestThousandths(catatan.timbangan)) as Miligram;
  return { selisih, cocok: timbangCocok(selisih, nearestThousandths(toleransi) as Miligram) };
}
