/** Instalments, in menu order. */

import { flag } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { barangReadyCommand } from '../barang/cari-barang.command.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { MEMBER_DI_MEJA } from '../member/member.command.ts';
import { bayarCicilan } from './bayar-cicilan.document.ts';
import { hitungAmbilCicilan, hitungCicilan, pantauCicilan, tagihanCicilan } from './cicilan.command.ts';
import { cicilan as cicilanDocument } from './cicilan.document.ts';
import { laporanPenjualanCicilan } from './laporan-penjualan-cicilan.report.ts';
import { parameterCicilanResource } from './parameter-cicilan.resource.ts';
import { tagihanTokoLain } from './toko-lain/terima-cicilan.command.ts';
import { terimaCicilan } from './toko-lain/terima-cicilan.document.ts';

const gate = flag('CICILAN_MODULE');
const layar = { group: 'penjualan', gate } as const;

export const transaksiCicilan = defineScreen({
  ...layar,
  path: '/transaksi-cicilan',
  title: 'Transaksi Cicilan',
  cabang: 'wajib',
  reads: () => [
    parameterCicilanResource,
    salesResource,
    rekeningResource,
    barangReadyCommand,
    ...MEMBER_DI_MEJA,
  ],
});
export const lihatCicilan = defineScreen({
  ...layar,
  path: '/lihat-cicilan',
  title: 'Lihat Cicilan',
  reads: () => [rekeningResource, bakiResource],
});
export const bayarCicilanScreen = defineScreen({
  ...layar,
  path: '/bayar-cicilan',
  title: 'Bayar Cicilan',
  reads: () => [rekeningResource],
});
/** Instalments of plans of other stores that are paid here. */
export const terimaCicilanScreen = defineScreen({
  ...layar,
  path: '/terima-cicilan',
  title: 'Terima Cicilan Toko Lain',
  cabang: 'wajib',
  reads: () => [rekeningResource],
});
export const lelangCicilanScreen = defineScreen({
  ...layar,
  path: '/lelang-cicilan',
  title: 'Lelang Cicilan',
  reads: () => [rekeningResource, bakiResource],
});
export const batalCicilanScreen = defineScreen({
  ...layar,
  path: '/batal-cicilan',
  title: 'Batal Cicilan',
  reads: () => [rekeningResource, bakiResource],
});

export const cicilan = defineDomain(
  'cicilan',
  'Cicilan',
  transaksiCicilan,
  lihatCicilan,
  bayarCicilanScreen,
  terimaCicilanScreen,
  lelangCicilanScreen,
  batalCicilanScreen,
  cicilanDocument,
  bayarCicilan,
  terimaCicilan,
  hitungCicilan,
  tagihanCicilan,
  hitungAmbilCicilan,
  tagihanTokoLain,
  pantauCicilan,
  parameterCicilanResource,
  laporanPenjualanCicilan,
);
