/** What speaks to the outside: messages to customers, marketplaces, files, wholesale. */
import { flag, level } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { marketplaceResource } from '../master/marketplace.resource.ts';
import { unduhExport } from './export-csv.command.ts';
import { ambilExport, daftarExport, mintaExport } from './export-latar.command.ts';
import { grosirCommand, serahGrosir, tukarGrosir } from './grosir.command.ts';
import { verifikasiWa, webhookWa } from './kabar-wa.command.ts';
import {
  hubungkanMarketplace,
  kurirMarketplace,
  settingMarketplaceCommand,
  simpanMarketplace,
  tukarMarketplace,
  ujiMarketplace,
  webhookMarketplace,
} from './marketplace/marketplace-setting.command.ts';
import {
  bacaLagiPesanan,
  daftarPesananMarketplace,
  PESANAN_MARKETPLACE,
  pegangPesanan,
  serahkanPesanan,
} from './marketplace/pesanan.command.ts';
import {
  BARANG_MARKETPLACE,
  daftarTawaran,
  MODUL_MARKETPLACE,
  simpanTawaran,
  tarikMarketplace,
  tawarkanMarketplace,
  ulangMarketplace,
} from './marketplace/tawaran.command.ts';
import {
  chatSend,
  daftarPesanWa,
  settingWaCommand,
  setujuWaCommand,
  simpanPenyediaWa,
  simpanPesanWa,
  ujiWa,
  ulangPesanWa,
} from './whatsapp.command.ts';

export const whatsappSetting = defineScreen({
  path: '/whatsapp-setting',
  title: 'Setting WhatsApp',
  group: 'pengaturan',
  gate: flag('WHATSAPP_MODULE'),
});

export const marketplaceSetting = defineScreen({
  path: '/marketplace-setting',
  title: 'Setting Marketplace',
  group: 'pengaturan',
  gate: flag('MARKETPLACE_INTEGRATION_MODULE'),
  reads: () => [bakiResource, marketplaceResource],
});

export const barangMarketplace = defineScreen({
  path: BARANG_MARKETPLACE,
  title: 'Barang Di Marketplace',
  group: 'barang',
  gate: MODUL_MARKETPLACE,
});

export const pesananMarketplace = defineScreen({
  path: PESANAN_MARKETPLACE,
  title: 'Pesanan Marketplace',
  group: 'penjualan',
  gate: MODUL_MARKETPLACE,
});

/** Of the levels of the route table alone: an owner asks one of them. */
export const exportCsv = defineScreen({
  path: '/export-csv',
  title: 'Export CSV',
  group: 'pengaturan',
  gate: level('SU', 'MU'),
});

export const redirectToGrosir = defineScreen({
  path: '/redirect-to-grosir',
  title: 'Grosir',
  group: 'penjualan',
});

export const integrasi = defineDomain(
  'integrasi',
  'Integrasi',
  whatsappSetting,
  marketplaceSetting,
  barangMarketplace,
  pesananMarketplace,
  exportCsv,
  redirectToGrosir,
  settingWaCommand,
  simpanPenyediaWa,
  simpanPesanWa,
  ujiWa,
  daftarPesanWa,
  ulangPesanWa,
  setujuWaCommand,
  chatSend,
  verifikasiWa,
  webhookWa,
  settingMarketplaceCommand,
  simpanMarketplace,
  ujiMarketplace,
  hubungkanMarketplace,
  tukarMarketplace,
  kurirMarketplace,
  webhookMarketplace,
  simpanTawaran,
  tawarkanMarketplace,
  tarikMarketplace,
  ulangMarketplace,
  daftarTawaran,
  daftarPesananMarketplace,
  serahkanPesanan,
  pegangPesanan,
  bacaLagiPesanan,
  unduhExport,
  mintaExport,
  daftarExport,
  ambilExport,
  grosirCommand,
  serahGrosir,
  tukarGrosir,
);
