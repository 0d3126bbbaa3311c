/** Implementations of the domain, for the composition root. */
import { otorisasi } from './otorisasi.query.ts';
import { pengaturanTokoCommands } from './pengaturan-toko.query.ts';
import { sesiCommands } from './sesi.query.ts';

export const penggunaCommands = [...sesiCommands, otorisasi, ...pengaturanTokoCommands];
