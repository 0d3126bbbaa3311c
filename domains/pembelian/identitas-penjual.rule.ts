/**
 * Whose identity the shop must write down: every seller without a nota and everybody above the store's limit
 * BATAS_IDENTITAS_PEMBELIAN (Domain R4.10), with the address from Rp 100 m on, where the law wants to know the customer (Domain 14.1).
 */
import type { Rupiah } from '@mustika/kernel/amount.ts';

export type Penjual = {
  nama_customer: string | null;
  nik_sim_passport: string | null;
  alamat_customer: string | null;
};

const BATAS_ALAMAT = 100_000_000;

/** Columns that are missing. */
export function identitasKurang(
  penjual: Penjual,
  { total, tanpaNota, batas }: { total: Rupiah; tanpaNota: boolean; batas: number },
): (keyof Penjual)[] {
  const perlu: (keyof Penjual)[] = [
    ...(tanpaNota || total >= batas ? (['nama_customer', 'nik_sim_passport'] as const) : []),
    ...(total >= BATAS_ALAMAT ? (['alamat_customer'] as const) : []),
  ];
  return perlu.filter((kolom) => !penjual[kolom]);
}
