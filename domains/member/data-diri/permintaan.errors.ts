/** Refusals of requests of persons about their data. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const permintaanErrors = defineErrors({
  PERMINTAAN_TIDAK_ADA: [404, 'Permintaan Data Diri Tidak Ditemukan'],
  PERMINTAAN_SUDAH: [409, 'Permintaan Ini Sudah Berubah Keadaannya'],
  PERMINTAAN_SIAPA: [400, 'Pilih Member, Atau Isi Nama Dan Nomor HP-nya'],
  PERMINTAAN_MASUK: [400, 'Waktu Masuk Paling Lama Sebulan Yang Lalu Dan Tidak Di Depan'],
  PERMINTAAN_TANPA_BERKAS: [409, 'Buat Berkas Datanya Terlebih Dahulu'],
  PERMINTAAN_TANPA_KOREKSI: [409, 'Data Member Belum Diubah Sejak Permintaan Ini Masuk'],
  PERMINTAAN_TANPA_HAPUS: [409, 'Permintaan Hapus Selesai Dengan Menghapus Datanya'],
  PERMINTAAN_LAIN: [409, 'Permintaan Ini Bukan Untuk Tindakan Itu'],
  MEMBER_ANONIM: [409, 'Data Diri Member Ini Sudah Dihapus'],
  MASIH_ADA_TANGGUNGAN: [409, 'Data Belum Dapat Dihapus: Masih Ada Yang Berjalan Dengan Orang Ini'],
});
