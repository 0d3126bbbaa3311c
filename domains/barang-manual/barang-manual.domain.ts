/** Barang manual: goods without a barcode on each. In menu order. Spec 1 §2.2 Manual items. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { MEJA_MANUAL, VALIDASI_MANUAL } from '../lot/isian-lot.rule.ts';
import { lotResource } from '../lot/lot.resource.ts';
import { BARANG_MANUAL } from '../lot/punya-lot.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { hargaBeliResource } from '../master/harga/harga-beli.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { kondisiBarangResource } from '../master/kondisi-barang.resource.ts';
import { kondisiPembelianResource } from '../master/kondisi-pembelian.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { supplierResource } from '../master/supplier.resource.ts';
import { MEMBER_DI_MEJA } from '../member/member.command.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { barangManualCommand } from './barang-manual.command.ts';
import { hancurManual } from './hancur-manual.document.ts';
import { laporanHancurManual } from './laporan/laporan-hancur-manual.report.ts';
import { laporanJualBeliSalesManual } from './laporan/laporan-jual-beli-sales-manual.report.ts';
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
  reads: () => [lotResource, bakiResource],
});

export const hancurBarangManualScreen = defineScreen({
  path: '/hancur-barang-manual',
  title: 'Hancur Barang Manual',
  group: 'barang',
  gate: BARANG_MANUAL,
  reads: () => [lotResource, kondisiBarangResource],
});

/** Sold, bought, and both in one nota. */
export const transaksiJualBeliManualScreen = defineScreen({
  path: MEJA_MANUAL,
  title: 'Transaksi Jual Beli Manual',
  cabang: 'wajib',
  group: 'penjualan',
  gate: BARANG_MANUAL,
  reads: () => [
    ...MEMBER_DI_MEJA,
    lotResource,
    salesResource,
    rekeningResource,
    groupResource,
    jenisResource,
    kondisiPembelianResource,
    hargaBeliResource,
  ],
});

export const lihatPenjualanManualScreen = defineScreen({
  path: '/lihat-penjualan-manual',
  title: 'Lihat Penjualan Manual',
  group: 'penjualan',
  gate: BARANG_MANUAL,
  reads: () => [groupResource],
});

export const lihatPembelianManualScreen = defineScreen({
  path: '/lihat-pembelian-manual',
  title: 'Lihat Pembelian Manual',
  group: 'pembelian',
  gate: BARANG_MANUAL,
  reads: () => [groupResource],
});

export const batalPenjualanManualScreen = defineScreen({
  path: '/batal-penjualan-manual',
  title: 'Batal Penjualan Manual',
  group: 'penjualan',
  gate: BARANG_MANUAL,
  reads: () => [kasirResource],
});

export const batalPembelianManualScreen = defineScreen({
  path: '/batal-pembelian-manual',
  title: 'Batal Pembelian Manual',
  group: 'pembelian',
  gate: BARANG_MANUAL,
  reads: () => [kasirResource],
});

export const validasiJualBeliManualScreen = defineScreen({
  path: VALIDASI_MANUAL,
  title: 'Validasi Jual Beli Manual',
  group: 'validasi',
  gate: BARANG_MANUAL,
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
  transaksiJualBeliManualScreen,
  lihatPenjualanManualScreen,
  lihatPembelianManualScreen,
  batalPenjualanManualScreen,
  batalPembelianManualScreen,
  validasiJualBeliManualScreen,
  laporanTambahManual,
  laporanPindahManual,
  laporanHancurManual,
  laporanSummaryManual,
  laporanJualBeliSalesManual,
  barangManualCommand,
);
