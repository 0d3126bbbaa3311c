/** Refusals about goods without a barcode. The specification names none; the texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const manualErrors = defineErrors({
  TAMBAH_MANUAL_BEDA_HARI: [409, 'Hanya Barang Manual Hari Ini Yang Dapat Dibatalkan'],
  PINDAH_MANUAL_BEDA_HARI: [409, 'Hanya Pindah Barang Manual Hari Ini Yang Dapat Dibatalkan'],
  HANCUR_MANUAL_BEDA_HARI: [409, 'Hanya Hancur Barang Manual Hari Ini Yang Dapat Dibatalkan'],
  /** Accessories are no gold, and have a stock of their own. */
  GROUP_AKSESORIS: [400, 'Group Aksesoris Tidak Punya Barang Manual'],
  BUKAN_BARANG_MANUAL: [400, 'Lot Ini Bukan Barang Manual'],
  BAKI_MANUAL_SAMA: [400, 'Barang Sudah Ada Di Baki Itu'],
});
