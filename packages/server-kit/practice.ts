/**
 * Practice: stores in which nothing counts, on the same build. A server keeps a room, whose stores have databases of their
 * own; such a store is a whole server to itself and knows of the real one no more than the sheet its run is written on.
 */
import type { Level, Sarana } from '@mustika/kernel/gate.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './http/http.ts';

/** Everything of practice is below this address, the calls and the pages. */
export const PRACTICE = '/latihan';

/** The branch of the practice chain in which everybody practises. */
export const TOKO_LATIHAN = 'JKT1';

/** Which run of which person: `latihan` is the drill. */
export type Run = {
  id: string;
  kode_toko: string;
  user_id: string;
  nama: string;
  level: Level;
  latihan: string;
};

/** What a finished run is worth, and why. */
export type Outcome = { skor: number; detik: number; selesai: string; kriteria: readonly object[] };

/** The sheet of a run, kept where the real books are: what was asked for, and once what came of it. */
export type RunSheet = {
  read(): Promise<{ tugas: unknown; mulai: string; hasil: Outcome | null } | null>;
  /** False when the run had its outcome before. */
  finish(outcome: Outcome): Promise<boolean>;
};

/** Somebody's practice store: all he does there goes to its own database. A trial is no drill and has no sheet. */
export type PracticeStore = { run: Run; sheet: RunSheet | null };

/** What `latihan` says of a run that is a trial. */
export const UJI_COBA = 'UJICOBA';

export type PracticeState = 'SIAP' | 'DISIAPKAN' | 'GAGAL';

export type PracticeRoom = {
  /** Whether a store can be opened at once; if not, it is being made ready from now on. */
  state(): PracticeState;
  /** A fresh store for this run, as the server sees it. Whatever store the person had before is gone. */
  open(run: Run): Promise<Deps>;
  /** The server of a run that is under way, or null. Being asked for keeps it open. */
  find(id: string): Promise<FastifyInstance | null>;
  close(): Promise<void>;
};

/** What a trial is doing while it is made: `ke` of `dari` tables. */
export type TrialStep = { tahap: 'MENYALIN' | 'MEMASUKKAN' | 'MEMERIKSA'; ke: number; dari: number };

/** Why one could not be made: no room on the disk, a database or server that went away, something the log knows. */
export type TrialFault = 'DISK' | 'TERPUTUS' | 'LAIN';

/**
 * The trial of a person: a copy of the shop. While it is made its step; then since when it is there and when it goes, how many bytes it
 * has, and how many findings its books and audit chains had when it was copied. `sebab`: why the last one could not be made.
 */
export type TrialState =
  | { keadaan: 'TIDAK_ADA' }
  | { keadaan: 'GAGAL'; sebab: TrialFault }
  | ({ keadaan: 'DIBUAT' } & TrialStep)
  | { keadaan: 'SIAP'; id: string; dibuat: string; sampai: string; ukuran: number; temuan: number };

/** Whose trial it is; his store is the one whose desk he comes from. */
export type TrialOwner = Omit<Run, 'id' | 'latihan'>;

/** Copies of the shop in which a move from another till is tried: one of a person, for days. docs/decisions/0153. */
export type TrialRoom = {
  state(user_id: string): Promise<TrialState>;
  /** Begins to make one that goes after so many days; answers when it has begun. Refused where there is one, or no room for one. */
  make(owner: TrialOwner, days: number): Promise<void>;
  /** As the server sees it, or null where the person has none that is ready. */
  open(user_id: string): Promise<{ id: string; deps: Deps } | null>;
  /** The server of a trial, or null. */
  find(id: string): Promise<FastifyInstance | null>;
  /** Throws it away, with all that was made for it; also one that is being made. */
  drop(user_id: string): Promise<void>;
  /** Throws away what is over, and what broke off. */
  expire(): Promise<void>;
  close(): Promise<void>;
};

export type Practice = { room: PracticeRoom | null; trials: TrialRoom | null; store: PracticeStore | null };

export const NO_PRACTICE: Practice = { room: null, trials: null, store: null };

export const saranaOf = ({ room, store }: Practice): ReadonlySet<Sarana> =>
  new Set([
    ...(room ? ['RUANG_LATIHAN' as const] : []),
    ...(store ? [store.sheet ? ('TOKO_LATIHAN' as const) : ('UJI_COBA' as const)] : []),
  ]);
