/** Implementations of the domain, for the composition root. */
import type { SumberNota } from '@mustika/server-kit/slip/cetak.ts';
import { gambarCommands } from './gambar-rancangan.query.ts';
import { pratinjauCommands } from './pratinjau-rancangan.query.ts';
import { bacaRancanganCommands } from './rancangan-nota.query.ts';
import { salinCommands } from './salin-rancangan.query.ts';
import { tulisRancanganCommands } from './tulis-rancangan.query.ts';

/** `sumber`: where real notas come from, a source for each kind. */
export const rancanganNotaCommands = (sumber: readonly SumberNota[]) => [
  ...bacaRancanganCommands,
  ...tulisRancanganCommands,
  ...salinCommands,
  ...gambarCommands,
  ...pratinjauCommands(sumber),
];
