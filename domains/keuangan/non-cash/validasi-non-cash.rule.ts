/** Receipts without a drawer, and what a validation of some of them comes to. Server and screen share it. */
import { type Rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import type { Terima } from './validasi-non-cash.command.ts';

export type TempatNonCash = Terima['tempat'];

/** One name for a receipt, on the screen and in suggestions: document, event, place and account. */
export const kunciTerima = ({ no_dokumen, peristiwa, tempat, no_rekening }: Terima): string =>
  `${no_dokumen}|${peristiwa}|${tempat}|${no_rekening}`;

export type JumlahValidasi = { jumlah: Rupiah; mdr: Rupiah; diterima: Rupiah; selisih: Rupiah };

/** Receipts against what arrived: whatever neither the bank nor the acquirer has is missing (above zero) or too much. */
export function jumlahValidasi(
  terima: readonly { jumlah: Rupiah }[],
  mdr: Rupiah,
  diterima: Rupiah,
): JumlahValidasi {
  const jumlah = sum(terima.map((one) => one.jumlah));
  return { jumlah, mdr, diterima, selisih: subtract(subtract(jumlah, mdr), diterima) };
}

/** The first thing wrong with a validation, or null. Only cards have a fee, and it is never more than the receipts. */
export function salahValidasi(tempat: TempatNonCash, hitung: JumlahValidasi): ErrorEntry | null {
  if (tempat === 'BANK' && hitung.mdr > 0) return salah.MDR_HANYA_KARTU;
  return hitung.mdr > Math.max(0, hitung.jumlah) ? salah.MDR_TERLALU_BESAR : null;
}
