/** Refusals about points that are moved by hand and gifts that they are taken for, and the kategori of approvals about them. */
import { defineErrors } from '@mustika/kernel/errors.ts';

/** The spec names none; ours. */
export const KATEGORI_POIN = 'poin';

export const poinErrors = defineErrors({
  TRANSAKSI_POIN_BEDA_HARI: [409, 'Transaksi Poin Hari Sebelumnya Tidak Dapat Dibatalkan'],
});
