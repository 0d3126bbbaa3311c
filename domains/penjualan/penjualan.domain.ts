/** Sales, in menu order. */

import { any, flag, level } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { barangListCommand, barangReadyCommand } from '../barang/cari-barang.command.ts';
import { barangFotoCommand } from '../barang/foto-barang.command.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { hargaBeliResource } from '../master/harga/harga-beli.resource.ts';
import { parameterHargaEmasResource } from '../master/harga/parameter-harga-emas.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { kondisiPembelianResource } from '../master/kondisi-pembelian.resource.ts';
import { marketplaceResource } from '../master/marketplace.resource.ts';
import { potonganPembelianResource } from '../master/potongan-pembelian.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { rugiNotaResource } from '../master/rugi-nota.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { MEMBER_DI_MEJA } from '../member/member.command.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { bonusSalesResource } from './bonus/bonus-sales.resource.ts';
import { laporanBonusSales } from './bonus/laporan-bonus-sales.report.ts';
import { rincianBonusSales } from './bonus/rincian-bonus-sales.report.ts';
import { targetSalesResource } from './bonus/target-sales.resource.ts';
import {
  ambilKeranjang,
  daftarKeranjang,
  lepasBarang,
  pegangBarang,
  simpanKeranjang,
} from './kasir/keranjang.command.ts';
import { cekKuponCommand } from './kupon/cek-kupon.command.ts';
import { kuponResource } from './kupon/kupon.resource.ts';
import { kuponTukar } from './kupon/kupon-tukar.document.ts';
import { laporanBarangTukar } from './laporan/laporan-barang-tukar.report.ts';
import { laporanBatalPenjualan } from './laporan/laporan-batal-penjualan.report.ts';
import { laporanBatalTukar } from './laporan/laporan-batal-tukar.report.ts';
import { laporanCashBack } from './laporan/laporan-cash-back.report.ts';
import { laporanGlobalPenjualan } from './laporan/laporan-global-penjualan.report.ts';
import { laporanGlobalPenjualanGajah } from './laporan/laporan-global-penjualan-gajah.report.ts';
import { laporanGlobalSales } from './laporan/laporan-global-sales.report.ts';
import { laporanGlobalTransaksi } from './laporan/laporan-global-transaksi.report.ts';
import { laporanPenjualanBayar } from './laporan/laporan-penjualan-bayar.report.ts';
import { laporanPenjualanGlobalJenis } from './laporan/laporan-penjualan-global-jenis.report.ts';
import { laporanPenjualanGlobalPerjenis } from './laporan/laporan-penjualan-global-perjenis.report.ts';
import { laporanPenjualanMargin } from './laporan/laporan-penjualan-margin.report.ts';
import { laporanPenjualanMarketplace } from './laporan/laporan-penjualan-marketplace.report.ts';
import { laporanPenjualanSales } from './laporan/laporan-penjualan-sales.report.ts';
import { laporanRekapSales } from './laporan/laporan-rekap-sales.report.ts';
import { laporanTransaksiPenjualaBerlian } from './laporan/laporan-transaksi-penjuala-berlian.report.ts';
import { laporanTransaksiPenjualan } from './laporan/laporan-transaksi-penjualan.report.ts';
import { laporanNotaLuring } from './luring/laporan-nota-luring.report.ts';
import {
  daftarLuring,
  kabarLuring,
  kasusLuring,
  kembaliLuring,
  selesaiLuring,
  siapkanLuring,
  TANPA_JARINGAN,
  tarikLuring,
} from './luring/luring.command.ts';
import { hitungJualManual } from './manual/hitung-jual-manual.command.ts';
import { laporanBatalPenjualanManual } from './manual/laporan-batal-penjualan-manual.report.ts';
import { laporanPenjualanManual } from './manual/laporan-penjualan-manual.report.ts';
import { jelasJualCommand } from './nota/jelas-jual.command.ts';
import { gantiKunciNota, notaByGroup, notaSingle } from './nota/nota.command.ts';
import { penjualan as penjualanDocument } from './penjualan.document.ts';

