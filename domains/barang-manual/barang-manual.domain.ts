/** Barang manual: goods without a barcode on each. In menu order. Spec 1 §2.2 Manual items. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { lotAdaCommand } from '../lot/lot.command.ts';
import { BARANG_MANUAL } from '../lot/punya-lot.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { kondisiBarangResource } from '../master/kondisi-barang.resource.ts';
import { supplierResource } from '../master/supplier.resource.ts';
import { barangManualCommand } from './barang-manual.command.ts';
import { hancurManual } from './hancur-manual.document.ts';
import { laporanHancurManual } from './laporan/laporan-hancur-manual.report.ts';
import { laporanPindahManual } from './laporan/laporan-pindah-manual.report.ts';
import { laporanSummaryManual } from './laporan/laporan-summary-manual.report.ts';
import { laporanTambahManual } from './laporan/laporan-tambah-manual.report.ts';
import { pindahManual } from './pindah-manual.document.ts';
import { tambahManual } from './tambah-manual.document.ts';

export const dataBarangManualScreen = defineScreen({
  path: '/data-barang-manual',
  title: 'Data Barang Manual',
  group: 'barang',
  gate: BARANG_MANUAL,
  reads: () => [barangManualCommand, groupResource, jenisResource, bakiResource, supplierResource],
});

export const pindahBarangManualScreen = defineScreen({
  path: '/pindah-barang-manual',
  title: 'Pindah Barang Manual',
  group: 'barang',
  gate: BARANG_MANUAL,
  reads: () => [lotAdaCommand, bakiResource],
});

export const hancurBarangManualScreen = defineScreen({
  path: '/hancur-barang-manual',
  title: 'Hancur Barang Manual',
  group: 'barang',
  gate: BARANG_MANUAL,
  reads: () => [lotAdaCommand, kondisiBarangResource],
});

export const barangManual = defineDomain(
  'barang-manual',
  'Barang Manual',
  dataBarangManualScreen,
  tambahManual,
  pindahBarangManualScreen,
  pindahManual,
  hancurBarangManualScreen,
  hancurManual,
  laporanTambahManual,
  laporanPindahManual,
  laporanHancurManual,
  laporanSummaryManual,
  barangManualCommand,
);
