/** Damage to handed-over drawers and validated receipts, and the rule that must notice it. */

export const MONEY_DAMAGE: [string, string, string][] = [
  [
    'PENGALIHAN_SALDO',
    'a hand-over of a rupiah more than was moved',
    'update pengalihan_saldo set jumlah = jumlah + 1',
  ],
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
  ['UANG_KELUAR', 'a payout that was more than was counted', 'update uang_keluar set jumlah = jumlah - 1'],
];
