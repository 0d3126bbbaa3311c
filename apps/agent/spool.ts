/** The queue of an agent: each attempt of a job is made once, whatever happens to the line or to us. */
import type { Kabar, Kondisi, SetelanAgen, Tugas, TugasKirim } from '@mustika/kernel/agen/agen.ts';
import type { Clock } from '@mustika/kernel/date.ts';
import { type Disk, nameOf, type Simpanan, selesai } from './disk.ts';
import { startWorker, type Worker } from './worker.ts';

export type Spool = {
  take(job: TugasKirim): 'DITERIMA' | 'DITOLAK';
  giveBack(job: Pick<Tugas, 'id' | 'ke'>): 'BATAL' | 'TERLAMBAT';
  printers(setelan: SetelanAgen): void;
  /** All that ended and the server does not know of. */
  untold(): Simpanan[];
  told(one: Simpanan): void;
  /** What the server is told that we have. */
  held(): string[];
  conditions(): Record<string, Kondisi>;
  stop(): Promise<void>;
};

export type SpoolInput = {
  disk: Disk;
  clock: Clock;
  say: (line: string) => void;
  /** A job ended, or waits for its printer. */
  news: (kabar: Kabar) => void;
  /** A printer is another way than it was. */
  changed: () => void;
  tryAgainMs?: number;
  lookMs?: number;
};

/** Its end goes to the disk, then to the server. */
function ending({ disk, say, news }: SpoolInput) {
  return (one: Simpanan, tahap: 'TERCETAK' | 'RAGU' | 'GAGAL', sebab: Simpanan['sebab']): void => {
    const { id, ke } = disk.mark(one, { tahap, sebab });
    say(`cetakan ${one.keterangan || nameOf(one)}: ${tahap}${sebab ? ` (${sebab})` : ''}`);
    news({ id, ke, keadaan: tahap, sebab });
  };
}

/** Workers as the settings want them. One whose printer is reached in another way goes on with the new one. */
function workersOf(input: SpoolInput) {
  const { disk, say, changed, news, tryAgainMs = 3000, lookMs = 20_000 } = input;
  const workers = new Map<string, { worker: Worker; like: string }>();
  const ended = ending(input);
  const begin = (printer: SetelanAgen['pencetak'][number]): Worker =>
    startWorker({
      ...{ printer, disk, ended, waits: news, tryAgainMs, lookMs },
      changed: ({ nama }, kondisi) => {
        say(`printer ${nama}: ${kondisi}`);
        changed();
      },
    });
  const set = ({ pencetak }: SetelanAgen): void => {
    const names = new Set(pencetak.map(({ nama }) => nama));
    for (const [name, { worker }] of workers) {
      if (names.has(name)) continue;
      void worker.finish();
      workers.delete(name);
    }
    for (const printer of pencetak) {
      const like = JSON.stringify(printer);
      const there = workers.get(printer.nama);
      if (!there) workers.set(printer.nama, { worker: begin(printer), like });
      else if (there.like !== like) {
        there.like = like;
        there.worker.wake(printer);
      }
    }
    for (const one of disk.all())
      if (one.tahap === 'MASUK' && !names.has(one.pencetak)) ended(one, 'GAGAL', 'TANPA_PENCETAK');
  };
  return { workers, set };
}

export function createSpool(input: SpoolInput): Spool {
  const { disk, clock, say, news } = input;
  const now = (): number => clock.now().epochMilliseconds;
  // We ended in the middle of these: nobody can say whether they came out, so nobody prints them again but whoever looked.
  for (const one of disk.all()) if (one.tahap === 'MULAI') ending(input)(one, 'RAGU', 'MATI');
  const { workers, set } = workersOf(input);
  const kept = disk.settings();
  if (kept) set(kept);
  return {
    take: (job) => {
      const known = disk.find(nameOf(job));
      try {
        if (!known) disk.take(job, now());
      } catch (error) {
        say(`cetakan tidak dapat disimpan: ${String(error)}`);
        return 'DITOLAK';
      }
      if (known && selesai(known)) news({ ...known, keadaan: known.tahap as Kabar['keadaan'] });
      workers.get(job.pencetak.nama)?.worker.wake();
      return 'DITERIMA';
    },
    giveBack: (job) => {
      const one = disk.find(nameOf(job)) ?? disk.refuse(job, now());
      if (one.tahap === 'MASUK') disk.mark(one, { tahap: 'BATAL', dikabari: true });
      return one.tahap === 'MASUK' || one.tahap === 'BATAL' ? 'BATAL' : 'TERLAMBAT';
    },
    printers: (setelan) => {
      disk.keepSettings(setelan);
      set(setelan);
    },
    untold: () => disk.all().filter((one) => selesai(one) && !one.dikabari),
    told: (one) => void disk.mark(one, { dikabari: true }),
    held: () =>
      disk
        .all()
        .filter((one) => !selesai(one) || !one.dikabari)
        .map(nameOf),
    conditions: () =>
      Object.fromEntries(
        [...workers].flatMap(([name, { worker }]) => {
          const kondisi = worker.kondisi();
          return kondisi ? [[name, kondisi]] : [];
        }),
      ),
    stop: async () => {
      await Promise.all([...workers.values()].map(({ worker }) => worker.finish()));
    },
  };
}
