/**
 * Refusals of deposits. Spec 1 §5 gives "payment cannot exceed remaining balance" and "payment not more than down payment"
 * in English renderings; the Indonesian texts are ours.
 */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const titipanErrors = defineErrors({
  TITIPAN_TIDAK_ADA: [404, 'Nomor Titipan Tidak Ditemukan'],
  TITIPAN_BELUM_VALIDASI: [409, 'Titipan Belum Divalidasi'],
  PESANAN_BELUM_JADI: [409, 'Pesanan Belum Jadi'],
  PRE_ORDER_BELUM_DATANG: [409, 'Barang Pre-order Belum Datang'],
  /** Spec 1 §5: "registered as pre-order item". */
  BARANG_SUDAH_PRE_ORDER: [409, 'Barang Sudah Terdaftar Sebagai Barang Pre-order'],
  TITIPAN_SUDAH_SELESAI: [409, 'Titipan Sudah Diambil Atau Dibatalkan'],
  TITIPAN_SEDANG_DIAMBIL: [409, 'Titipan Sedang Diambil, Menunggu Validasi Penjualan'],
  TITIPAN_BERUBAH: [409, 'Titipan Baru Saja Berubah, Silahkan Periksa Kembali'],
  NAMA_HP_HARUS_DIISI: [400, 'Nama Dan No HP Customer Atau Member Harus Diisi'],
  UANG_MUKA_LEBIH: [400, 'Uang Titipan Tidak Boleh Melebihi Total Harga'],
  TAWARAN_TANPA_IKATAN: [400, 'Harga Khusus Hanya Untuk Titipan Mengikat'],
  TAMBAH_LEBIH: [400, 'Pembayaran Tidak Boleh Melebihi Sisa Bayar'],
  BARANG_DITITIP: [409, 'Barang Sedang Dititip Customer'],
  BUKAN_BARANG_TITIPAN: [409, 'Barang Bukan Bagian Dari Titipan Ini'],
  BAYAR_MELEBIHI_TITIPAN: [400, 'Pembayaran Titipan Tidak Boleh Melebihi Uang Titipan'],
  NO_TITIPAN_HARUS_DIISI: [400, 'Nomor Titipan Tidak Boleh Kosong'],
  BAKI_HARUS_DIPILIH: [400, 'Mohon Untuk Pilih Kode Baki'],
  TITIPAN_AWAL_SESUDAH_HARI_INI: [400, 'Tanggal Titipan Lama Tidak Boleh Sesudah Hari Yang Dibuka'],
  TITIPAN_AWAL_SUDAH_BERGERAK: [
    409,
    'Titipan Dari Saldo Awal Ini Sudah Ditambah Atau Diambil, Saldo Awal Tidak Dapat Dibatalkan',
  ],
  BAKI_TITIP_TIDAK_ADA: [409, 'Baki Untuk Gudang TITIP Belum Ada'],
});
