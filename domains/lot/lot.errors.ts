/** Refusals of every document about lots. The specification names none; the texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const lotErrors = defineErrors({
  LOT_TIDAK_ADA: [404, 'Lot Tidak Ditemukan'],
  STOK_LOT_KURANG: [409, 'Berat Atau Jumlah Melebihi Stock'],
  STOK_LOT_BERUBAH: [409, 'Stock Baru Saja Berubah, Silahkan Coba Lagi'],
  /** It came in, and so much of its lot has left since that what it brought is not there any more. */
  STOK_LOT_TERPAKAI: [409, 'Stock Sudah Dipakai Dokumen Lain, Tidak Dapat Dibatalkan'],
  /** More fine gold came out of a conversion than went in, and more than assays differ. */
  HASIL_MELEBIHI_BAHAN: [409, 'Hasil Melebihi Bahan Di Luar Toleransi'],
  /** The last pieces are taken and some of their weight is left, or all the weight and some of the pieces. */
  SISA_TANPA_JUMLAH: [400, 'Jumlah Dan Berat Harus Habis Bersama'],
});
