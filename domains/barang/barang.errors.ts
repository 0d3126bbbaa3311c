/** Refusals about pieces. Texts: Spec 1 §5 and §8 where they have one. */
import { defineErrors } from '@mustika/kernel/errors.ts';
import { terimaErrors } from './terima/terima-barang.errors.ts';

const sendiri = defineErrors({
  LABEL_TERLALU_BANYAK: [400, 'Label Langsung Paling Banyak 300, Pilih PDF Atau Bahasa Printer'],
  BARANG_TIDAK_ADA: [404, 'Kode Barcode Tidak Ditemukan'],
  /** Raised by the register of barcodes: one barcode means one piece for ever, over all branches. */
  BARCODE_SUDAH_ADA: [409, 'Kode Barcode Sudah Ada'],
  /** A piece that left the shop stands on a nota as it was. */
  BARANG_TIDAK_DIUBAH: [409, 'Barang Yang Sudah Keluar Tidak Dapat Diubah'],
  BARANG_SUDAH_DIPAKAI: [409, 'Barang Sudah Diproses, Tambah Barang Tidak Dapat Dibatalkan'],
  BAKI_TIDAK_ADA: [400, 'Baki Tidak Tersedia'],
  BAKI_SAMA: [400, 'Barang Sudah Berada Di Baki Tujuan'],
  BAKI_KOSONG: [400, 'Baki Asal Tidak Berisi Barang'],
  PINDAH_BEDA_HARI: [409, 'Pindah Barang Hari Sebelumnya Tidak Dapat Dibatalkan'],
  HANCUR_BEDA_HARI: [409, 'Hancur Barang Hari Sebelumnya Tidak Dapat Dibatalkan'],
  PROFIT_BEDA_HARI: [409, 'Update Profit Barang Hari Sebelumnya Tidak Dapat Dibatalkan'],
  PROFIT_TIDAK_BERUBAH: [400, 'Tidak Ada Barang Yang Berubah'],
  PROFIT_TERLALU_BANYAK: [400, 'Barang Terlalu Banyak, Silahkan Persempit Pilihan'],
  /** What was seen is not what would be written: a piece was sold, priced or came in meanwhile. */
  PROFIT_PRATINJAU_LAIN: [409, 'Barang Atau Harga Sudah Berubah, Silahkan Periksa Lagi'],
  BUKAN_HARI_INI: [409, 'Tambah Barang Hari Sebelumnya Tidak Dapat Dibatalkan'],
  BERKAS_DIPERLUKAN: [400, 'Berkas Harus Dipilih'],
  KOLOM_TIDAK_LENGKAP: [400, 'Kolom Berkas Tidak Lengkap'],
  /** Raised where stones are written: a certificate names one stone of the chain. */
  SERTIFIKAT_SUDAH_ADA: [409, 'Nomor Sertifikat Sudah Dipakai Barang Lain'],
  /** HANCUR_DENGAN_FOTO. */
  FOTO_HANCUR_WAJIB: [400, 'Foto Barang Yang Dihancurkan Harus Ada'],
  FOTO_HANCUR_TIDAK_ADA: [400, 'Foto Tidak Ditemukan, Silahkan Unggah Kembali'],
  /** A question: the same act with `yakin` is taken. */
  JAUH_DARI_GROUP: [409, 'Kadar Atau Harga Modal Jauh Dari Group, Periksa Dahulu'],
  FOTO_BARANG_TIDAK_ADA: [404, 'Gambar Tidak Tersedia'],
  UKURAN_LABEL_TIDAK_ADA: [400, 'Ukuran Label Tidak Ada Di Master Label'],
});

/** With those about deliveries. */
export const barangErrors = { ...sendiri, ...terimaErrors };
