/** Barang: pieces of jewellery, from intake to the tag. In menu order. Spec 1 §2.2 Items. */
import { flag } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { berlianResource } from '../berlian/berlian.resource.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { bandrolResource } from '../master/bandrol.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { gudangResource } from '../master/gudang.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { kadarResource } from '../master/kadar.resource.ts';
import { kondisiBarangResource } from '../master/kondisi-barang.resource.ts';
import { labelResource } from '../master/label/label.resource.ts';
import { parameterOngkosResource } from '../master/parameter-ongkos.resource.ts';
import { supplierResource } from '../master/supplier.resource.ts';
import { aksesoris } from './aksesoris/aksesoris.document.ts';
import {
  barangImportCommand,
  barangImportMasterCommand,
  barangLabelCommand,
  barangRiwayatCommand,
  barangUbahCommand,
} from './barang.command.ts';
import { batuBarangCommand, batuUbahCommand } from './batu/batu-barang.command.ts';
import { DAFTAR_BATU } from './batu/batu-barang.rule.ts';
import { barangListCommand, barangReadyCommand } from './cari-barang.command.ts';
import { barangFotoCommand, barangFotoHapusCommand, barangFotoUnggahCommand } from './foto-barang.command.ts';
import { fotoHancur, fotoHancurUnggah } from './hancur/foto-hancur.command.ts';
import { hancurBarang } from './hancur/hancur-barang.document.ts';
import { contohLabelCommand } from './label/contoh-label.command.ts';
import { laporanAktivitasTimbangBaki } from './laporan/laporan-aktivitas-timbang-baki.report.ts';
import { laporanAnalisisHargaBarang } from './laporan/laporan-analisis-harga-barang.report.ts';
import { laporanBarangAcc } from './laporan/laporan-barang-acc.report.ts';
import { laporanBarangDetail } from './laporan/laporan-barang-detail.report.ts';
import { laporanBarangSumary } from './laporan/laporan-barang-sumary.report.ts';
import { laporanGlobalStockToko } from './laporan/laporan-global-stock-toko.report.ts';
import { laporanHancurBarang } from './laporan/laporan-hancur-barang.report.ts';
import { laporanKelompokBarang } from './laporan/laporan-kelompok-barang.report.ts';
import { laporanManagerialAnalisys } from './laporan/laporan-managerial-analisys.report.ts';
import { laporanPindahBarang } from './laporan/laporan-pindah-barang.report.ts';
import { laporanStockBeli } from './laporan/laporan-stock-beli.report.ts';
import { laporanStockJual } from './laporan/laporan-stock-jual.report.ts';
import { laporanTambahBarang } from './laporan/laporan-tambah-barang.report.ts';
import { laporanTimbangBaki } from './laporan/laporan-timbang-baki.report.ts';
import { laporanUmurStok } from './laporan/laporan-umur-stok.report.ts';
import { tambahBarangDocument } from './masuk/tambah-barang.document.ts';
import { petaBaki } from './peta/peta-baki.command.ts';
import { pindahBarang } from './pindah/pindah-barang.document.ts';
import { pratinjauProfit } from './profit/ubah-profit.command.ts';
import { ubahProfitBarang } from './profit/ubah-profit.document.ts';
import { laporanTerimaBarangSupplier } from './terima/laporan-terima-barang-supplier.report.ts';
import { opnamePenerimaan } from './terima/opname-penerimaan.document.ts';
import { penerimaanBarang } from './terima/penerimaan-barang.document.ts';
import { laporanBacaanTimbangan } from './timbang/laporan-bacaan-timbangan.report.ts';
import { timbangMulai, timbangReset } from './timbang/timbang-baki.command.ts';
import { timbangBaki } from './timbang/timbang-baki.document.ts';
import {
  daftarWeb,
  KIRIM_EXTERNAL,
  keadaanWeb,
  simpanWeb,
  tarikWeb,
  tawarkanBakiWeb,
  tawarkanWeb,
  UPDATE_EXTERNAL,
  ujiWeb,
  ulangWeb,
} from './web/barang-web.command.ts';

const masters = () => [
  ...[groupResource, jenisResource, gudangResource, bakiResource, bandrolResource, labelResource],
  ...[barangListCommand, barangReadyCommand, barangFotoCommand],
];

/** Lists of stones, for the screens that set a piece's. */
const batu = () => [berlianResource, ...Object.values(DAFTAR_BATU)];

export const tambahDataBarangScreen = defineScreen({
  path: '/tambah-data-barang',
  title: 'Tambah Data Barang',
  group: 'barang',
  reads: () => [...masters(), ...batu(), kadarResource, parameterOngkosResource, supplierResource],
});

export const tambahBarangBanyakScreen = defineScreen({
  path: '/tambah-barang-banyak',
  title: 'Tambah Barang Banyak',
  group: 'barang',
  reads: masters,
});

export const dataBarangScreen = defineScreen({
  path: '/data-barang',
  title: 'Data Barang',
  group: 'barang',
  reads: () => [...masters(), ...batu()],
});

