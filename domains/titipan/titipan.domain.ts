/** Deposits, in menu order. Taking one is the till's: transaksi-penjualan, F7. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { laporanTitipUang } from './laporan-titip-uang.report.ts';
import { titipan as titipanDocument } from './titipan.document.ts';

export const lihatTitipan = defineScreen({
  path: '/lihat-titipan',
  title: 'Lihat Titipan',
  group: 'penjualan',
  reads: () => [rekeningResource, bakiResource],
});
export const validasiTitipan = defineScreen({
  path: '/validasi-titipan',
  title: 'Validasi Titipan',
  group: 'validasi',
});

export const titipan = defineDomain(
  'titipan',
  'Titipan',
  lihatTitipan,
  validasiTitipan,
  titipanDocument,
  laporanTitipUang,
);
