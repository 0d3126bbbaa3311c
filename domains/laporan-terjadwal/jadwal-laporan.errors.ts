/** Refusals of reports that go out by themselves. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const jadwalErrors = defineErrors({
  SUREL_BELUM_DIATUR: [409, 'Surel Belum Diatur Di Server Ini, Isi SMTP_URL Dan SMTP_FROM'],
  SUREL_TIDAK_VALID: [400, 'Alamat Surel Tidak Valid'],
  JADWAL_TIDAK_ADA: [404, 'Jadwal Laporan Tidak Ada'],
  JADWAL_BUKAN_MILIK: [403, 'Hanya Pembuatnya Yang Dapat Mengubah Atau Menyalakan Jadwal Ini'],
  JADWAL_MATI: [409, 'Jadwal Ini Mati, Nyalakan Terlebih Dahulu'],
  JADWAL_LAPORAN_LAIN: [403, 'Anda Tidak Berhak Mengirim Laporan Ini'],
  JADWAL_TANGGAL_TETAP: [422, 'Pilih Tanggal Yang Bergerak, Seperti Kemarin Atau Bulan Lalu'],
  JADWAL_HARI: [422, 'Pilih Hari Pengiriman'],
});
