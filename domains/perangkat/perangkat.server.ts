/** Implementations of the domain, for the composition root. */
import { agenCommands } from './agen.query.ts';
import { tugasCommands } from './tugas-cetak.query.ts';

export const perangkatCommands = [...agenCommands, ...tugasCommands];
