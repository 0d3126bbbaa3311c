/** Refusals of the look. The pictures' own are in the photo store. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const tampilanErrors = defineErrors({ LOGO_WAJIB: [400, 'Pilih Gambar Logo Terlebih Dahulu'] });
