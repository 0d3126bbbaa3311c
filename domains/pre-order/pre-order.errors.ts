/** Refusals of pre-orders. Spec 1 §8 gives "PO number not available" in an English rendering; the Indonesian texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const preOrderErrors = defineErrors({
  PRE_ORDER_TIDAK_ADA: [404, 'Nomor Pre-order Tidak Ditemukan'],
  PELANGGAN_PO_KOSONG: [400, 'Nama Dan No HP Customer Atau Member Harus Diisi'],
  UANG_MUKA_PO_LEBIH: [400, 'Uang Muka Tidak Boleh Melebihi Total Pre-order'],
  TAMBAH_PO_LEBIH: [400, 'Pembayaran Tidak Boleh Melebihi Sisa Pre-order'],
  JANJI_PO_LEWAT: [400, 'Tanggal Janji Tidak Boleh Sebelum Hari Ini'],
  GROUP_PO_SALAH: [400, 'Pre-order Untuk Group Per Gram, Atau Dengan Harga Per Pcs'],
  HARGA_PO_DUA: [400, 'Harga Per Gram Atau Harga Per Pcs, Bukan Keduanya'],
  BAKI_PO_KOSONG: [400, 'Mohon Untuk Pilih Kode Baki'],
  POTONGAN_PO_LEBIH: [400, 'Potongan Tidak Boleh Melebihi Ketentuan Toko'],
  PO_DIAMBIL: [409, 'Pre-order Sedang Diambil Di Penjualan'],
  PO_TIDAK_MENUNGGU: [409, 'Tidak Ada Pre-order Yang Menunggu Barang Ini'],
  BARIS_PO_LENGKAP: [409, 'Barang Pre-order Ini Sudah Lengkap'],
  BARANG_PO_BEDA: [400, 'Group Barang Berbeda Dari Yang Dipesan'],
  USULAN_PO_BERUBAH: [409, 'Pre-order Baru Saja Berubah, Silahkan Periksa Kembali'],
  BARANG_PO_DIAMBIL: [409, 'Barang Sudah Diambil Atau Pre-order Sudah Berubah'],
});
