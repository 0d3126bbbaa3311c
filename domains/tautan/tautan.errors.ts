/** The one refusal of a link, whatever is wrong with it. Ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const tautanErrors = defineErrors({
  TAUTAN_TIDAK_ADA: [404, 'Tautan Tidak Ditemukan Atau Sudah Berakhir'],
});
