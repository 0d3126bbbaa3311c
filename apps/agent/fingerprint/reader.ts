/** The fingerprint reader at the PC of a till: one piece of work at a time, asked for by the server, its line free the rest of the time. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type HasilSidik,
  type PembacaSidik,
  type TahapSidik,
  TUNGGU_JARI_MS,
  type TugasSidik,
} from '@mustika/kernel/agen/agen.ts';
import { type FingerModule, openModule, type Slot } from './module.ts';

export type Reader = {
  set(reader: PembacaSidik | null): void;
  /** Does what the server wants, and says what came of it; never fails. */
  work(tugas: TugasSidik, tahap: (said: TahapSidik) => void): Promise<HasilSidik>;
};

const LOOK_MS = 120;
type Came = Pick<HasilSidik, 'hasil' | 'pola'>;

/** Waits until a finger of which something can be made lies there; false: none came in time. */
async function finger(module: FingerModule, slot: Slot, until: number): Promise<boolean> {
  while (performance.now() < until) {
    if ((await module.look(slot)) === 'finger') return true;
    await sleep(LOOK_MS);
  }
  return false;
}

async function lifted(module: FingerModule, until: number): Promise<boolean> {
  while (performance.now() < until) {
    if ((await module.look(2)) === 'none') return true;
    await sleep(LOOK_MS);
  }
  return false;
}

async function match(module: FingerModule, known: readonly Uint8Array[], until: number): Promise<Came> {
  if (!(await finger(module, 1, until))) return { hasil: 'TANPA_JARI' };
  for (const pola of known) {
    await module.download(2, pola);
    if (await module.same()) return { hasil: 'COCOK' };
  }
  return { hasil: 'TIDAK' };
}

type Say = (tahap: TahapSidik['tahap']) => void;

/** Twice the same finger, so that it is known by more than how it lay once. */
async function enrol(module: FingerModule, say: Say, until: number): Promise<Came> {
  say('TEMPEL');
  if (!(await finger(module, 1, until))) return { hasil: 'TANPA_JARI' };
  say('ANGKAT');
  if (!(await lifted(module, until))) return { hasil: 'TANPA_JARI' };
  say('TEMPEL_LAGI');
  if (!(await finger(module, 2, until))) return { hasil: 'TANPA_JARI' };
  if (!(await module.combine())) return { hasil: 'TIDAK' };
  return { hasil: 'TERDAFTAR', pola: await module.upload(1) };
}

export function startReader({
  say,
  waitMs = TUNGGU_JARI_MS,
}: {
  say: (line: string) => void;
  waitMs?: number;
}): Reader {
  let reader: PembacaSidik | null = null;
  let busy = false;
  const done = async (tugas: TugasSidik, tahap: (said: TahapSidik) => void): Promise<Came> => {
    if (!reader || busy) return { hasil: 'GANGGUAN' };
    busy = true;
    let module: FingerModule | null = null;
    try {
      module = await openModule(reader);
      const until = performance.now() + waitMs;
      if (tugas.kerja === 'COCOK') return await match(module, tugas.pola, until);
      return await enrol(module, (step) => tahap({ id: tugas.id, tahap: step }), until);
    } catch (error) {
      say((error as Error).message.split('\n')[0] ?? '');
      return { hasil: 'GANGGUAN' };
    } finally {
      module?.close();
      busy = false;
    }
  };
  return {
    set: (next) => {
      reader = next;
    },
    work: async (tugas, tahap) => ({ id: tugas.id, nonce: tugas.nonce, ...(await done(tugas, tahap)) }),
  };
}
