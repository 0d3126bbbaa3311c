/** Refusals about accessories by quantity. Spec 1 §5 (zero stock rejected, not above the stock), §8 (stock exhausted); Domain R8.6. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const aksesorisErrors = defineErrors({
  STOK_AKSESORIS_HABIS: [409, 'Stock Barang Habis'],
  STOK_AKSESORIS_KURANG: [409, 'Jumlah Melebihi Stock Barang'],
  /** Another till sold of the same article between reading and writing; the runner looks again before anybody reads this. */
  STOK_AKSESORIS_BERUBAH: [409, 'Stock Barang Baru Saja Berubah, Silahkan Coba Lagi'],
  STOK_AKSESORIS_TERPAKAI: [409, 'Stock Sudah Keluar Sebagian, Tambah Stock Tidak Dapat Dibatalkan'],
  BUKAN_AKSESORIS: [400, 'Barang Ini Bukan Aksesoris Berjumlah'],
  GRUP_BUKAN_AKSESORIS: [400, 'Group Barang Bukan Group Aksesoris'],
  AKSESORIS_BEDA_HARI: [409, 'Stock Aksesoris Hari Sebelumnya Tidak Dapat Dibatalkan'],
});
