/** The handbook: what every screen of the menus is for, made of its declarations and of words of ours. docs/decisions/0126. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { daftarPanduanCommand, halamanPanduanCommand, panduanPdfCommand } from './panduan.command.ts';

/** In no menu and no right: whoever may be here may read about what he may open. */
export const panduanScreen = defineScreen({ path: '/panduan', title: 'Panduan' });

export const panduan = defineDomain(
  'panduan',
  'Panduan',
  panduanScreen,
  daftarPanduanCommand,
  halamanPanduanCommand,
  panduanPdfCommand,
);
