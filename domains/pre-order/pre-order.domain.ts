/** Pre-orders: pieces that the shop will get, promised to customers, in menu order. Spec 1 §2.2. */
import { all, flag } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { MEMBER_DI_MEJA } from '../member/member.command.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { barangSiapResource } from '../pesanan/barang-siap.resource.ts';
import { barisPoResource } from './closing/baris-po.resource.ts';
import { menungguPo, usulanPo } from './closing/closing-po.command.ts';
import { closingPo } from './closing/closing-po.document.ts';
import { imporPo } from './impor/impor-po.command.ts';
import { laporanClosingBarangPo } from './laporan/laporan-closing-barang-po.report.ts';
import { laporanOutstandPo } from './laporan/laporan-outstand-po.report.ts';
import { laporanPenjualanPo } from './laporan/laporan-penjualan-po.report.ts';
import { laporanTransaksiPo } from './laporan/laporan-transaksi-po.report.ts';
import { daftarPreOrder, hitungPreOrder, MODUL_PO } from './pre-order.command.ts';
import { preOrder as preOrderDocument } from './pre-order.document.ts';

const layar = { gate: MODUL_PO, group: 'pesanan' } as const;

export const lihatPreOrder = defineScreen({
  ...layar,
  path: '/lihat-pre-order',
  title: 'Lihat Pre-order',
  reads: () => [rekeningResource, bakiResource, kasirResource],
});
export const transaksiPreOrder = defineScreen({
  ...layar,
  path: '/transaksi-pre-order',
  title: 'Transaksi Pre-order',
  cabang: 'wajib',
  reads: () => [rekeningResource, groupResource, jenisResource, salesResource, ...MEMBER_DI_MEJA],
});
export const closingBarangPo = defineScreen({
  ...layar,
  path: '/closing-barang-po',
  title: 'Closing Barang PO',
  reads: () => [barangSiapResource, barisPoResource],
});
export const importPreOrder = defineScreen({
  ...layar,
  path: '/import-pre-order',
  title: 'Import Pre-order',
  cabang: 'wajib',
});
export const validasiPreOrder = defineScreen({
  path: '/validasi-pre-order',
  title: 'Validasi Pre-order',
  group: 'validasi',
  gate: all(MODUL_PO, flag('VALIDASI_PRE_ORDER_MODULE')),
});

export const preOrder = defineDomain(
  'pre-order',
  'Pre-order',
  lihatPreOrder,
  transaksiPreOrder,
  closingBarangPo,
  importPreOrder,
  validasiPreOrder,
  preOrderDocument,
  closingPo,
  hitungPreOrder,
  daftarPreOrder,
  menungguPo,
  usulanPo,
  imporPo,
  laporanPenjualanPo,
  laporanOutstandPo,
  laporanClosingBarangPo,
  laporanTransaksiPo,
);
