/** Refusals of settings. The spec gives no texts; these are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const pengaturanErrors = defineErrors({
  SETELAN_TIDAK_ADA: [404, 'Pengaturan Ini Tidak Dikenal'],
  SETELAN_BUKAN_WEWENANG: [403, 'Level Anda Tidak Boleh Mengubah Pengaturan Ini'],
  NILAI_SETELAN_SALAH: [422, 'Nilai Pengaturan Tidak Sesuai'],
  MODUL_MEMBUTUHKAN: [409, 'Modul Ini Membutuhkan Modul Lain Yang Belum Hidup'],
  MODUL_DIBUTUHKAN: [409, 'Modul Ini Masih Dibutuhkan Modul Lain Yang Hidup'],
  TOKO_BUKAN_PKP: [409, 'PPN Hanya Untuk Toko PKP, Ubah PKP Di Master Toko'],
  PKP_BUTUH_NPWP: [409, 'Toko PKP Harus Mempunyai NPWP'],
  SETELAN_TOKO_LAIN: [403, 'Hanya Pusat Yang Boleh Mengatur Toko Lain'],
  TOKO_TIDAK_ADA: [400, 'Kode Toko Tidak Ditemukan'],
});
