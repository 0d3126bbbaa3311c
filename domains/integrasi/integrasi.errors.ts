/** Refusals of everything that speaks to the outside. Spec 1 §8 has 'No Wa Tidak Terdaftar'; the others are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const integrasiErrors = defineErrors({
  NO_WA_TIDAK_TERDAFTAR: [404, 'No Wa Tidak Terdaftar'],
  WA_BELUM_DIATUR: [409, 'WhatsApp Belum Diatur, Isi Nomor Dan Token Di Setting WhatsApp'],
  WA_TIDAK_AKTIF: [409, 'Pengiriman WhatsApp Sedang Dimatikan Di Setting WhatsApp'],
  WA_BELUM_SETUJU: [409, 'Pelanggan Belum Setuju Menerima WhatsApp Di Nomor Ini'],
  WA_BUKAN_PENERIMA: [403, 'Nomor Ini Bukan Nomor Pelanggan Di Dokumen Tersebut'],
  WA_DOKUMEN_TIDAK_ADA: [404, 'Dokumen Untuk Pesan Ini Tidak Ditemukan'],
  /** Said of a message in the list, not to anybody who asked. */
  WA_INGAT_USANG: [409, 'Sudah Dibayar Atau Lewat Harinya, Pengingat Tidak Dikirim'],
  WA_GAGAL: [502, 'Pesan Belum Terkirim, Akan Dikirim Ulang Otomatis'],
  WA_DITOLAK: [502, 'Pesan Ditolak Penyedia WhatsApp'],
  WA_PESAN_TIDAK_ADA: [404, 'Pesan Tidak Ditemukan'],
  WA_TIDAK_PERLU_ULANG: [409, 'Pesan Ini Tidak Perlu Dikirim Ulang'],
  ISIAN_TIDAK_DIKENAL: [400, 'Isian Di Dalam Pesan Tidak Dikenal'],
  NAMA_TEMPLATE_KOSONG: [400, 'Isi Nama Template Untuk Cara TEMPLATE'],
  MARKETPLACE_BELUM_DIATUR: [409, 'Isi Kunci Marketplace Terlebih Dahulu'],
  MARKETPLACE_GAGAL: [502, 'Sambungan Marketplace Gagal'],
  TANDA_TANGAN_SALAH: [401, 'Tanda Tangan Tidak Sah'],
  /** Spec 1 §8; which field it is stands beside it. */
  EXPORT_TIDAK_VALID: [400, 'Invalid data'],
  EXPORT_BESAR: [409, 'Data Besar, Kerjakan Di Latar Belakang'],
  EXPORT_MASIH_JALAN: [409, 'Masih Ada Export Anda Yang Dikerjakan'],
  EXPORT_TIDAK_ADA: [404, 'Export Tidak Ditemukan Atau Sudah Lewat Masanya'],
  EXPORT_TERLALU_BANYAK: [422, 'Data Lebih Dari 1.000.000 Baris, Persempit Periodenya'],
  GROSIR_BELUM_DISETTING: [409, 'Server Bacnkend grosir belum di setting'],
  GROSIR_DI_SINI: [409, 'Toko Ini Menjual Semi Grosir Di Aplikasi Ini'],
  TIKET_TIDAK_SAH: [401, 'Tiket Tidak Sah'],
  ALAMAT_DITOLAK: [400, 'Alamat Penyedia Tidak Diizinkan'],
});
