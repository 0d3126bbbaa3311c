/** Refusals of orders. 'Contoh Sudah Diambil' says what Spec 1 calls "sample already taken"; the other texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const pesananErrors = defineErrors({
  PESANAN_TIDAK_ADA: [404, 'Nomor Pesanan Tidak Ditemukan'],
  PELANGGAN_PESANAN_KOSONG: [400, 'Nama Dan No HP Customer Atau Member Harus Diisi'],
  UANG_MUKA_PESANAN_LEBIH: [400, 'Uang Muka Tidak Boleh Melebihi Total Pesanan'],
  TAMBAH_PESANAN_LEBIH: [400, 'Pembayaran Tidak Boleh Melebihi Sisa Pesanan'],
  JANJI_PESANAN_LEWAT: [400, 'Tanggal Janji Tidak Boleh Sebelum Hari Ini'],
  PESANAN_BUKAN_EMAS: [400, 'Pesanan Hanya Untuk Group Yang Dijual Per Gram'],
  CONTOH_TIDAK_LENGKAP: [400, 'Nama Dan Berat Contoh Dari Customer Harus Diisi'],
  CONTOH_DUA_ASAL: [400, 'Contoh Dari Toko Atau Dari Customer, Bukan Keduanya'],
  CONTOH_SUDAH_DIAMBIL: [409, 'Barang Contoh Sudah Diambil'],
  CONTOH_TIDAK_DIPILIH: [400, 'Barang Contoh Tidak Boleh Kosong'],
  BAKI_PESANAN_KOSONG: [400, 'Baki Harus Dipilih'],
  FOTO_PESANAN_TIDAK_ADA: [404, 'Foto Pesanan Tidak Ditemukan'],
  BARANG_PESANAN_KURANG: [400, 'Semua Barang Pesanan Harus Punya Barcode Dan Masing-Masing Sekali'],
  BARANG_PESANAN_BEDA: [400, 'Group Barang Yang Jadi Berbeda Dari Yang Dipesan'],
  POTONGAN_PESANAN_LEBIH: [400, 'Potongan Tidak Boleh Melebihi Ketentuan Toko'],
  PESANAN_AWAL_SESUDAH_HARI_INI: [400, 'Pesanan Dari Kasir Lama Tidak Mungkin Sesudah Hari Ini'],
  PESANAN_AWAL_JANJI: [400, 'Tanggal Janji Tidak Boleh Sebelum Tanggal Pesanan'],
  PESANAN_AWAL_SUDAH_BERGERAK: [409, 'Pesanan Dari Saldo Awal Ini Sudah Bergerak'],
  PESANAN_DIAMBIL: [409, 'Pesanan Sedang Diambil Di Penjualan'],
});
