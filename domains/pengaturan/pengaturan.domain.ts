/** What a store is set to. */
import { level } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { SYSTEM_LEVELS } from '@mustika/kernel/settings/declared.ts';
import { konfigurasiCommand } from './konfigurasi.command.ts';
import { paraSystemCommand, paraSystemKeyCommand } from './para-system.command.ts';
import {
  riwayatSetelanCommand,
  setelanCommand,
  setelanTokoCommand,
  ubahSetelanCommand,
} from './setelan.command.ts';
import { profilTokoCommand, simpanProfilToko } from './setting-toko.command.ts';

/** Every module and parameter of the store. Spec 1 §2.2, §6. */
const settingSystem = defineScreen({
  path: '/settingsystem',
  title: 'Setting System',
  group: 'pengaturan',
  gate: level(...SYSTEM_LEVELS),
});

/** The store as its slips show it, and its everyday switches. Spec 1 §2.2. */
const settingToko = defineScreen({ path: '/settingtoko', title: 'Setting Toko', group: 'pengaturan' });

export const pengaturan = defineDomain(
  'pengaturan',
  'Pengaturan',
  settingToko,
  settingSystem,
  paraSystemCommand,
  paraSystemKeyCommand,
  setelanCommand,
  riwayatSetelanCommand,
  setelanTokoCommand,
  ubahSetelanCommand,
  profilTokoCommand,
  simpanProfilToko,
  konfigurasiCommand,
);
