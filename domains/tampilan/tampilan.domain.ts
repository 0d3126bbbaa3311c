/** How the product looks: theme of a person, mark of company and store, and the views that people keep of their tables. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import {
  hapusLogo,
  logoTokoCommand,
  logoUmum,
  simpanTampilan,
  tampilanCommand,
  unggahLogo,
} from './tampilan.command.ts';
import {
  daftarTampilanCommand,
  hapusTampilanCommand,
  simpanTampilanCommand,
} from './tersimpan/tampilan-tersimpan.command.ts';

export const tampilanScreen = defineScreen({
  path: '/tampilan',
  title: 'Tampilan',
  group: 'utility',
});

export const tampilan = defineDomain(
  'tampilan',
  'Tampilan',
  tampilanScreen,
  tampilanCommand,
  simpanTampilan,
  logoUmum,
  logoTokoCommand,
  unggahLogo,
  hapusLogo,
  daftarTampilanCommand,
  simpanTampilanCommand,
  hapusTampilanCommand,
);
