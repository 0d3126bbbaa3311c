/** Hints with reasons: what is worth a question, and the rows behind it. docs/decisions/0168. */

import { level } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import {
  daftarAturanCommand,
  LAYAR_ATURAN,
  lihatPetunjukCommand,
  ubahAturanCommand,
} from './petunjuk.command.ts';
import { petunjuk } from './petunjuk.report.ts';
import { rincianPetunjuk } from './rincian-petunjuk.report.ts';

export const aturanPetunjukScreen = defineScreen({
  path: LAYAR_ATURAN,
  title: 'Aturan Petunjuk',
  group: 'pengaturan',
  gate: level('OWN', 'SU'),
});

export const petunjukDomain = defineDomain(
  'petunjuk',
  'Petunjuk',
  petunjuk,
  rincianPetunjuk,
  aturanPetunjukScreen,
  lihatPetunjukCommand,
  daftarAturanCommand,
  ubahAturanCommand,
);