export const transaksiPenjualan = defineScreen({
  path: '/transaksi-penjualan',
  title: 'Transaksi Penjualan',
  cabang: 'wajib',
  group: 'penjualan',
  // The last ones are what a trade-in is priced with.
  reads: () => [
    ...MEMBER_DI_MEJA,
    salesResource,
    rekeningResource,
    marketplaceResource,
    kondisiPembelianResource,
    hargaBeliResource,
    parameterHargaEmasResource,
    rugiNotaResource,
    potonganPembelianResource,
    groupResource,
    jenisResource,
    barangListCommand,
    barangReadyCommand,
    barangFotoCommand,
  ],
});
/** The customer's window, fed by the till on the same PC: the gate of the till. The specification shows none. */
export const layarPelanggan = defineScreen({
  path: '/layar-pelanggan',
  title: 'Layar Pelanggan',
  group: 'penjualan',
});
export const lihatPenjualan = defineScreen({
  path: '/lihat-penjualan',
  title: 'Lihat Penjualan',
  group: 'penjualan',
  reads: () => [groupResource, barangFotoCommand],
});
export const validasiPenjualan = defineScreen({
  path: '/validasi-penjualan',
  title: 'Validasi Penjualan',
  group: 'validasi',
  reads: () => [groupResource],
});
export const batalPenjualan = defineScreen({
  path: '/batal-penjualan',
  title: 'Batal Penjualan',
  group: 'penjualan',
  reads: () => [groupResource, kasirResource],
});

/** Owners reach it also where the module was turned off meanwhile: what is out keeps the day from closing until it is back. */
export const tanpaJaringanScreen = defineScreen({
  path: TANPA_JARINGAN,
  title: 'Jual Tanpa Jaringan',
  group: 'penjualan',
  gate: any(flag('JUAL_TANPA_JARINGAN_MODULE'), level('OWN', 'SU')),
  cabang: 'wajib',
  reads: () => [bakiResource],
});

export const cekKuponScreen = defineScreen({
  path: '/cek-kupon',
  title: 'Cek Kupon',
  group: 'penjualan',
  gate: flag('KUPON_PENJUALAN_MODULE'),
});

export const penjualan = defineDomain(
  'penjualan',
  'Penjualan',
  transaksiPenjualan,
  layarPelanggan,
  lihatPenjualan,
  batalPenjualan,
  validasiPenjualan,
  penjualanDocument,
  pegangBarang,
  lepasBarang,
  daftarKeranjang,
  simpanKeranjang,
  ambilKeranjang,
  tanpaJaringanScreen,
  siapkanLuring,
  kabarLuring,
  kembaliLuring,
  daftarLuring,
  tarikLuring,
  kasusLuring,
  selesaiLuring,
  notaByGroup,
  notaSingle,
  gantiKunciNota,
  jelasJualCommand,
  hitungJualManual,
  laporanTransaksiPenjualan,
  laporanTransaksiPenjualaBerlian,
  laporanBarangTukar,
  laporanBatalTukar,
  laporanPenjualanSales,
  laporanPenjualanBayar,
  laporanPenjualanMargin,
  laporanPenjualanMarketplace,
  laporanPenjualanGlobalJenis,
  laporanPenjualanGlobalPerjenis,
  laporanRekapSales,
  laporanBonusSales,
  rincianBonusSales,
  laporanGlobalPenjualan,
  laporanGlobalPenjualanGajah,
  laporanGlobalSales,
  laporanGlobalTransaksi,
  laporanBatalPenjualan,
  laporanCashBack,
  laporanPenjualanManual,
  laporanBatalPenjualanManual,
  laporanNotaLuring,
  bonusSalesResource,
  targetSalesResource,
  kuponResource,
  cekKuponScreen,
  cekKuponCommand,
  kuponTukar,
);
