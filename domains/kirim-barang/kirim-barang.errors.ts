/** Refusals of shipping. The specification names the screens only; the texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const kirimBarangErrors = defineErrors({
  NO_KIRIM_TIDAK_ADA: [404, 'No Kirim Tidak Ditemukan'],
  TOKO_TUJUAN_TIDAK_ADA: [400, 'Toko Tujuan Tidak Ditemukan'],
  TOKO_TUJUAN_TUTUP: [409, 'Toko Tujuan Sudah Ditutup'],
  TOKO_TUJUAN_SENDIRI: [400, 'Toko Tujuan Harus Toko Lain'],
  BUKAN_UNTUK_TOKO_INI: [403, 'Kiriman Ini Bukan Untuk Toko Ini'],
  KIRIMAN_DITARIK: [409, 'Kiriman Sudah Ditarik Pengirim'],
  KIRIMAN_SUDAH_DITERIMA: [409, 'Kiriman Sudah Diterima'],
  KIRIMAN_BELUM_DITERIMA: [409, 'Kiriman Belum Diterima'],
  /** Raised by the writer: somebody answered for one of its pieces meanwhile. */
  KIRIMAN_BERUBAH: [409, 'Kiriman Sudah Diproses Pengguna Lain, Silahkan Muat Ulang'],
  BARCODE_BUKAN_KIRIMAN: [400, 'Barcode Tidak Ada Dalam Kiriman Ini'],
  BARANG_TANPA_SELISIH: [409, 'Barang Ini Tidak Menunggu Penyelesaian'],
  BERAT_TERIMA_KOSONG: [400, 'Berat Terima Harus Diisi'],
  BERAT_TERIMA_SAMA: [400, 'Berat Terima Sama Dengan Berat Kirim'],
  BAKI_TUJUAN_KOSONG: [400, 'Ke Baki Tidak Boleh Kosong'],
  /** Each store has groups of its own, with prices of its own. */
  GROUP_TIDAK_ADA_DI_TOKO: [409, 'Group Barang Belum Ada Di Toko Ini'],
  /** Raised by the writer: the row of the piece here says that it never left. */
  BARANG_MASIH_DI_SINI: [409, 'Barang Sudah Tercatat Di Toko Ini'],
  DATA_PUSAT_TIDAK_ADA: [409, 'Toko Pusat Belum Terdaftar'],
  DATA_PUSAT_SENDIRI: [409, 'Data Pusat Diambil Oleh Cabang, Silahkan Pilih Toko'],
  DATA_PUSAT_BERUBAH: [409, 'Data Sudah Berubah Sejak Dibandingkan, Silahkan Muat Ulang'],
  DATA_PUSAT_TERKAIT: [409, 'Data Yang Dirujuk Belum Ada Di Toko Ini, Silahkan Pilih Daftarnya Juga'],
  DATA_PUSAT_KOSONG: [400, 'Daftar Atau Kiriman Harus Dipilih'],
});
