/** Refusals of every document about pieces on the counter. Spec 1 §5, §8 in English renderings; the Indonesian texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const gerakErrors = defineErrors({
  BARCODE_TIDAK_ADA: [404, 'Barcode Tidak Ditemukan'],
  BARCODE_DUA_KALI: [400, 'Barcode Sudah Ada Di Tabel'],
  BARANG_SUDAH_BERUBAH: [409, 'Barang Sudah Terjual Atau Tidak Tersedia'],
  BARANG_DIPEGANG: [409, 'Barang Sedang Dipegang Kasir Lain'],
  KONDISI_TIDAK_ADA: [400, 'Kondisi Barang Tidak Ditemukan'],
  BAKI_HANCUR_TIDAK_ADA: [409, 'Gudang HANCUR Belum Punya Baki, Silahkan Buat Di Master Baki'],
  /** It came, and another document has moved it since: the one that brought it here cannot be taken back. */
  BARANG_SUDAH_PINDAH: [409, 'Barang Sudah Diproses Dokumen Lain, Tidak Dapat Dibatalkan'],
});
