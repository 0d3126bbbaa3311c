/** Kirim barang: pieces from one store of the chain to another. In menu order. Spec 1 §2.2 Items, Shipping between stores. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { barangReadyCommand } from '../barang/cari-barang.command.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { tokoResource } from '../master/toko.resource.ts';
import {
  belumDiterima,
  kirimanSatu,
  noKirim,
  suratJalan,
  terimaKirimanBarang,
  terimaSusulan,
} from './kirim-barang.command.ts';
import { KIRIM_BARANG, kirimBarang } from './kirim-barang.document.ts';
import { laporanKirimBarang, laporanKirimBarangOnline } from './laporan-kirim-barang.report.ts';
import { ambilPusat, bandingPusat } from './pusat/data-pusat.command.ts';
import { terimaBarang } from './terima-barang.document.ts';

const reads = () => [tokoResource, bakiResource, barangReadyCommand];

export const kirimBarangScreen = defineScreen({
  path: '/kirim-barang',
  title: 'Kirim Barang',
  group: 'barang',
  gate: KIRIM_BARANG,
  reads,
});

export const kirimKecabangScreen = defineScreen({
  path: '/kirim-barang-kecabang',
  title: 'Kirim Barang Ke Cabang',
  group: 'barang',
  gate: KIRIM_BARANG,
  reads,
});

export const terimaBarangScreen = defineScreen({
  path: '/terima-barang',
  title: 'Terima Barang',
  group: 'barang',
  gate: KIRIM_BARANG,
  reads: () => [bakiResource, groupResource],
});

/** A branch takes over lists, prices and pieces of head office. Spec 1 §2.2. */
export const importDataPusatScreen = defineScreen({
  path: '/import-data-pusat',
  title: 'Import Data Pusat',
  antar: true,
  group: 'utility',
  reads: () => [bakiResource],
});

export const kirimBarangDomain = defineDomain(
  'kirim-barang',
  'Kirim Barang',
  kirimBarangScreen,
  terimaBarangScreen,
  kirimKecabangScreen,
  laporanKirimBarang,
  laporanKirimBarangOnline,
  importDataPusatScreen,
  kirimBarang,
  terimaBarang,
  noKirim,
  belumDiterima,
  kirimanSatu,
  suratJalan,
  terimaKirimanBarang,
  terimaSusulan,
  bandingPusat,
  ambilPusat,
);
