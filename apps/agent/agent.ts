/** An agent at work: its disk, its queue, its scale, its reader of fingers and its line. */
import { systemClock } from '@mustika/kernel/date.ts';
import { type Dikenal, openDisk } from './disk.ts';
import { startReader } from './fingerprint/reader.ts';
import { type Line, openLine } from './line.ts';
import type { Renewal } from './renewal.ts';
import { startScale } from './scale.ts';
import { createSpool, type Spool } from './spool.ts';

export type AgentInput = {
  dir: string;
  key: Dikenal;
  sistem: string;
  versi: string;
  say: (line: string) => void;
  refused: () => void;
  renewal: Renewal;
  /** A newer program lies on the disk: time to end. */
  renewed: () => void;
};

export type Agent = { stop(): Promise<void> };

export function startAgent({ dir, key, ...rest }: AgentInput): Agent {
  const { say } = rest;
  let line: Line | undefined;
  const spool: Spool = createSpool({
    disk: openDisk(dir, systemClock.now().epochMilliseconds),
    clock: systemClock,
    say,
    news: (kabar) => line?.tell(kabar),
    changed: () => line?.tellConditions(),
  });
  const scale = startScale({ say, told: (bacaan) => line?.tellWeight(bacaan) });
  const reader = startReader({ say });
  line = openLine({ key, ...rest, spool: () => spool, scale: () => scale, reader: () => reader });
  return {
    stop: async () => {
      scale.stop();
      // What is being printed is finished, and told where the line is still up.
      await spool.stop();
      line.close();
    },
  };
}
