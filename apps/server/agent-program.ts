/** The program of the agents as it was built beside this server, for those that run another one. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ProgramAgen } from '@mustika/kernel/agen/agen.ts';
import paket from '../agent/package.json' with { type: 'json' };

const FILE = new URL('../agent/dist/agen.mjs', import.meta.url);

let read: Promise<ProgramAgen | null> | null = null;

/** Null where none was built: agents then keep the one they have. */
export function programAgen(): Promise<ProgramAgen | null> {
  read ??= readFile(FILE).then(
    (isi) => ({ versi: paket.version, sidik: createHash('sha256').update(isi).digest('hex'), isi }),
    () => null,
  );
  return read;
}
