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

/** Somebody's practice store: all he does there goes to its own database. */
export type PracticeStore = { run: Run; sheet: RunSheet };

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

export type Practice = { room: PracticeRoom | null; store: PracticeStore | null };

export const NO_PRACTICE: Practice = { room: null, store: null };

export const saranaOf = ({ room, store }: Practice): ReadonlySet<Sarana> =>
  new Set([...(room ? ['RUANG_LATIHAN' as const] : []), ...(store ? ['TOKO_LATIHAN' as const] : [])]);
