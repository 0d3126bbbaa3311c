/** Refusals about goods that suppliers deliver. The texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const terimaErrors = defineErrors({
  TERIMA_SUPPLIER_TIDAK_ADA: [404, 'Supplier Tidak Ditemukan'],
  FAKTUR_SUDAH_DITERIMA: [409, 'Faktur Supplier Ini Sudah Diterima'],
  JENIS_TERIMA_DUA_KALI: [400, 'Group Dan Jenis Ini Sudah Ada Di Tabel'],
  TEMPO_SEBELUM_FAKTUR: [400, 'Jatuh Tempo Tidak Boleh Sebelum Tanggal Faktur'],
  FAKTUR_SETELAH_HARI: [400, 'Tanggal Faktur Tidak Boleh Setelah Hari Buka'],
  PENERIMAAN_TIDAK_ADA: [404, 'Penerimaan Barang Tidak Ditemukan'],
  PENERIMAAN_DIBATALKAN: [409, 'Penerimaan Barang Sudah Dibatalkan'],
  PENERIMAAN_BERUBAH: [409, 'Penerimaan Sudah Diberi Label Oleh Orang Lain, Silahkan Ulangi'],
  PENERIMAAN_SUDAH_BERLABEL: [409, 'Penerimaan Yang Sudah Diberi Label Tidak Dapat Dibatalkan'],
  PENERIMAAN_BEDA_HARI: [409, 'Penerimaan Barang Hari Sebelumnya Tidak Dapat Dibatalkan'],
  PENERIMAAN_HABIS: [409, 'Berat Barang Melebihi Sisa Penerimaan'],
  OPNAME_TERIMA_SELISIH: [409, 'Hasil Hitung Berbeda, Hitung Lagi Atau Isi Alasan'],
  OPNAME_BELUM_LENGKAP: [400, 'Semua Jenis Penerimaan Harus Dihitung'],
  OPNAME_TERIMA_BEDA_HARI: [409, 'Stock Opname Penerimaan Hari Sebelumnya Tidak Dapat Dibatalkan'],
});
