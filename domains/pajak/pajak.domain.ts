/** Tax: the rates, and what the tax office is told. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { kodeGoamlResource } from './kode-goaml.resource.ts';
import { laporanPajakKeluaran } from './laporan-pajak-keluaran.report.ts';
import { laporanPenjualanRekap } from './laporan-penjualan-rekap.report.ts';
import { laporanPpatk } from './laporan-ppatk.report.ts';
import { parameterPpnResource } from './parameter-ppn.resource.ts';

export const pajak = defineDomain(
  'pajak',
  'Pajak',
  parameterPpnResource,
  laporanPenjualanRekap,
  laporanPajakKeluaran,
  laporanPpatk,
  kodeGoamlResource,
);
