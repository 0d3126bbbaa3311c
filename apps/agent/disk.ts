/**
 * What an agent keeps: its secret, and every job from before it is acknowledged until long after it was printed. A state is on the disk
 * before the act it speaks of, so that a power cut leaves at most a job of which nobody can say whether it came out, never one that is
 * printed again by itself.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { KunciAgen, Sebab, SetelanAgen, Tugas, TugasKirim } from '@mustika/kernel/agen/agen.ts';

/** MULAI: its printer may have had a byte of it. */
export type Tahap = 'MASUK' | 'MULAI' | 'TERCETAK' | 'RAGU' | 'GAGAL' | 'BATAL';
/** `dikabari`: the server knows how it ended. `saat`: when it came, in milliseconds. */
export type Simpanan = Omit<Tugas, 'pencetak'> & {
  pencetak: string;
  tahap: Tahap;
  sebab: Sebab | null;
  dikabari: boolean;
  saat: number;
};
export type Dikenal = KunciAgen & { server: string; nama: string };

export const nameOf = ({ id, ke }: Pick<Tugas, 'id' | 'ke'>): string => `${id}.${ke}`;
export const selesai = ({ tahap }: Simpanan): boolean => tahap !== 'MASUK' && tahap !== 'MULAI';

/** Whole or not at all, and there after a power cut. Nobody else's to read. */
export function write(dir: string, name: string, bytes: Uint8Array | string): void {
  const file = openSync(join(dir, `${name}.baru`), 'w', 0o600);
  try {
    writeSync(file, typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(join(dir, `${name}.baru`), join(dir, name));
  // A folder cannot be opened on Windows; there the name is safe with the file.
  if (process.platform === 'win32') return;
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

const KEY = 'agen.json';

export const readKey = (dir: string): Dikenal | null =>
  existsSync(join(dir, KEY)) ? (JSON.parse(readFileSync(join(dir, KEY), 'utf8')) as Dikenal) : null;

/** Paired anew: what the agent of before had is asked about at the till, and not printed from here. */
export function writeKey(dir: string, key: Dikenal): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  rmSync(join(dir, JOBS), { recursive: true, force: true });
  write(dir, KEY, `${JSON.stringify(key, null, 2)}\n`);
}

const DAY_MS = 86_400_000;
const JOBS = 'tugas';
const SETTINGS = 'setelan.json';
/** How long it is remembered that a job was made, and how often what is older goes. */
const KEPT_MS = 30 * DAY_MS;

export type Disk = {
  all(): Simpanan[];
  find(name: string): Simpanan | undefined;
  /** Puts a job on the disk; the bytes first, so that one which is known is whole. */
  take(job: TugasKirim, at: number): void;
  /** One that never came, and is not taken when it does. */
  refuse(job: Pick<Tugas, 'id' | 'ke'>, at: number): Simpanan;
  mark(one: Simpanan, part: Partial<Simpanan>): Simpanan;
  bytes(one: Simpanan): Uint8Array;
  /** Printers as the server last said them: what is here is printed without it. */
  settings(): SetelanAgen | null;
  keepSettings(setelan: SetelanAgen): void;
};

export function openDisk(root: string, now: number): Disk {
  const dir = join(root, JOBS);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const jobs = new Map<string, Simpanan>();
  const save = (one: Simpanan): Simpanan => {
    write(dir, `${nameOf(one)}.json`, JSON.stringify(one));
    jobs.set(nameOf(one), one);
    return one;
  };
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.json'))) {
    const one = JSON.parse(readFileSync(join(dir, file), 'utf8')) as Simpanan;
    jobs.set(nameOf(one), one);
  }
  let swept = 0;
  const sweep = (at: number): void => {
    if (at - swept < DAY_MS) return;
    swept = at;
    for (const one of jobs.values())
      if (selesai(one) && one.dikabari && at - one.saat > KEPT_MS) {
        rmSync(join(dir, `${nameOf(one)}.json`), { force: true });
        jobs.delete(nameOf(one));
      }
  };
  sweep(now);
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.baru'))) rmSync(join(dir, file));
  return {
    all: () => [...jobs.values()].toSorted((a, b) => a.saat - b.saat),
    find: (name) => jobs.get(name),
    take: ({ isi, pencetak, ...job }, at) => {
      sweep(at);
      write(dir, `${nameOf(job)}.isi`, isi);
      save({ ...job, pencetak: pencetak.nama, tahap: 'MASUK', sebab: null, dikabari: false, saat: at });
    },
    refuse: ({ id, ke }, at) =>
      save({
        ...{ id, ke, kertas: 'STRUK', bentuk: 'ESCPOS', keterangan: '', pencetak: '' },
        ...{ tahap: 'BATAL', sebab: null, dikabari: true, saat: at },
      }),
    mark: (one, part) => {
      const next = save({ ...one, ...part });
      // What may still be begun needs its bytes, nothing else does.
      if (selesai(next)) rmSync(join(dir, `${nameOf(next)}.isi`), { force: true });
      return next;
    },
    bytes: (one) => readFileSync(join(dir, `${nameOf(one)}.isi`)),
    settings: () =>
      existsSync(join(root, SETTINGS))
        ? (JSON.parse(readFileSync(join(root, SETTINGS), 'utf8')) as SetelanAgen)
        : null,
    keepSettings: (setelan) => write(root, SETTINGS, JSON.stringify(setelan)),
  };
}
