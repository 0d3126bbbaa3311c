/** Payments: what documents of other domains compose to be paid, and the gateway through which QRIS comes in. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import {
  akuiTagihan,
  batalTagihan,
  daftarTagihan,
  GERBANG_LEVEL,
  gerbangKini,
  LAYAR_GERBANG,
  lihatTagihan,
  mintaTagihan,
  pasangTagihan,
  periksaTagihan,
  selesaikanTagihan,
  settingGerbang,
  simpanGerbang,
  ujiGerbang,
  webhookGerbang,
} from './gerbang/gerbang.command.ts';
import { laporanTagihanQris } from './gerbang/laporan-tagihan-qris.report.ts';
import { qrisCommand } from './qris.command.ts';

/** What came in by QRIS through the gateway, money that no nota took, and how the gateway is reached. */
const gerbangBayar = defineScreen({
  path: LAYAR_GERBANG,
  title: 'Gerbang Pembayaran',
  group: 'keuangan',
  gate: GERBANG_LEVEL,
  reads: () => [rekeningResource],
});

export const pembayaran = defineDomain(
  'pembayaran',
  'Pembayaran',
  gerbangBayar,
  qrisCommand,
  settingGerbang,
  simpanGerbang,
  ujiGerbang,
  gerbangKini,
  mintaTagihan,
  lihatTagihan,
  periksaTagihan,
  batalTagihan,
  akuiTagihan,
  daftarTagihan,
  pasangTagihan,
  selesaikanTagihan,
  webhookGerbang,
  laporanTagihanQris,
);
