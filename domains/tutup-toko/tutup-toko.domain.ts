/** The end of the day, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { daftarHari, hariToko, hariTokoPdf } from './hari-toko.command.ts';
import { laporanAkhirHari } from './laporan-akhir_hari.report.ts';
import { laporanEod } from './laporan-eod.report.ts';
import { laporanHarianEmas } from './laporan-harian-emas.report.ts';
import { hitungLaci, periksaTutup, rincianLaci } from './periksa-tutup.command.ts';
import { tutupToko } from './tutup-toko.document.ts';

/** Closing the open day, and the page of every closed one. Spec 1 §2.2. */
export const tutupTokoScreen = defineScreen({
  path: '/tutup-toko',
  title: 'Tutup Toko',
  group: 'utility',
  cabang: 'tanya',
});

export const tutupTokoDomain = defineDomain(
  'tutup-toko',
  'Tutup Toko',
  tutupTokoScreen,
  tutupToko,
  periksaTutup,
  hitungLaci,
  rincianLaci,
  daftarHari,
  hariToko,
  hariTokoPdf,
  laporanEod,
  laporanAkhirHari,
  laporanHarianEmas,
);
