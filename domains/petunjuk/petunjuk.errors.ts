/** Refusals about hints. The specification has none; ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const petunjukErrors = defineErrors({
  PETUNJUK_TIDAK_ADA: [404, 'Petunjuk Ini Tidak Ada Lagi'],
  PETUNJUK_BERUBAH: [409, 'Petunjuk Ini Sudah Bertambah, Lihat Barisnya Sekali Lagi'],
});
