/**
 * Newer programs of an agent: what the server hands over is checked, laid beside the one that runs, and begun by the starter once nothing is
 * being printed. One that never got as far as the server is not begun again, and not taken again. docs/decisions/0149.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramAgen } from '@mustika/kernel/agen/agen.ts';
import { write } from './disk.ts';

/** How the agent ends so that its starter begins the newer one. */
export const RENEWED = 75;

/** The one that runs and those it may be gone back to. */
const KEPT = 3;
const LIST = 'terbaru';

export type Renewal = {
  /** Hash of the program that runs; null where it runs from its sources, which are renewed by whoever has them. */
  sidik: string | null;
  /** Puts it on the disk; refused is what is not what it says, and what was found bad here. */
  keep(program: ProgramAgen): 'DITERIMA' | 'DITOLAK';
  /** The server let this program in: from now on its falls are not its fault. */
  proven(): void;
};

const listed = (dir: string): string[] =>
  existsSync(join(dir, LIST)) ? readFileSync(join(dir, LIST), 'utf8').split('\n').filter(Boolean) : [];

export function openRenewal(root: string, sidik: string | null): Renewal {
  const dir = join(root, 'program');
  return {
    sidik,
    keep: ({ sidik: wanted, isi }) => {
      if (sidik === null || wanted === sidik) return 'DITOLAK';
      if (createHash('sha256').update(isi).digest('hex') !== wanted) return 'DITOLAK';
      if (existsSync(join(dir, `${wanted}.buruk`))) return 'DITOLAK';
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      write(dir, `${wanted}.mjs`, isi);
      const before = listed(dir).filter((one) => one !== wanted);
      write(dir, LIST, [wanted, ...before].slice(0, KEPT).join('\n'));
      for (const old of before.slice(KEPT - 1)) rmSync(join(dir, `${old}.mjs`), { force: true });
      return 'DITERIMA';
    },
    proven: () => {
      if (sidik === null || existsSync(join(dir, `${sidik}.baik`))) return;
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      write(dir, `${sidik}.baik`, '');
    },
  };
}
