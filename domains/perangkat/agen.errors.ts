/** Refusals of the device agent and of its print jobs. The spec does not say; ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const agenErrors = defineErrors({
  /** One answer for a code nobody made, one that was used and one that is over. */
  KODE_AGEN_SALAH: [404, 'Kode Pemasangan Salah Atau Sudah Berakhir'],
  AGEN_TIDAK_ADA: [404, 'Agen Perangkat Tidak Ditemukan Atau Sudah Dicabut'],
  AGEN_LATIHAN: [409, 'Toko Latihan Tidak Memakai Agen Perangkat'],
  PENCETAK_TIDAK_ADA: [409, 'Printer Untuk Kertas Ini Belum Diatur'],
  PENCETAK_SALAH_BAHASA: [400, 'Printer Ini Tidak Dapat Mencetak Kertas Itu'],
  PENCETAK_KEMBAR: [400, 'Nama Printer Sudah Ada'],
  TUGAS_KOSONG: [400, 'Isi Cetakan Tidak Boleh Kosong'],
  TUGAS_TIDAK_ADA: [404, 'Cetakan Tidak Ditemukan'],
  TUGAS_BERUBAH: [409, 'Keadaan Cetakan Sudah Berubah, Periksa Lagi'],
});
