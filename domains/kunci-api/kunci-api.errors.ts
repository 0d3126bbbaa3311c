/** Refusals of keys and of what is told to programs of others. Texts ours: the specification knows neither. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const kunciApiErrors = defineErrors({
  KUNCI_API_TIDAK_ADA: [404, 'Kunci API Tidak Ditemukan'],
  KUNCI_API_DICABUT: [409, 'Kunci API Ini Sudah Dicabut'],
  NAMA_KUNCI_SALAH: [
    400,
    'Nama Kunci Tiga Sampai 40 Huruf Besar, Angka, Spasi, Titik, Garis, Diawali Dan Diakhiri Huruf Atau Angka',
  ],
  NAMA_KUNCI_DIPAKAI: [409, 'Nama Kunci Ini Sudah Pernah Dipakai, Jejaknya Harus Menunjuk Satu Kunci'],
  HAK_KUNCI_SALAH: [400, 'Hak Ini Tidak Dapat Diberikan Kepada Kunci API'],
  ALAMAT_KUNCI_SALAH: [400, 'Alamat Harus Berupa IP Atau Jaringan, Misalnya 203.0.113.7 Atau 203.0.113.0/24'],
  MASA_KUNCI_SALAH: [400, 'Kunci API Berlaku Mulai Besok Dan Paling Lama Tiga Tahun'],
  KEJADIAN_SALAH: [400, 'Kunci API Ini Tidak Berhak Atas Kejadian Itu'],
  ALAMAT_KEJADIAN_DITOLAK: [400, 'Kabar Hanya Dikirim Ke Alamat Umum Yang Diawali https://'],
  LANGGANAN_TIDAK_ADA: [404, 'Langganan Tidak Ditemukan'],
  LANGGANAN_PENUH: [409, 'Satu Kunci API Paling Banyak Punya Sepuluh Langganan'],
  LANGGANAN_BERHENTI: [409, 'Langganan Ini Tidak Berjalan, Nyalakan Dahulu'],
  KIRIMAN_TIDAK_ADA: [404, 'Kiriman Tidak Ditemukan, Atau Masih Menunggu Gilirannya'],
});
