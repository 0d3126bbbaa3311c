/** Every refusal of moving over with its text. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const pindahanErrors = defineErrors({
  UJI_COBA_SUDAH_ADA: [409, 'Uji Coba Anda Sudah Ada, Buang Dahulu Sebelum Membuat Yang Baru'],
  UJI_COBA_PENUH: [503, 'Sudah Ada Tiga Uji Coba Di Server Ini, Buang Salah Satunya Dahulu'],
  UJI_COBA_TERLALU_BESAR: [409, 'Data Toko Terlalu Besar Untuk Disalin Ke Uji Coba Di Server Ini'],
  UJI_COBA_TIDAK_ADA: [404, 'Uji Coba Tidak Ada Atau Belum Selesai Disiapkan'],
  ANGKA_TIDAK_ADA: [404, 'Di Uji Coba Belum Ada Angka Atau Susunan Kolom Yang Dapat Diambil'],
});
