/** Sepuhan: gold that craftsmen wash, mend, melt and make into pieces. In menu order. Spec 1 §2.2 Refining. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { barangReadyCommand } from '../barang/cari-barang.command.ts';
import { lotResource } from '../lot/lot.resource.ts';
import { SEPUHAN, SEPUHAN_SENDIRI } from '../lot/punya-lot.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { supplierResource } from '../master/supplier.resource.ts';
import { tukangResource } from '../master/tukang.resource.ts';
import {
  batchTerbuka,
  batchTerbukaCommand,
  diBuat,
  diCuci,
  diLebur,
  lotDiTukangCommand,
  untukTukang,
} from './di-tukang.command.ts';
import { batchTerbukaResource, lotDiTukangResource } from './di-tukang.resource.ts';
import { fotoJadiUnggah } from './jadi/foto-jadi.command.ts';
import { hitungJualEmas } from './jual-emas/hitung-jual-emas.command.ts';
import { JUAL_EMAS } from './jual-emas/isian-jual-emas.rule.ts';
import { jualEmas } from './jual-emas/jual-emas.document.ts';
import { kirimCuci } from './kirim-cuci.document.ts';
import { laporanKirimBarangKepusat } from './laporan/laporan-kirim-barang-kepusat.report.ts';
import { laporanRekeningTukang } from './laporan/laporan-rekening-tukang.report.ts';
import { laporanSaldoBarangAktif } from './laporan/laporan-saldo-barang-aktif.report.ts';
import { laporanStockCuciManual } from './laporan/laporan-stock-cuci-manual.report.ts';
import { laporanWastingSepuhan } from './laporan/laporan-wasting-sepuhan.report.ts';
import { bayarTukang } from './ongkos/bayar-tukang.document.ts';
import { utangTukang } from './ongkos/utang-tukang.command.ts';
import { diJalan, lotDiJalanCommand } from './pusat/di-jalan.command.ts';
import { lotDiJalanResource } from './pusat/di-jalan.resource.ts';
import { terimaPusat } from './pusat/terima-pusat.document.ts';
import { TERIMA_CABANG } from './sepuhan.rule.ts';
import { stockCuciCommand } from './stock-cuci/stock-cuci.command.ts';
import { stockCuci } from './stock-cuci/stock-cuci.document.ts';
import { STOCK_CUCI } from './stock-cuci/stock-cuci.rule.ts';
import { lunasTukang } from './tagihan/lunas-tukang.document.ts';
import { tagihanTukang } from './tagihan/tagihan-tukang.command.ts';
import { terimaSepuhan } from './terima-sepuhan.document.ts';
import { wastingSepuhan } from './wasting-sepuhan.document.ts';

export const kirimBarangCuciScreen = defineScreen({
  path: '/kirim-barang-cuci',
  title: 'Kirim Barang Cuci',
  group: 'pembelian',
  gate: SEPUHAN,
  reads: () => [lotResource, tukangResource, bakiResource, barangReadyCommand],
});

export const terimaBarangCuciScreen = defineScreen({
  path: '/terima-barang-cuci',
  title: 'Terima Barang Cuci',
  group: 'pembelian',
  gate: SEPUHAN_SENDIRI,
  reads: () => [lotDiTukangResource],
});

export const terimaSepuhanScreen = defineScreen({
  path: '/terima-sepuhan',
  title: 'Terima Sepuhan',
  group: 'pembelian',
  gate: SEPUHAN_SENDIRI,
  reads: () => [lotDiTukangResource, bakiResource],
});

export const terimaBarangJadiScreen = defineScreen({
  path: '/terima-barang-jadi',
  title: 'Terima Barang Jadi',
  group: 'pembelian',
  gate: SEPUHAN_SENDIRI,
  reads: () => [lotDiTukangResource, groupResource, jenisResource, bakiResource],
});

export const wastingSepuhanScreen = defineScreen({
  path: '/wasting-sepuhan',
  title: 'Wasting Sepuhan',
  group: 'pembelian',
  gate: SEPUHAN_SENDIRI,
  reads: () => [batchTerbukaResource],
});

export const terimaEmasCabangScreen = defineScreen({
  path: '/terima-emas-cabang',
  title: 'Terima Emas Cabang',
  group: 'pembelian',
  gate: TERIMA_CABANG,
  reads: () => [lotDiJalanResource, bakiResource],
});

export const stockCuciManualScreen = defineScreen({
  path: '/stock-cuci-manual',
  title: 'Stock Cuci Manual',
  group: 'pembelian',
  gate: STOCK_CUCI,
  reads: () => [lotResource, groupResource, jenisResource, bakiResource],
});

export const pelunasanTukangScreen = defineScreen({
  path: '/pelunasan-tukang',
  title: 'Pelunasan Tukang',
  group: 'pembelian',
  gate: SEPUHAN_SENDIRI,
  reads: () => [tukangResource, bakiResource, rekeningResource],
});

export const bayarTukangScreen = defineScreen({
  path: '/bayar-tukang',
  title: 'Bayar Tukang',
  group: 'pembelian',
  gate: SEPUHAN_SENDIRI,
  reads: () => [tukangResource, rekeningResource],
});

export const jualEmasScreen = defineScreen({
  path: '/jual-emas',
  title: 'Jual Emas',
  group: 'pembelian',
  gate: JUAL_EMAS,
  reads: () => [lotResource, supplierResource, rekeningResource],
});

export const lihatJualEmasScreen = defineScreen({
  path: '/lihat-jual-emas',
  title: 'Lihat Jual Emas',
  group: 'pembelian',
  gate: JUAL_EMAS,
  reads: () => [],
});

export const sepuhan = defineDomain(
  'sepuhan',
  'Sepuhan',
  kirimBarangCuciScreen,
  kirimCuci,
  terimaBarangCuciScreen,
  terimaSepuhanScreen,
  terimaBarangJadiScreen,
  terimaSepuhan,
  wastingSepuhanScreen,
  wastingSepuhan,
  pelunasanTukangScreen,
  lunasTukang,
  bayarTukangScreen,
  bayarTukang,
  terimaEmasCabangScreen,
  terimaPusat,
  stockCuciManualScreen,
  stockCuci,
  jualEmasScreen,
  lihatJualEmasScreen,
  jualEmas,
  laporanWastingSepuhan,
  laporanRekeningTukang,
  laporanKirimBarangKepusat,
  laporanSaldoBarangAktif,
  laporanStockCuciManual,
  untukTukang,
  diCuci,
  diLebur,
  diBuat,
  fotoJadiUnggah,
  utangTukang,
  batchTerbuka,
  diJalan,
  lotDiJalanCommand,
  stockCuciCommand,
  hitungJualEmas,
  tagihanTukang,
  lotDiTukangCommand,
  batchTerbukaCommand,
);
