/** Refusals of the end of the day. Spec 1 §8 names 'store already closed by another account' in English; the rest is ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const tutupTokoErrors = defineErrors({
  SUDAH_DITUTUP_AKUN_LAIN: [409, 'Toko Sudah Ditutup Oleh Akun Lain'],
  SUDAH_DITUTUP: [409, 'Toko Sudah Ditutup Untuk Tanggal Ini'],
  LACI_BELUM_DIHITUNG: [409, 'Uang Laci Belum Dihitung'],
  LACI_TIDAK_ADA: [404, 'Laci Tidak Ditemukan'],
  LACI_BUKAN_MILIK_SENDIRI: [403, 'Kasir Hanya Boleh Menghitung Laci Sendiri'],
  SALDO_LACI_BERUBAH: [409, 'Isi Laci Berubah Setelah Dihitung, Silahkan Hitung Lagi'],
  PECAHAN_TIDAK_DIKENAL: [400, 'Pecahan Uang Tidak Dikenal'],
  BELUM_BISA_TUTUP: [409, 'Toko Belum Bisa Ditutup'],
  ALASAN_DIPERLUKAN: [409, 'Alasan Harus Diisi Sebelum Toko Ditutup'],
  ALASAN_BUKAN_KATA: [400, 'Alasan Harus Berupa Kata-Kata'],
  TANGGAL_BERIKUT_SALAH: [400, 'Tanggal Buka Berikutnya Harus Setelah Hari Ini, Paling Lama 31 Hari'],
  HARI_BELUM_TIBA: [409, 'Hari Ini Belum Tiba Di Kalender, Belum Bisa Ditutup'],
  BUKAN_HARI_TERAKHIR: [409, 'Hanya Hari Terakhir Yang Bisa Dibuka Kembali'],
  HARI_BARU_SUDAH_TERISI: [409, 'Sudah Ada Transaksi Di Hari Baru, Hari Lama Tidak Bisa Dibuka Kembali'],
  HARI_BELUM_DITUTUP: [404, 'Hari Ini Belum Ditutup'],
});
