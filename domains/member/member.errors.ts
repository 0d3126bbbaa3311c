/** Refusals of member look-ups. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const memberErrors = defineErrors({
  MEMBER_TIDAK_ADA: [404, 'Data Member Tidak Ditemukan'],
  NO_HP_TERDAFTAR: [409, 'No HP Sudah Terdaftar'],
});
