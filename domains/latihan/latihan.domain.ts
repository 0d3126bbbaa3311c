/** Practice: drills in stores where nothing counts, and how people did. */
import { sarana } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { laporanLatihan } from './laporan-latihan.report.ts';
import {
  hasilLatihan,
  masukLatihan,
  masukUjiCoba,
  mulaiLatihan,
  ruangLatihan,
  selesaiLatihan,
  tugasLatihan,
} from './latihan.command.ts';

export const ruangLatihanScreen = defineScreen({
  path: '/ruang-latihan',
  title: 'Ruang Latihan',
  group: 'utility',
  gate: sarana('RUANG_LATIHAN'),
});

export const latihan = defineDomain(
  'latihan',
  'Latihan',
  ruangLatihanScreen,
  ruangLatihan,
  hasilLatihan,
  mulaiLatihan,
  masukUjiCoba,
  masukLatihan,
  tugasLatihan,
  selesaiLatihan,
  laporanLatihan,
);
