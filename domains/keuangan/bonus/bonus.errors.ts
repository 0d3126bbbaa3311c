/** Refusals of what salespeople earn. The specification names none; the texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const bonusErrors = defineErrors({
  UTANG_BONUS_KURANG: [409, 'Bonus Yang Terutang Kepada Sales Tidak Sebanyak Itu'],
  BAYAR_BONUS_BEDA_HARI: [409, 'Hanya Bayar Bonus Hari Ini Yang Dapat Dibatalkan'],
});
