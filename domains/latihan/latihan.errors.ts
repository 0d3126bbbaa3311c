/** Refusals of practice. The specification knows no practice; these are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const latihanErrors = defineErrors({
  TIKET_LATIHAN_TIDAK_SAH: [401, 'Tiket Latihan Tidak Berlaku Lagi, Mulai Lagi Dari Ruang Latihan'],
  TIKET_UJI_COBA_TIDAK_SAH: [401, 'Uji Coba Tidak Ada Lagi, Masuk Lagi Dari Uji Coba Pindahan'],
  TIDAK_SIAP: [503, 'Toko Latihan Tidak Dapat Disiapkan, Silahkan Coba Lagi'],
  PENUH: [503, 'Semua Toko Latihan Sedang Dipakai, Silahkan Coba Lagi Nanti'],
  BUKAN_LATIHAN_LEVEL: [403, 'Latihan Ini Bukan Untuk Level Anda'],
  LATIHAN_SUDAH_DINILAI: [409, 'Latihan Ini Sudah Dinilai'],
});