export const pindahBarangScreen = defineScreen({
  path: '/pindah-barang',
  title: 'Pindah Barang',
  group: 'barang',
  reads: () => [bakiResource, barangReadyCommand],
});

export const pindahSatuBakiScreen = defineScreen({
  path: '/pindah-barang-satu-baki',
  title: 'Pindah Barang Satu Baki',
  group: 'barang',
  reads: () => [bakiResource],
});

export const petaBakiScreen = defineScreen({
  path: '/peta-baki',
  title: 'Peta Baki',
  group: 'barang',
  reads: () => [bakiResource, barangListCommand],
});

export const hancurBarangScreen = defineScreen({
  path: '/hancur-data-barang',
  title: 'Hancur Data Barang',
  group: 'barang',
  reads: () => [kondisiBarangResource, barangReadyCommand],
});

export const stockAksesorisScreen = defineScreen({
  path: '/tambah-dan-ambil-stock-aksesoris',
  title: 'Tambah Dan Ambil Stock Aksesoris',
  group: 'barang',
  reads: () => [groupResource, jenisResource, bakiResource, supplierResource, barangReadyCommand],
});

export const timbangBakiScreen = defineScreen({
  path: '/timbang-baki',
  title: 'Timbang Baki',
  group: 'barang',
  reads: () => [gudangResource, bakiResource],
});

export const updateProfitBarangScreen = defineScreen({
  path: '/update-profit-barang',
  title: 'Update Profit Barang',
  group: 'barang',
  reads: () => [groupResource, jenisResource, bakiResource],
});

export const cetakBarcodeScreen = defineScreen({
  path: '/cetak-barcode',
  title: 'Cetak Barcode',
  group: 'barang',
  reads: masters,
});

const acuanTerima = () => [supplierResource, groupResource, jenisResource];

export const penerimaanBarangScreen = defineScreen({
  path: '/penerimaan-barang',
  title: 'Penerimaan Barang',
  group: 'barang',
  reads: acuanTerima,
});

export const batalPenerimaanScreen = defineScreen({
  path: '/batal-penerimaan-barang',
  title: 'Batal Penerimaan Barang',
  group: 'barang',
  reads: acuanTerima,
});

export const opnamePenerimaanScreen = defineScreen({
  path: '/stock-opname-penerimaan',
  title: 'Stock Opname Penerimaan',
  group: 'barang',
  reads: () => [groupResource, jenisResource],
});

const MODUL_WEB = flag('BARANG_WEB_EXTERNAL_MODULE');

export const kirimExternalScreen = defineScreen({
  path: KIRIM_EXTERNAL,
  title: 'Kirim Barang External',
  group: 'barang',
  gate: MODUL_WEB,
  reads: () => [bakiResource, barangReadyCommand],
});

export const updateExternalScreen = defineScreen({
  path: UPDATE_EXTERNAL,
  title: 'Update Barang External',
  group: 'barang',
  gate: MODUL_WEB,
});

export const barang = defineDomain(
  'barang',
  'Barang',
  tambahDataBarangScreen,
  tambahBarangBanyakScreen,
  dataBarangScreen,
  pindahBarangScreen,
  pindahSatuBakiScreen,
  petaBakiScreen,
  hancurBarangScreen,
  timbangBakiScreen,
  stockAksesorisScreen,
  updateProfitBarangScreen,
  cetakBarcodeScreen,
  penerimaanBarangScreen,
  batalPenerimaanScreen,
  opnamePenerimaanScreen,
  kirimExternalScreen,
  updateExternalScreen,
  laporanTambahBarang,
  laporanTerimaBarangSupplier,
  laporanBarangDetail,
  laporanBarangSumary,
  laporanBarangAcc,
  laporanPindahBarang,
  laporanHancurBarang,
  laporanTimbangBaki,
  laporanAktivitasTimbangBaki,
  laporanKelompokBarang,
  laporanStockJual,
  laporanStockBeli,
  laporanGlobalStockToko,
  laporanUmurStok,
  laporanBacaanTimbangan,
  laporanAnalisisHargaBarang,
  laporanManagerialAnalisys,
  tambahBarangDocument,
  pindahBarang,
  hancurBarang,
  timbangBaki,
  aksesoris,
  ubahProfitBarang,
  pratinjauProfit,
  timbangMulai,
  timbangReset,
  penerimaanBarang,
  opnamePenerimaan,
  barangReadyCommand,
  barangListCommand,
  petaBaki,
  barangRiwayatCommand,
  barangUbahCommand,
  barangFotoUnggahCommand,
  barangFotoCommand,
  barangFotoHapusCommand,
  batuBarangCommand,
  batuUbahCommand,
  fotoHancurUnggah,
  fotoHancur,
  barangLabelCommand,
  contohLabelCommand,
  barangImportCommand,
  barangImportMasterCommand,
  keadaanWeb,
  simpanWeb,
  ujiWeb,
  tawarkanWeb,
  tawarkanBakiWeb,
  daftarWeb,
  ulangWeb,
  tarikWeb,
);
