/** What speaks to the outside: messages to customers. */
import { flag } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
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

export const integrasi = defineDomain(
  'integrasi',
  'Integrasi',
  whatsappSetting,
  settingWaCommand,
  simpanPenyediaWa,
  simpanPesanWa,
  ujiWa,
  daftarPesanWa,
  ulangPesanWa,
  setujuWaCommand,
  chatSend,
);
