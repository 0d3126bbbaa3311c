/** Refusals of payments, whatever they pay for. Texts: Spec 1 §5, §8. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const pembayaranErrors = defineErrors({
  REKENING_TIDAK_ADA: [400, 'Mohon Pilih Rekening'],
  REKENING_TIDAK_SESUAI: [400, 'Rekening Tidak Menerima Cara Bayar Ini'],
  KARTU_BUKAN_ANGKA: [400, '4 Angka Terakhir Kartu Harus Berupa Angka'],
  QRIS_MELEBIHI_BATAS: [400, 'Jumlah Melebihi Batas QRIS Sekali Bayar'],
  QRIS_BELUM_ADA: [404, 'Kode QRIS Rekening Ini Belum Diisi'],
  REFERENSI_DIPERLUKAN: [400, 'Mohon Isi No Referensi QRIS'],
  REFERENSI_SUDAH_DIPAKAI: [409, 'No Referensi QRIS Sudah Dipakai Nota Lain'],
  QRIS_BELUM_DIBAYAR: [400, 'Pastikan QRIS Sudah Dibayar'],
  NILAI_SISI_BERUBAH: [409, 'Nilai Pembayaran Sudah Berubah, Silahkan Periksa Kembali'],
  BAYAR_KURANG: [400, 'Pembayaran Masih Kurang'],
  BAYAR_LEBIH: [400, 'Pembayaran Tidak Boleh Melebihi Sisa Bayar'],
  KEMBALIAN_TERLALU_BESAR: [400, 'Kembalian Terlalu Besar, Periksa Jumlah Tunai Yang Diterima'],
  POIN_TIDAK_AKTIF: [403, 'Pembayaran Dengan Poin Tidak Aktif'],
  POIN_TANPA_MEMBER: [400, 'Member Harus Dipilih Untuk Membayar Dengan Poin'],
  POIN_TIDAK_BULAT: [400, 'Nilai Poin Harus Kelipatan Nilai Satu Poin'],
  POIN_TIDAK_CUKUP: [409, 'Poin Member Tidak Cukup'],
  POIN_MELEBIHI_NOTA: [400, 'Nilai Poin Tidak Boleh Melebihi Total Yang Harus Dibayar'],
});
