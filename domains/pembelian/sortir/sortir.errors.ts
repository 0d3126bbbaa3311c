/** Refusals of sorting. The specification names none; the texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const sortirErrors = defineErrors({
  SORTIR_KOSONG: [400, 'Belum Ada Barang Yang Disortir'],
  BAKI_JUAL_KOSONG: [400, 'Baki Harus Diisi Untuk Barang Yang Dijual Lagi'],
  BAKI_BUKAN_JUAL: [400, 'Baki Itu Tidak Berada Di Gudang Penjualan'],
  ONGKOS_BUKAN_JUAL: [400, 'Ongkos Kerja Hanya Untuk Barang Yang Dijual Lagi'],
  HASIL_SORTIR_DIPROSES: [409, 'Hasil Sortir Sudah Diproses, Sortir Tidak Dapat Dibatalkan'],
  SORTIR_BEDA_HARI: [409, 'Hanya Sortir Hari Ini Yang Dapat Dibatalkan'],
  PINDAH_SORTIR_BEDA_HARI: [409, 'Hanya Pindah Sortir Hari Ini Yang Dapat Dibatalkan'],
  BUKAN_LOT_BELI: [400, 'Lot Ini Bukan Barang Beli'],
  LOT_BUKAN_KEPING: [400, 'Barang Markis Tidak Dapat Dibuat Dari Lot'],
  BUKAN_LOT_SORTIR: [400, 'Lot Ini Bukan Hasil Sortir'],
  BAKI_BELI_KOSONG: [409, 'Gudang BELI Belum Punya Baki'],
  SORTIR_SAMA: [400, 'Barang Sudah Ada Di Kelompok Itu'],
});
