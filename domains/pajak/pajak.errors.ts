/** Refusals of the tax. The spec knows none; the texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const pajakErrors = defineErrors({
  TARIF_PPN_TIDAK_ADA: [409, 'Tarif PPN Untuk Tanggal Ini Belum Diatur'],
  NAMA_FAKTUR_KOSONG: [400, 'Nama Customer Atau Member Harus Diisi Untuk Faktur Pajak'],
  PPH22_TIDAK_AKTIF: [400, 'Penjualan Ke Pedagang Belum Diaktifkan Di Toko Ini'],
  NPWP_PEDAGANG_KOSONG: [400, 'NPWP / NIK Pedagang Harus Diisi'],
  NO_BEBAS_TIDAK_SESUAI: [400, 'No Surat Bebas PPh 22 Diisi Untuk Pedagang Yang Bebas, Dan Hanya Untuknya'],
  PPH22_TANPA_SISI: [400, 'Nota Dengan PPh 22 Dibayar Dengan Uang, Bukan Barang Tukar Atau Titipan'],
  NPWP_TOKO_TIDAK_SAH: [409, 'NPWP Toko Harus 15 Atau 16 Angka'],
  MASA_PAJAK_TIDAK_SATU: [400, 'Berkas Pajak Berisi Satu Masa, Pilih Tanggal Dalam Satu Bulan'],
  BERKAS_PAJAK_KOSONG: [404, 'Data Tidak Tersedia'],
  BARIS_PAJAK_MINUS: [409, 'Ada Baris Di Bawah Nol, Rekap Seluruh Tanggal Atau Lebarkan Tanggalnya'],
  FAKTUR_PAJAK_LEBIH: [422, 'Satu Berkas Paling Banyak 1.000 Faktur, Persempit Tanggalnya'],
  KODE_GOAML_KOSONG: [409, 'Kode goAML Belum Diisi'],
  TARIF_PPN_DIPAKAI: [409, 'Tarif PPN Sudah Dipakai Penjualan, Tambahkan Tarif Baru Mulai Hari Berikutnya'],
});
