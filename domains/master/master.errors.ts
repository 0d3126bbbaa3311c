/** Refusals of the master tables beyond those every table has. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const masterErrors = defineErrors({
  JURNAL_TIDAK_ADA: [404, 'Data Tidak Tersedia'],
  PERAN_TIDAK_ADA: [400, 'Kode Akun Tidak Ada Di Jurnal Ini'],
});
