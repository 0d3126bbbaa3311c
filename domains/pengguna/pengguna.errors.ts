/** Refusals of login, sessions and approvals. Texts: Spec 1 §8; codes ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const penggunaErrors = defineErrors({
  LOGIN_SALAH: [401, 'User id atau Password yang anda masukan salah'],
  SEDANG_DIPAKAI: [409, 'User ID ini sedang dipakai'],
  PASSWORD_LAMA_SALAH: [400, 'Password Lama Salah'],
  PASSWORD_LEMAH: [400, 'Password Terlalu Mudah Ditebak'],
  LOGOUT_ORANG_LAIN: [403, 'Anda Tidak Berhak Mengakhiri Sesi Pengguna Lain'],
  DIKUNCI: [403, 'User ID Ini Dikunci, Hubungi Atasan Anda'],
  PENGGUNA_TIDAK_ADA: [404, 'Pengguna Tidak Ditemukan'],
  DIRI_SENDIRI: [403, 'Anda Tidak Boleh Mengubah Level Dan Hak Anda Sendiri'],
  LEVEL_DI_ATAS: [403, 'Level Pengguna Ini Tidak Di Bawah Level Anda'],
  TOKO_TIDAK_DIMILIKI: [403, 'Anda Tidak Dapat Memberi Toko Di Luar Wewenang Anda'],
  LINGKUP_CABANG: [400, 'Lingkup Toko Hanya Untuk Pengguna Kantor Pusat'],
  HAK_TIDAK_DIMILIKI: [403, 'Anda Tidak Dapat Memberi Atau Mencabut Hak Yang Tidak Anda Miliki'],
  HAK_TIDAK_DIKENAL: [400, 'Hak Akses Tidak Dikenal'],
  OWNER_TERAKHIR: [409, 'Owner Terakhir Tidak Boleh Dihapus, Dikunci Atau Diturunkan'],
  TOKO_TIDAK_ADA: [400, 'Kode Toko Tidak Ditemukan'],
  OTORISASI_BUKAN_ORANG_LAIN: [
    403,
    'Penyetuju Ini Baru Dibuat Atau Direset Oleh Orang Yang Sama, Minta Persetujuan Orang Lain',
  ],
  OTORISASI_MINTA_SELESAI: [409, 'Permintaan Otorisasi Ini Sudah Diputus Atau Lewat Waktunya'],
  OTORISASI_PEMILIK: [403, 'Hanya Owner Yang Dapat Menyetujui'],
  TOTP_DIPERLUKAN: [401, 'Masukkan Kode Dari Aplikasi Autentikator'],
  TOTP_SALAH: [401, 'Kode Salah Atau Sudah Dipakai'],
  TOTP_SUDAH_AKTIF: [409, 'Verifikasi Dua Langkah Sudah Aktif'],
  TOTP_BELUM_AKTIF: [409, 'Verifikasi Dua Langkah Belum Aktif'],
  TOTP_WAJIB: [403, 'Verifikasi Dua Langkah Wajib Untuk Level Anda'],
  MASA_BERITA: [400, 'Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal'],
  BERITA_DITARIK: [409, 'Berita Ini Sudah Ditarik'],
  PERLU_KETERANGAN: [400, 'Keterangan Tidak Boleh Kosong'],
});
