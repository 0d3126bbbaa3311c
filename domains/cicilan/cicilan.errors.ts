/** Refusals of plans of instalments. The specification names none; the texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const cicilanErrors = defineErrors({
  CICILAN_TIDAK_ADA: [404, 'Nomor Cicilan Tidak Ditemukan'],
  CICILAN_BERUBAH: [409, 'Cicilan Baru Saja Berubah, Silahkan Periksa Kembali'],
  CICILAN_TIDAK_BERJALAN: [409, 'Cicilan Sudah Lunas Atau Selesai'],
  CICILAN_BELUM_LUNAS: [409, 'Cicilan Belum Lunas'],
  CICILAN_SEDANG_DIAMBIL: [409, 'Cicilan Sedang Diambil, Menunggu Validasi Penjualan'],
  CICILAN_BUKAN_TERAKHIR: [409, 'Hanya Pembayaran Terakhir Yang Dapat Dibatalkan'],
  PARAMETER_CICILAN_TIDAK_ADA: [400, 'Mohon Pilih Parameter Cicilan'],
  DP_MELEBIHI_HARGA: [400, 'DP Harus Kurang Dari Harga Barang'],
  ANGSURAN_TERLALU_KECIL: [400, 'Sisa Harga Terlalu Kecil Untuk Lama Angsuran Ini'],
  HARGA_CICIL_BERUBAH: [409, 'Harga Jual Cicil Sudah Berubah, Silahkan Periksa Kembali'],
  BAYAR_CICILAN_LEBIH: [400, 'Pembayaran Tidak Boleh Melebihi Sisa Cicilan'],
  DENDA_CICILAN_LEBIH: [400, 'Denda Tidak Boleh Melebihi Denda Menurut Aturan'],
  BARANG_CICILAN_KURANG: [409, 'Semua Barang Cicilan Diambil Bersama'],
  NO_CICILAN_HARUS_DIISI: [400, 'Nomor Cicilan Tidak Boleh Kosong'],
  POTONGAN_MELEBIHI_BAYAR: [400, 'Potongan Tidak Boleh Melebihi Yang Sudah Dibayar'],
  BELUM_BOLEH_LELANG: [409, 'Tunggakan Cicilan Belum Melewati Batas Lelang'],
  PEMBERITAHUAN_TIDAK_SAH: [
    400,
    'Tanggal Pemberitahuan Harus Sesudah Jatuh Tempo Dan Tidak Melewati Hari Ini',
  ],
  SISA_LELANG_DIBAYAR: [409, 'Sisa Lelang Sudah Dibayar Ke Customer'],
  LELANG_BEDA_HARI: [409, 'Lelang Cicilan Hari Sebelumnya Tidak Dapat Dibatalkan'],
  // One sentence for a number that is none and for a customer who is another: whoever guesses learns nothing.
  CICILAN_TOKO_LAIN_TIDAK_ADA: [404, 'Nomor Cicilan Atau Tanda Pengenal Customer Tidak Cocok'],
  CICILAN_TOKO_INI: [400, 'Cicilan Toko Ini Dibayar Di Lihat Cicilan'],
  TOKO_CICILAN_TUTUP: [409, 'Hari Toko Pemilik Cicilan Belum Dibuka, Pembayaran Belum Dapat Diterima'],
  PESANAN_BUKAN_CICILAN: [409, 'Pesanan Tidak Dapat Dijadikan Cicilan'],
  BARANG_TITIPAN_BEDA: [409, 'Semua Barang Titipan Ikut Dicicil, Dan Hanya Barang Itu'],
  DP_KURANG_TITIPAN: [400, 'DP Tidak Boleh Kurang Dari Uang Titipan'],
  TITIPAN_TANPA_POTONGAN: [400, 'Cicilan Yang Kembali Ke Titipan Tidak Dipotong'],
  BAYAR_DI_TOKO_LAIN: [409, 'Pembayaran Di Toko Lain Dibatalkan Di Toko Itu'],
  BAYAR_CICILAN_BEDA_HARI: [409, 'Pembayaran Cicilan Hari Sebelumnya Tidak Dapat Dibatalkan'],
});
