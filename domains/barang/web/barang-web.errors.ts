/** Refusals about the shop's own web site; all ours, the specification names the screens alone. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const webErrors = defineErrors({
  ALAMAT_WEB_DITOLAK: [400, 'Alamat Web Tidak Diizinkan'],
  WEB_BELUM_DIATUR: [409, 'Isi Alamat Web Dan Kunci Terlebih Dahulu'],
  WEB_GAGAL: [502, 'Sambungan Web Gagal'],
  WEB_TIDAK_DIJUAL: [409, 'Barang Di Gudang Yang Tidak Menjual Tidak Dapat Ditawarkan Di Web'],
  WEB_BAKI_KOSONG: [400, 'Baki Tidak Berisi Barang Yang Tersedia'],
  WEB_TIDAK_DITAWARKAN: [409, 'Barang Tidak Sedang Ditawarkan Di Web'],
});
