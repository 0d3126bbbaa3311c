/** Implementations of the domain, for the composition root. */
import type { CommandImplementation } from '@mustika/server-kit/http/http.ts';
import { kejadianCommands } from './kejadian.query.ts';
import { type BuktiSendiri, kunciCommands } from './kunci-api.query.ts';

export { KALA_KEJADIAN, kejadianTasks } from './kejadian.job.ts';

export const kunciApiCommands = (bukti: BuktiSendiri): CommandImplementation[] => [
  ...kunciCommands(bukti),
  ...kejadianCommands(bukti),
];
