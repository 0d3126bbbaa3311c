/** Implementations of the domain's calls, for the composition root. */
import { akunCommands } from './akun.query.ts';
import { gudangBakiCommands } from './gudang-baki.query.ts';

export const masterCommands = [...gudangBakiCommands, ...akunCommands];
