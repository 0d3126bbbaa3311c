/** Points of members besides what sales and purchases do with them: what is given by hand and what they are taken for. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { hadiahResource } from '../member/hadiah.resource.ts';
import { hitungTukarPoint } from './hadiah/tukar-point.command.ts';
import { tukarPoint } from './hadiah/tukar-point.document.ts';
import { laporanBayarPoint } from './laporan/laporan-bayar-point.report.ts';
import { laporanKartuStockHadiah } from './laporan/laporan-kartu-stock-hadiah.report.ts';
import { transaksiPoin } from './transaksi/transaksi-poin.document.ts';

export const transaksiPoinScreen = defineScreen({
  path: '/transaksi-poin',
  title: 'Transaksi Poin',
  group: 'member',
});

export const tukarPointScreen = defineScreen({
  path: '/tukar-point',
  title: 'Tukar Point',
  group: 'member',
  reads: () => [hadiahResource],
});

export const poin = defineDomain(
  'poin',
  'Poin',
  transaksiPoinScreen,
  transaksiPoin,
  tukarPointScreen,
  tukarPoint,
  laporanBayarPoint,
  laporanKartuStockHadiah,
  hitungTukarPoint,
);
