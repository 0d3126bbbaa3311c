/** Refusals about points that are moved by hand and gifts that they are taken for, and the kategori of approvals about them. */
import { defineErrors } from '@mustika/kernel/errors.ts';

/** The spec names none; ours. */
export const KATEGORI_POIN = 'poin';

export const poinErrors = defineErrors({
  HADIAH_TIDAK_ADA: [404, 'Hadiah Tidak Ditemukan'],
  HADIAH_DUA_KALI: [400, 'Hadiah Dua Kali Di Daftar'],
  HADIAH_TANPA_STOK: [409, 'Hadiah Belum Punya Stock, Isi Barcode Aksesoris Di Master Data Hadiah'],
  POIN_HADIAH_BERUBAH: [409, 'Poin Hadiah Sudah Berubah, Silahkan Periksa Kembali'],
  TUKAR_POINT_BEDA_HARI: [409, 'Tukar Point Hari Sebelumnya Tidak Dapat Dibatalkan'],
  TRANSAKSI_POIN_BEDA_HARI: [409, 'Transaksi Poin Hari Sebelumnya Tidak Dapat Dibatalkan'],
});
