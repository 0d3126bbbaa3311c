/** Refusals of payments, whatever they pay for. Texts: Spec 1 §5, §8. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const pembayaranErrors = defineErrors({
  REKENING_TIDAK_ADA: [400, 'Mohon Pilih Rekening'],
  REKENING_TIDAK_SESUAI: [400, 'Rekening Tidak Menerima Cara Bayar Ini'],
  KARTU_BUKAN_ANGKA: [400, '4 Angka Terakhir Kartu Harus Berupa Angka'],
  NILAI_SISI_BERUBAH: [409, 'Nilai Pembayaran Sudah Berubah, Silahkan Periksa Kembali'],
  BAYAR_KURANG: [400, 'Pembayaran Masih Kurang'],
  BAYAR_LEBIH: [400, 'Pembayaran Tidak Boleh Melebihi Sisa Bayar'],
  KEMBALIAN_TERLALU_BESAR: [400, 'Kembalian Terlalu Besar, Periksa Jumlah Tunai Yang Diterima'],
});
