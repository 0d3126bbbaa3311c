/** Refusals of the handbook. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const panduanErrors = defineErrors({ PANDUAN_TIDAK_ADA: [404, 'Halaman Panduan Ini Tidak Ada'] });
