/** What speaks to the outside: messages to customers, marketplaces, files, wholesale. */
import { flag, level } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { unduhExport } from './export-csv.command.ts';
import { ambilExport, daftarExport, mintaExport } from './export-latar.command.ts';
import { grosirCommand, serahGrosir, tukarGrosir } from './grosir.command.ts';
import { verifikasiWa, webhookWa } from './kabar-wa.command.ts';
import {
  settingMarketplaceCommand,
  simpanMarketplace,
  ujiMarketplace,
  webhookMarketplace,
} from './marketplace-setting.command.ts';
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
  reads: () => [bakiResource],
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
  webhookMarketplace,
  unduhExport,
  mintaExport,
  daftarExport,
  ambilExport,
  grosirCommand,
  serahGrosir,
  tukarGrosir,
);
