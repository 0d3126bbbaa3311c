/**
 * Refusals about accessories by quantity that a screen says before the server does; the others are beside them, because these
 * travel with the first visit. Spec 1 §5 (zero stock rejected, not above the stock), §8 (stock exhausted); Domain R8.6.
 */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const aksesorisErrors = defineErrors({
  STOK_AKSESORIS_HABIS: [409, 'Stock Barang Habis'],
  STOK_AKSESORIS_KURANG: [409, 'Jumlah Melebihi Stock Barang'],
  BUKAN_AKSESORIS: [400, 'Barang Ini Bukan Aksesoris Berjumlah'],
  AKSESORIS_BEDA_HARI: [409, 'Stock Aksesoris Hari Sebelumnya Tidak Dapat Dibatalkan'],
});
