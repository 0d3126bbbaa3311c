/** The way in: a family with an empty folder is led to its first nota. */
import { level } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { mulaiCommand } from './mulai.command.ts';

/** One page that asks what a shop is and what it needs, and shows what is still missing. The spec shows no such page. */
export const mulaiScreen = defineScreen({
  path: '/mulai',
  title: 'Mulai Berjualan',
  group: 'pengaturan',
  gate: level('OWN', 'SU', 'MU'),
});

export const mulai = defineDomain('mulai', 'Mulai Berjualan', mulaiScreen, mulaiCommand);
