/** Refusals of jobs. The specification names none; the texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const serviceErrors = defineErrors({
  SERVICE_TIDAK_ADA: [404, 'Nomor Service Tidak Ditemukan'],
  PELANGGAN_SERVICE_KOSONG: [400, 'Nama Dan No HP Customer Atau Member Harus Diisi'],
  ONGKOS_SERVICE_KOSONG: [400, 'Ongkos Harus Diisi'],
  PEKERJAAN_TIDAK_ADA: [404, 'Pekerjaan Tidak Ada Di Parameter Deskripsi Service'],
  UANG_MUKA_SERVICE_LEBIH: [400, 'Uang Muka Tidak Boleh Melebihi Total Service'],
  JANJI_SEBELUM_HARI_INI: [400, 'Tanggal Janji Tidak Boleh Sebelum Hari Ini'],
  JANJI_TETAP: [400, 'Tanggal Janji Tidak Berubah'],
  BARANG_TIDAK_TERJUAL: [404, 'Barang Ini Tidak Terjual Di Toko Ini'],
  FOTO_SERVICE_TIDAK_ADA: [404, 'Foto Barang Service Tidak Ditemukan'],
  BARANG_SERVICE_KURANG: [400, 'Semua Barang Harus Ditimbang Dan Masing-Masing Sekali'],
  EMAS_TIDAK_LENGKAP: [400, 'Lot, Berat Dan Harga Emas Yang Ditambahkan Harus Lengkap'],
  LOT_BUKAN_EMAS_TOKO: [400, 'Emas Hanya Dapat Diambil Dari Lot Di Baki Toko'],
  JUMLAH_SERVICE_BERUBAH: [409, 'Jumlah Yang Harus Dibayar Sudah Berubah'],
  BATAL_AMBIL_BEDA_HARI: [403, 'Pengambilan Service Hanya Dapat Dibatalkan Di Hari Yang Sama'],
  SERVICE_AWAL_SESUDAH_HARI_INI: [400, 'Service Dari Kasir Lama Tidak Mungkin Sesudah Hari Ini'],
  SERVICE_AWAL_JANJI: [400, 'Tanggal Janji Tidak Boleh Sebelum Tanggal Service'],
  SERVICE_AWAL_SUDAH_BERGERAK: [409, 'Service Dari Saldo Awal Ini Sudah Bergerak'],
  BUKAN_SERVICE_DIAMBIL: [409, 'Garansi Hanya Untuk Service Yang Sudah Diambil'],
  BARANG_GARANSI_TIDAK_ADA: [400, 'Barang Bukan Bagian Dari Service Pertama'],
});
