/** What a card cash-out costs and pays out. Domain R6.10; vector 29. */
import { type MiliPersen, persenDari, type Rupiah, subtract } from '@mustika/kernel/amount.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { keuanganErrors as salah } from './keuangan.errors.ts';

/** `fee_rp` = gesek x fee %, rounded half-up to a rupiah; the customer gets the rest in cash. */
export function hitungGesek(gesek: Rupiah, fee: MiliPersen): { fee_rp: Rupiah; cash: Rupiah } {
  const fee_rp = persenDari(gesek, fee, 'half-up');
  return { fee_rp, cash: subtract(gesek, fee_rp) };
}

/** What is wrong with the digits of a card and of an identity card (NIK, 16 digits), or null. */
export function salahAngka(kartu_akhir: string, no_ktp: string | null): ErrorEntry | null {
  if (!/^[0-9]{4}$/.test(kartu_akhir)) return salah.KARTU_BUKAN_ANGKA;
  return no_ktp !== null && !/^[0-9]{16}$/.test(no_ktp) ? salah.KTP_BUKAN_ANGKA : null;
}
