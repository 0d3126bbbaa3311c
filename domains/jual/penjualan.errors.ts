/** Refusals of the sale. Spec 1 §5, §8 gives most in English renderings; the Indonesian texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';
import { gerakErrors } from '../barang/gerak-barang.errors.ts';

const sendiri = defineErrors({
  GUDANG_BUKAN_JUAL: [409, 'Barang Tidak Berada Di Gudang Penjualan'],
  BERLIAN_TIDAK_AKTIF: [409, 'Modul Berlian Tidak Aktif, Silahkan Hubungi Customer Service'],
  HARGA_BERUBAH: [409, 'Harga Sudah Berubah, Silahkan Periksa Kembali'],
  HARGA_TIDAK_BOLEH_DIUBAH: [403, 'Harga Per Gram Tidak Boleh Diubah'],
  NAMA_TIDAK_BOLEH_DIUBAH: [403, 'Nama Barang Tidak Boleh Diubah'],
  DISKON_TIDAK_AKTIF: [403, 'Modul Diskon Penjualan Tidak Aktif'],
  DISKON_MELEBIHI_TOTAL: [400, 'Diskon Tidak Boleh Melebihi Total'],
  SALES_KOSONG: [400, 'Sales Tidak Boleh Kosong'],
  SALES_TIDAK_ADA: [400, 'Sales Tidak Ditemukan'],
  SALES_TIDAK_DIPAKAI: [403, 'Toko Ini Bertransaksi Tanpa Kode Sales'],
  TOTAL_TIDAK_BOLEH_DIUBAH: [403, 'Total Harga Tidak Boleh Diubah'],
  TOTAL_BERSAMA_TAWARAN: [400, 'Total Harga Tidak Bisa Bersama Harga Per Gram, Ongkos Atau Diskon Lain'],
  TOTAL_DI_BAWAH_ONGKOS: [400, 'Total Harga Tidak Boleh Di Bawah Ongkos Dan Atribut'],
  FINISHING_TIDAK_AKTIF: [403, 'Modul Finishing Barang Tidak Aktif'],
  PELANGGAN_MEMBER_TETAP: [403, 'Data Pelanggan Mengikuti Member'],
  KUPON_TIDAK_ADA: [404, 'Kupon Tidak Ditemukan'],
  KUPON_TIDAK_DIBERI: [404, 'Nota Ini Tidak Memberi Kupon'],
  KUPON_BELUM_TERBIT: [409, 'Nota Belum Divalidasi, Kuponnya Belum Terbit'],
  KUPON_SUDAH_DIPAKAI: [409, 'Kupon Sudah Dipakai'],
  KUPON_KADALUARSA: [409, 'Kupon Sudah Kadaluarsa'],
  KUPON_BATAL: [409, 'Kupon Batal Karena Penjualannya Dibatalkan'],
  KUPON_BUKAN_UNTUK_ITU: [400, 'Kupon Ini Tidak Bisa Dipakai Untuk Itu'],
  KUPON_TIDAK_AKTIF: [403, 'Modul Kupon Tidak Aktif'],
  KUPON_KOSONG: [400, 'Kupon Belum Discan'],
  KUPON_DUA_KALI: [400, 'Kupon Sudah Ada Di Nota Ini'],
  KUPON_MELEBIHI_NOTA: [400, 'Nilai Kupon Melebihi Nota'],
  KUPON_BERUBAH: [409, 'Kupon Sedang Dipakai, Silahkan Ulangi'],
  KUPON_NOTA_DIPAKAI: [409, 'Kupon Dari Nota Ini Sudah Dipakai, Batalkan Dulu Pemakaiannya'],
  TUKAR_KUPON_BEDA_HARI: [409, 'Tukar Kupon Hari Kemarin Tidak Bisa Dibatalkan'],
  MEMBER_TIDAK_ADA: [404, 'Data Member Tidak Ditemukan'],
  BUKAN_MEMBER: [400, 'Transaksi Hanya Untuk Member'],
  BEDA_HARI: [409, 'Penjualan Hari Kemarin Tidak Bisa Dibatalkan'],
  SUDAH_BATAL: [409, 'Data Penjualan Sudah Dibatalkan'],
  POIN_SUDAH_TERPAKAI: [409, 'Poin Dari Nota Ini Sudah Terpakai'],
  NOTA_TIDAK_ADA: [404, 'Nomor Nota Tidak Ditemukan'],
  HARGA_TITIPAN_TETAP: [409, 'Harga Titipan Mengikat Tidak Boleh Diubah'],
});

export const penjualanErrors = { ...gerakErrors, ...sendiri };
