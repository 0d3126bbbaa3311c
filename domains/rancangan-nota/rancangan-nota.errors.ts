/** Refusals of the receipt designer. The spec gives no texts; they are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const rancanganErrors = defineErrors({
  /** Detail: every problem with its element; the message is the first of them. */
  RANCANGAN_TIDAK_SAH: [422, 'Rancangan Belum Dapat Diterbitkan'],
  RANCANGAN_BERUBAH: [409, 'Rancangan Sudah Diubah Pengguna Lain, Silahkan Muat Ulang'],
  DRAF_TIDAK_ADA: [404, 'Tidak Ada Draf Rancangan Untuk Nota Ini'],
  VERSI_TIDAK_ADA: [404, 'Versi Rancangan Tidak Ditemukan'],
  GAMBAR_WAJIB: [400, 'Gambar Tidak Boleh Kosong'],
  GAMBAR_TIDAK_ADA: [404, 'Gambar Rancangan Tidak Ditemukan'],
  TOKO_TUJUAN_SALAH: [400, 'Toko Tujuan Tidak Ditemukan'],
});
