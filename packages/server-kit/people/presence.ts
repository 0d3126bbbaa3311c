/**
 * Which browsers are open. A process says that it lives, once for all the lines it holds, and a session says which process holds its
 * line: an open browser costs a write when it comes and one when it goes. One that vanished with its process is missed with it.
 */
import { randomUUID } from 'node:crypto';
import type { Clock } from '@mustika/kernel/date.ts';
import type { Database } from '../database.ts';
import { type SessionRow, sha256 } from './session-store.ts';

/** Well within the time after which a browser counts as gone (`UNSEEN_MS`). */
export const BEAT_MS = 30_000;

export type Presence = {
  /** This process lives. */
  beat(): Promise<void>;
  /** A line of this session came up here. */
  came(token: string): Promise<void>;
  /** One of its lines went down here. */
  went(token: string): Promise<void>;
  /** It is still there: says so again where another process took its leave for it. */
  stays(token: string, row: Pick<SessionRow, 'proses'>): Promise<void>;
};

export function createPresence(db: Database, clock: Clock): Presence {
  const id = randomUUID();
  /** Lines of each session: two pages of one browser are two. */
  const lines = new Map<string, number>();
  const now = (): string => clock.now().toString();
  const run = async (name: string, text: string, ...values: unknown[]): Promise<void> => {
    await db.call({ name, text, values });
  };
  const hold = (token: string): Promise<void> =>
    run(
      'proses_pegang',
      'update sesi set proses = $2, terlihat = $3 where token_hash = $1 and ditutup is null',
      ...[sha256(token), id, now()],
    );
  // Not where it came up at another process meanwhile.
  const release = (token: string): Promise<void> =>
    run(
      'proses_lepas',
      'update sesi set proses = null, terlihat = $3 where token_hash = $1 and proses = $2',
      ...[sha256(token), id, now()],
    );
  /** Comings and goings of one session are written in the order in which they were. */
  const turns = new Map<string, Promise<void>>();
  const inTurn = (token: string, work: (token: string) => Promise<void>): Promise<void> => {
    const done = (turns.get(token) ?? Promise.resolve()).catch(() => {}).then(() => work(token));
    turns.set(token, done);
    const over = (): void => {
      if (turns.get(token) === done) turns.delete(token);
    };
    done.then(over, over);
    return done;
  };
  /** Whose going could not be written: it would be there for as long as this process lives. */
  const owed = new Set<string>();
  const leave = (token: string): Promise<void> =>
    inTurn(token, async () => {
      if (lines.has(token)) return;
      owed.add(token);
      await release(token);
      owed.delete(token);
    });
  return {
    beat: async () => {
      await run(
        'proses_detak',
        'insert into proses (id, detak) values ($1, $2) on conflict (id) do update set detak = excluded.detak',
        ...[id, now()],
      );
      for (const token of [...owed]) await leave(token);
    },
    came: async (token) => {
      const before = lines.get(token) ?? 0;
      lines.set(token, before + 1);
      owed.delete(token);
      if (before === 0) await inTurn(token, hold);
    },
    went: async (token) => {
      const left = (lines.get(token) ?? 1) - 1;
      if (left > 0) return void lines.set(token, left);
      lines.delete(token);
      await leave(token);
    },
    stays: async (token, { proses }) => {
      if (proses === null && lines.has(token)) await inTurn(token, hold);
    },
  };
}
