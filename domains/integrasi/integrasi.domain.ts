/** What speaks to the outside: messages to customers, marketplaces. */
import { flag } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { bakiResource } from '../master/baki.resource.ts';
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

export const integrasi = defineDomain(
  'integrasi',
  'Integrasi',
  whatsappSetting,
  marketplaceSetting,
  settingWaCommand,
  simpanPenyediaWa,
  simpanPesanWa,
  ujiWa,
  daftarPesanWa,
  ulangPesanWa,
  setujuWaCommand,
  chatSend,
  settingMarketplaceCommand,
  simpanMarketplace,
  ujiMarketplace,
  webhookMarketplace,
);
