/** Refusals of member look-ups and of the member card. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const memberErrors = defineErrors({
  MEMBER_TIDAK_ADA: [404, 'Data Member Tidak Ditemukan'],
  PENGUNDANG_TIDAK_ADA: [404, 'Member Yang Mengundang Tidak Ditemukan'],
  NO_HP_TIDAK_LENGKAP: [400, 'No HP Minimal 10 Angka'],
  NO_HP_TERDAFTAR: [409, 'No HP Sudah Terdaftar'],
  NO_KARTU_TERDAFTAR: [409, 'No Kartu Sudah Terdaftar'],
  NOMOR_MEMBER_HABIS: [409, 'Nomor Member Sudah Habis, Perpanjang Nomor Di Setting Kartu Member'],
  GABUNG_DIRI_SENDIRI: [400, 'Pilih Dua Member Yang Berbeda'],
  GABUNG_SUDAH: [409, 'Member Ini Sudah Digabung'],
  GABUNG_TOKO_TUTUP: [409, 'Masih Ada Poin Di Toko Yang Belum Buka, Gabung Setelah Toko Dibuka'],
  GABUNG_TIDAK_ADA: [404, 'Gabungan Member Tidak Ditemukan'],
  GABUNG_BUKAN_TERAKHIR: [409, 'Batalkan Gabungan Yang Terakhir Terlebih Dahulu'],
  GABUNG_POIN_TERPAKAI: [409, 'Poin Yang Ikut Sudah Terpakai, Tambah Poin Dulu Sebelum Dipisah'],
  AWALAN_DITOLAK: [400, 'Awalan Kode Hanya Huruf Dan Angka'],
  IDENTITAS_DIPERLUKAN: [400, 'Data Diri Pelanggan Harus Dilengkapi'],
  GAMBAR_KARTU_WAJIB: [400, 'Pilih Gambar Kartu Terlebih Dahulu'],
  GAMBAR_KARTU_TIDAK_ADA: [404, 'Gambar Kartu Tidak Ditemukan'],
});
