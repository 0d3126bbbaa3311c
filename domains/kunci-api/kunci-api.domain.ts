/** Programs of others: keys by which they call, and what they are told. docs/decisions/0157 and 0158. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import {
  cobaLanggananCommand,
  keadaanLanggananCommand,
  kirimanCommand,
  kirimLagiCommand,
  langgananBaruCommand,
  langgananCommand,
  putarRahasiaCommand,
  ulangLanggananCommand,
} from './kejadian.command.ts';
import {
  buatKunciCommand,
  cabutKunciCommand,
  gerbangKunci,
  kunciApiCommand,
  LAYAR_KUNCI,
  panggilanKunciCommand,
  pilihanKunciCommand,
  putarKunciCommand,
  ubahKunciCommand,
} from './kunci-api.command.ts';

export const kunciApiScreen = defineScreen({
  path: LAYAR_KUNCI,
  title: 'Kunci API',
  group: 'pengaturan',
  gate: gerbangKunci,
});

export const kunciApi = defineDomain(
  'kunci-api',
  'Kunci API',
  kunciApiScreen,
  kunciApiCommand,
  pilihanKunciCommand,
  buatKunciCommand,
  ubahKunciCommand,
  putarKunciCommand,
  cabutKunciCommand,
  panggilanKunciCommand,
  langgananCommand,
  langgananBaruCommand,
  putarRahasiaCommand,
  keadaanLanggananCommand,
  ulangLanggananCommand,
  cobaLanggananCommand,
  kirimanCommand,
  kirimLagiCommand,
);
