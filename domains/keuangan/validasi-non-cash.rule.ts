/** Receipts without a drawer, and what a validation of some of them comes to. Server and screen share it. */
import { type Rupiah, rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { keuanganErrors as salah } from './keuangan.errors.ts';

export type TempatNonCash = 'BANK' | 'PIUTANG_EDC';

/** What one event of a document brought to a rekening; below zero when it was taken back after it was validated. */
export type Terima = {
  no_dokumen: string;
  peristiwa: number;
  tanggal: string;
  waktu: string;
  jenis_dokumen: string;
  kategori: string;
  tempat: TempatNonCash;
  no_rekening: string;
  jumlah: number;
  /** What the acquirer is expected to keep. */
  mdr: number;
  no_validasi: string | null;
};

/** One name for a receipt, on the screen and in suggestions: document, event, place and account. */
export const kunciTerima = ({ no_dokumen, peristiwa, tempat, no_rekening }: Terima): string =>
  `${no_dokumen}|${peristiwa}|${tempat}|${no_rekening}`;

export type JumlahValidasi = { jumlah: Rupiah; mdr: Rupiah; diterima: Rupiah; selisih: Rupiah };

/** Receipts against what arrived: whatever neither the bank nor the acquirer has is missing (above zero) or too much. */
export function jumlahValidasi(
  terima: readonly { jumlah: number }[],
  mdr: Rupiah,
  diterima: Rupiah,
): JumlahValidasi {
  const jumlah = sum(terima.map((one) => rupiah(one.jumlah)));
  return { jumlah, mdr, diterima, selisih: subtract(subtract(jumlah, mdr), diterima) };
}

/** The first thing wrong with a validation, or null. Only cards have a fee, and it is never more than the receipts. */
export function salahValidasi(tempat: TempatNonCash, hitung: JumlahValidasi): ErrorEntry | null {
  if (tempat === 'BANK' && hitung.mdr > 0) return salah.MDR_HANYA_KARTU;
  return hitung.mdr > Math.max(0, hitung.jumlah) ? salah.MDR_TERLALU_BESAR : null;
}
