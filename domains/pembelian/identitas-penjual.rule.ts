/**
 * Whose identity the shop must write down: every seller without a nota and everybody above the store's limit (Domain
 * R4.10, default Rp 10 m), with the address from Rp 100 m on, where the law wants to know the customer (Domain 14.1).
 */
import type { Rupiah } from '@mustika/kernel/amount.ts';

export type Penjual = {
  nama_customer: string | null;
  nik_sim_passport: string | null;
  alamat_customer: string | null;
};

const BATAS_BAWAAN = 10_000_000;
const BATAS_ALAMAT = 100_000_000;

/** BATAS_IDENTITAS_PEMBELIAN in rupiah. */
export function batasIdentitas(settings: Readonly<Record<string, string>>): number {
  const text = settings.BATAS_IDENTITAS_PEMBELIAN ?? '';
  const batas = Number(text);
  return text !== '' && Number.isSafeInteger(batas) && batas >= 0 ? batas : BATAS_BAWAAN;
}

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
