/** Moving over from another till: tried in a copy of the shop, held against what that till said. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { BOLEH_UJI_COBA } from '../latihan/uji-coba.rule.ts';
import { angkaKasirLamaResource } from './angka-kasir-lama.resource.ts';
import { bandingKasirLama } from './banding-kasir-lama.report.ts';
import { ambilUjiCoba, buangUjiCoba, buatUjiCoba, ujiCobaCommand } from './uji-coba.command.ts';

/** The trial: made, entered, compared, taken over from, thrown away; and what is left for the day itself. The spec shows no such page. */
export const ujiCobaScreen = defineScreen({
  path: '/uji-coba',
  title: 'Uji Coba Pindahan',
  group: 'utility',
  gate: BOLEH_UJI_COBA,
});

export const pindahan = defineDomain(
  'pindahan',
  'Pindahan',
  ujiCobaScreen,
  ujiCobaCommand,
  buatUjiCoba,
  ambilUjiCoba,
  buangUjiCoba,
  angkaKasirLamaResource,
  bandingKasirLama,
);
