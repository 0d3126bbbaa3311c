/** Refusals of saved views. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const tampilanTersimpanErrors = defineErrors({
  TAMPILAN_TIDAK_ADA: [404, 'Tampilan Tidak Ada'],
  TAMPILAN_TIDAK_BOLEH_DIBAGI: [403, 'Anda Tidak Berhak Membagikan Tampilan'],
  TAMPILAN_TIDAK_BOLEH_DIHAPUS: [403, 'Tampilan Ini Hanya Bisa Dihapus Oleh Pembuatnya'],
  TAMPILAN_PENUH: [409, 'Tampilan Anda Di Sini Sudah Terlalu Banyak, Hapus Yang Tidak Dipakai'],
});
