/** Refusals of the tax. The spec knows none; the texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const pajakErrors = defineErrors({
  TARIF_PPN_TIDAK_ADA: [409, 'Tarif PPN Untuk Tanggal Ini Belum Diatur'],
  NAMA_FAKTUR_KOSONG: [400, 'Nama Customer Atau Member Harus Diisi Untuk Faktur Pajak'],
  TARIF_PPN_DIPAKAI: [409, 'Tarif PPN Sudah Dipakai Penjualan, Tambahkan Tarif Baru Mulai Hari Berikutnya'],
});
