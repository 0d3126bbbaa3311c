/** Refusals of the master tables beyond those every table has. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const masterErrors = defineErrors({
  PUBLIKASI_BUKAN_TERAKHIR: [409, 'Hanya Publikasi Terakhir Yang Sudah Berlaku Dapat Dikembalikan'],
  JURNAL_TIDAK_ADA: [404, 'Data Tidak Tersedia'],
  AKUN_BUKAN_GOLONGAN: [400, 'Nomor Akun, Sisi, Dan Golongan Tidak Cocok'],
  AKUN_BUKAN_GOLONGAN_PERAN: [400, 'Akun Ini Bukan Golongan Yang Dibutuhkan Jurnalnya'],
  AKUN_BUKAN_LAWAN_KAS: [400, 'Akun Ini Diisi Oleh Dokumennya Sendiri, Pilih Akun Lain'],
  /** Raised by the guard of the table, which names them. */
  TOKO_ADA_KIRIMAN: [409, 'Toko Masih Punya Kiriman Yang Belum Selesai'],
  PERAN_TIDAK_ADA: [400, 'Kode Akun Tidak Ada Di Jurnal Ini'],
});
