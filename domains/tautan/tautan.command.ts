/** The call of the page that a customer follows his document by. Ours: the specification shows a customer nothing but the nota. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { publik } from '@mustika/kernel/gate.ts';
import { halamanTautan } from '@mustika/kernel/public-page.ts';

/** Where the words of the link travel: in no address, so in no log and no history of anybody on the way. */
export const HEADER_TAUTAN = 'x-tautan';

/** Open without a login to whoever has a link; it says which document. */
export const tautanCommand = defineCommand({
  name: 'tautan',
  label: 'Halaman Tautan',
  method: 'GET',
  path: 'tautan',
  gate: publik,
  fields: {},
  answer: halamanTautan,
});
