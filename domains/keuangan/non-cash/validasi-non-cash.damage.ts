/** Damage to receipts ticked off the bank’s statement. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'VALIDASI_NON_CASH',
    'a validation of a rupiah more than its receipts',
    'update validasi_non_cash set jumlah = jumlah + 1, diterima = diterima + 1',
  ],
  [
    'TERIMA_NON_CASH',
    'a receipt of a rupiah more than came in',
    'update validasi_non_cash_baris set jumlah = jumlah + 1',
  ],
  [
    'VALIDASI_BATAL',
    'a receipt that stays ticked after its validation was cancelled',
    'update validasi_non_cash_baris set batal = true',
  ],
  [
    'KORAN_BATAL',
    'a line of a statement that is free again while its validation stands',
    'update validasi_non_cash_koran set batal = true',
  ],
];
