/**
 * Whose identity the shop must write down: every seller without a nota and everybody above the store's limit
 * BATAS_IDENTITAS_PEMBELIAN (Domain R4.10). What the law wants to know from BATAS_IDENTITAS on is `data-diri.rule.ts`.
 */
import type { Rupiah } from '@mustika/kernel/amount.ts';

export type Penjual = {
  nama_customer: string | null;
  nik_sim_passport: string | null;
};

/** Columns that are missing. */
export function identitasKurang(
  penjual: Penjual,
  { total, tanpaNota, batas }: { total: Rupiah; tanpaNota: boolean; batas: number },
): (keyof Penjual)[] {
  if (!tanpaNota && total < batas) return [];
  return (['nama_customer', 'nik_sim_passport'] as const).filter((kolom) => !penjual[kolom]);
}
