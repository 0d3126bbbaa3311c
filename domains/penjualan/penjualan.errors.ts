/** Refusals of the sale. Spec 1 §5, §8 gives most in English renderings; the Indonesian texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const penjualanErrors = defineErrors({
  BARCODE_TIDAK_ADA: [404, 'Barcode Tidak Ditemukan'],
  BARCODE_DUA_KALI: [400, 'Barcode Sudah Ada Di Tabel'],
  BARANG_SUDAH_BERUBAH: [409, 'Barang Sudah Terjual Atau Tidak Tersedia'],
  BARANG_DIPEGANG: [409, 'Barang Sedang Dipegang Kasir Lain'],
  GUDANG_BUKAN_JUAL: [409, 'Barang Tidak Berada Di Gudang Penjualan'],
  BERLIAN_TIDAK_AKTIF: [409, 'Modul Berlian Tidak Aktif, Silahkan Hubungi Customer Service'],
  HARGA_BERUBAH: [409, 'Harga Sudah Berubah, Silahkan Periksa Kembali'],
  HARGA_TIDAK_BOLEH_DIUBAH: [403, 'Harga Per Gram Tidak Boleh Diubah'],
  NAMA_TIDAK_BOLEH_DIUBAH: [403, 'Nama Barang Tidak Boleh Diubah'],
  DISKON_TIDAK_AKTIF: [403, 'Modul Diskon Penjualan Tidak Aktif'],
  DISKON_MELEBIHI_TOTAL: [400, 'Diskon Tidak Boleh Melebihi Total'],
  SALES_TIDAK_ADA: [400, 'Sales Tidak Ditemukan'],
  REKENING_TIDAK_ADA: [400, 'Mohon Pilih Rekening'],
  REKENING_TIDAK_SESUAI: [400, 'Rekening Tidak Menerima Cara Bayar Ini'],
  KARTU_BUKAN_ANGKA: [400, '4 Angka Terakhir Kartu Harus Berupa Angka'],
  NILAI_SISI_BERUBAH: [409, 'Nilai Pembayaran Sudah Berubah, Silahkan Periksa Kembali'],
  BAYAR_KURANG: [400, 'Pembayaran Masih Kurang'],
  BAYAR_LEBIH: [400, 'Pembayaran Tidak Boleh Melebihi Sisa Bayar'],
  MEMBER_TIDAK_ADA: [404, 'Data Member Tidak Ditemukan'],
  BUKAN_MEMBER: [400, 'Transaksi Hanya Untuk Member'],
  BEDA_HARI: [409, 'Penjualan Hari Kemarin Tidak Bisa Dibatalkan'],
  SUDAH_BATAL: [409, 'Data Penjualan Sudah Dibatalkan'],
  POIN_SUDAH_TERPAKAI: [409, 'Poin Dari Nota Ini Sudah Terpakai'],
  NOTA_TIDAK_ADA: [404, 'Nomor Nota Tidak Ditemukan'],
});
