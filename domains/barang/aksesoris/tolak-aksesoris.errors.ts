/** Refusals about accessories by quantity that only the server knows. docs/decisions/0048. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const tolakAksesoris = defineErrors({
  /** Another till sold of the same article between reading and writing; the runner looks again before anybody reads this. */
  STOK_AKSESORIS_BERUBAH: [409, 'Stock Barang Baru Saja Berubah, Silahkan Coba Lagi'],
  STOK_AKSESORIS_TERPAKAI: [409, 'Stock Sudah Keluar Sebagian, Tambah Stock Tidak Dapat Dibatalkan'],
  GRUP_BUKAN_AKSESORIS: [400, 'Group Barang Bukan Group Aksesoris'],
  AKSESORIS_TIDAK_DITITIP: [409, 'Aksesoris Berjumlah Tidak Dapat Dititipkan'],
});
