/** The end of the day, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { hitungLaci, periksaTutup, rincianLaci } from './periksa-tutup.command.ts';
import { tutupToko } from './tutup-toko.document.ts';

/** Closing the open day, and the page of every closed one. Spec 1 §2.2. */
export const tutupTokoScreen = defineScreen({ path: '/tutup-toko', title: 'Tutup Toko', group: 'utility' });

export const tutupTokoDomain = defineDomain(
  'tutup-toko',
  'Tutup Toko',
  tutupTokoScreen,
  tutupToko,
  periksaTutup,
  hitungLaci,
  rincianLaci,
);
