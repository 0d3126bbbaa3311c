/** Purchases over the counter, in menu order. */

import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { barangFotoCommand } from '../barang/foto-barang.command.ts';
import { lotResource } from '../lot/lot.resource.ts';
import { SEPUHAN_SENDIRI } from '../lot/punya-lot.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { hargaBeliResource } from '../master/harga/harga-beli.resource.ts';
import { parameterHargaEmasResource } from '../master/harga/parameter-harga-emas.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { kondisiBarangResource } from '../master/kondisi-barang.resource.ts';
import { kondisiPembelianResource } from '../master/kondisi-pembelian.resource.ts';
import { potonganPembelianResource } from '../master/potongan-pembelian.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { rugiNotaResource } from '../master/rugi-nota.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { MEMBER_DI_MEJA } from '../member/member.command.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { barangHancur, tanggalHancur } from './hancur/hancur-pembelian.command.ts';
import { hancurPembelian as hancurPembelianDocument } from './hancur/hancur-pembelian.document.ts';
import { laporanBatalPembelian } from './laporan/laporan-batal-pembelian.report.ts';
import { laporanGlobalPembelian } from './laporan/laporan-global-pembelian.report.ts';
import { laporanHancurPembelian } from './laporan/laporan-hancur-pembelian.report.ts';
import { laporanPembelianPerKondisi } from './laporan/laporan-pembelian-per-kondisi.report.ts';
import { laporanPembelianPerfaktur } from './laporan/laporan-pembelian-perfaktur.report.ts';
import { laporanPembelianSales } from './laporan/laporan-pembelian-sales.report.ts';
import { laporanPembelianTransfer } from './laporan/laporan-pembelian-transfer.report.ts';
import { laporanRekapTransaksiPembelian } from './laporan/laporan-rekap-transaksi-pembelian.report.ts';
import { laporanTransaksiPembelian } from './laporan/laporan-transaksi-pembelian.report.ts';
import { laporanTransaksiPembelianHistory } from './laporan/laporan-transaksi-pembelian-history.report.ts';
import { laporanValidasiSusut } from './laporan/laporan-validasi-susut.report.ts';
import { hitungBeliManual } from './manual/hitung-beli-manual.command.ts';
import { laporanBatalPembelianManual } from './manual/laporan-batal-pembelian-manual.report.ts';
import { laporanPembelianManual } from './manual/laporan-pembelian-manual.report.ts';
import { beliByGroup, beliSingle } from './nota/baca-beli.command.ts';
import { jelasBeliCommand } from './nota/jelas-beli.command.ts';
import { kunciNota } from './nota/kunci-nota.command.ts';
import { fotoBeli, fotoBeliUnggah, jualDariQr, jualUntukBeli } from './nota/nota-beli.command.ts';
import { imporNotaLama } from './nota-lama/impor-nota-lama.command.ts';
import { notaLamaResource } from './nota-lama/nota-lama.resource.ts';
import { pembelian as pembelianDocument } from './pembelian.document.ts';
import { laporanPindahSortir } from './sortir/laporan-pindah-sortir.report.ts';
import { laporanSortirPembelian } from './sortir/laporan-sortir-pembelian.report.ts';
import { pindahSortir } from './sortir/pindah-sortir.document.ts';
import { barangSortir, saranSortir } from './sortir/saran-sortir.command.ts';
import { sortirPembelian } from './sortir/sortir-pembelian.document.ts';
import { daftarSusut } from './susut/validasi-susut.command.ts';
import { validasiSusut as validasiSusutDocument } from './susut/validasi-susut.document.ts';

export const transaksiPembelian = defineScreen({
  path: '/transaksi-pembelian',
  title: 'Transaksi Pembelian',
  cabang: 'wajib',
  group: 'pembelian',
  reads: () => [
    ...MEMBER_DI_MEJA,
    salesResource,
    rekeningResource,
    kondisiPembelianResource,
    rugiNotaResource,
    potonganPembelianResource,
    hargaBeliResource,
    parameterHargaEmasResource,
    groupResource,
    jenisResource,
    bakiResource,
    barangFotoCommand,
  ],
});
export const lihatPembelian = defineScreen({
  path: '/lihat-pembelian',
  title: 'Lihat Pembelian',
  group: 'pembelian',
  reads: () => [groupResource],
});
export const batalPembelian = defineScreen({
  path: '/batal-pembelian',
  title: 'Batal Pembelian',
  group: 'pembelian',
  reads: () => [groupResource, kasirResource],
});

/**
 * Saved sales and purchases that wait for a second look, in one list. Spec 1 §2.2 names the route (among the debt screens,
 * beside validasi-jual-beli-manual) and shows nothing of it; sales have a screen of their own besides.
 */
export const validasiJualBeli = defineScreen({
  path: '/validasi-jual-beli',
  title: 'Validasi Jual Beli',
  group: 'validasi',
});

export const validasiSusut = defineScreen({
  path: '/validasi-susut',
  title: 'Validasi Susut',
  group: 'validasi',
});

export const hancurPembelian = defineScreen({
  path: '/hancur-pembelian',
  title: 'Hancur Pembelian',
  group: 'pembelian',
  reads: () => [kondisiBarangResource],
});

export const sortirPembelianScreen = defineScreen({
  path: '/sortir-pembelian',
  title: 'Sortir Pembelian',
  group: 'pembelian',
  gate: SEPUHAN_SENDIRI,
  reads: () => [saranSortir, barangSortir, lotResource, bakiResource],
});

export const pindahSortirScreen = defineScreen({
  path: '/pindah-sortir',
  title: 'Pindah Sortir',
  group: 'pembelian',
  gate: SEPUHAN_SENDIRI,
  reads: () => [lotResource],
});

export const pembelian = defineDomain(
  'pembelian',
  'Pembelian',
  transaksiPembelian,
  lihatPembelian,
  batalPembelian,
  validasiJualBeli,
  validasiSusut,
  hancurPembelian,
  sortirPembelianScreen,
  pindahSortirScreen,
  notaLamaResource,
  imporNotaLama,
  pembelianDocument,
  hancurPembelianDocument,
  sortirPembelian,
  pindahSortir,
  saranSortir,
  barangSortir,
  tanggalHancur,
  barangHancur,
  validasiSusutDocument,
  daftarSusut,
  jualUntukBeli,
  jualDariQr,
  kunciNota,
  beliByGroup,
  beliSingle,
  fotoBeliUnggah,
  fotoBeli,
  jelasBeliCommand,
  hitungBeliManual,
  laporanTransaksiPembelian,
  laporanTransaksiPembelianHistory,
  laporanBatalPembelian,
  laporanPembelianPerKondisi,
  laporanPembelianSales,
  laporanPembelianTransfer,
  laporanRekapTransaksiPembelian,
  laporanPembelianPerfaktur,
  laporanGlobalPembelian,
  laporanValidasiSusut,
  laporanHancurPembelian,
  laporanSortirPembelian,
  laporanPindahSortir,
  laporanPembelianManual,
  laporanBatalPembelianManual,
);
