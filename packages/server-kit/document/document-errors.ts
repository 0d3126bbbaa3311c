/** Refusals that every document kind shares. Texts are ours where Spec 1 §8 has none. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const dokumenErrors = defineErrors({
  KUNCI_DIPERLUKAN: [400, 'Kunci Permintaan (Idempotency-Key) Harus Dikirim'],
  DOKUMEN_TIDAK_ADA: [404, 'Nomor Dokumen Tidak Ditemukan'],
  DOKUMEN_SUDAH_BERUBAH: [409, 'Dokumen Sudah Diproses Oleh Pengguna Lain'],
  STATUS_TIDAK_SESUAI: [409, 'Status Dokumen Tidak Mengizinkan'],
  VALIDASI_OLEH_ORANG_LAIN: [403, 'Dokumen Divalidasi Bagian Keuangan, Bukan Oleh Yang Memasukkannya'],
  TAUTAN_BELUM_ADA: [409, 'Tautan Baru Ada Setelah Dokumen Divalidasi'],
  TAUTAN_LEWAT: [409, 'Masa Tautan Dokumen Ini Sudah Lewat'],
  TAUTAN_DICABUT: [409, 'Tautan Sudah Dicabut, Buat Tautan Baru'],
  TAUTAN_DIMATIKAN: [409, 'Toko Ini Tidak Memakai Tautan Pelanggan'],
  AKUN_BELUM_DIATUR: [409, 'Nomor Akun Belum Diatur Di Parameter Akun'],
  HARI_TOKO_BELUM_TIBA: [409, 'Hari Toko Belum Tiba, Minta Pemilik Membuka Kembali Hari Sebelumnya'],
  /** After several tries: another act of the same person went through each time, and his day was measured anew. */
  KELUAR_BERUBAH: [409, 'Ada Transaksi Lain Anda Di Saat Yang Sama, Silahkan Coba Lagi'],
  PENGATURAN_BERUBAH: [409, 'Pengaturan Toko Baru Saja Berubah, Silahkan Coba Lagi'],
});
