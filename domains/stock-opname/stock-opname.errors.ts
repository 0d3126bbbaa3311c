/** Refusals of counting. The spec has no texts for it; these are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const opnameErrors = defineErrors({
  OPNAME_KOSONG: [404, 'Data Tidak Tersedia'],
  OPNAME_TIDAK_ADA: [404, 'Stock Opname Tidak Ditemukan'],
  /** A blind count ends with what it misses read, and takes nothing in once that was read. */
  OPNAME_BELUM_DIBUKA: [409, 'Masih Ada Selisih, Buka Selisihnya Dahulu'],
  OPNAME_SUDAH_DIBUKA: [409, 'Selisih Opname Buta Sudah Dibuka, Hitung Ulang Atau Selesaikan'],
  /** Somebody ended it, here or at another device. */
  OPNAME_SELESAI: [409, 'Stock Opname Sudah Selesai'],
  /** Its weight says nothing about the part of it that is counted. */
  OPNAME_BAKI_SEBAGIAN: [409, 'Isi Baki Ini Tidak Seluruhnya Di Opname, Silahkan Pindai'],
  OPNAME_ALASAN_KURANG: [400, 'Setiap Selisih Harus Diberi Alasan'],
  /** Of a blind count: it may have been read off a list, and not off a label. */
  OPNAME_KETIK_TANPA_ALASAN: [400, 'Ada Kode Yang Diketik, Alasannya Harus Diisi Di Keterangan'],
  OPNAME_GLOBAL_SUDAH_ADA: [409, 'Stock Opname Global Hari Ini Sudah Ada'],
  OPNAME_JENIS_DUA_KALI: [400, 'Jenis Sudah Ada Di Tabel'],
  OPNAME_JENIS_KURANG: [400, 'Semua Jenis Di Stok Harus Dihitung'],
  /** Which ones, never by how much. */
  OPNAME_JENIS_SELISIH: [400, 'Ada Jenis Yang Selisih, Hitung Ulang Atau Beri Alasan'],
  OPNAME_BEDA_HARI: [409, 'Stock Opname Hari Sebelumnya Tidak Dapat Dibatalkan'],
});
