/**
 * Whose identity the shop must write down: every seller without a nota and everybody above the store's limit
 * BATAS_IDENTITAS_PEMBELIAN (Domain R4.10). What the law wants to know from BATAS_IDENTITAS on is `data-diri.rule.ts`.
 */
import type { Rupiah } from '@mustika/kernel/amount.ts';

export type Penjual = {
  nama_customer: string | null;
  nik_sim_passport: string | null;
};

type Beli = { total: Rupiah; tanpaNota: boolean; batas: number };

/** Columns that must be filled. */
export const identitasWajib = ({ total, tanpaNota, batas }: Beli): readonly (keyof Penjual)[] =>
  !tanpaNota && total < batas ? [] : ['nama_customer', 'nik_sim_passport'];

/** Columns that are missing. */
export const identitasKurang = (penjual: Penjual, beli: Beli): (keyof Penjual)[] =>
  identitasWajib(beli).filter((kolom) => !penjual[kolom]);
