/** Turns per user: screens wait for each other, and one file at a time, so that nobody holds all report connections. */
import type { Readable } from 'node:stream';
import type { Deps } from '../http/http.ts';

export type ReportQueue = {
  /** Runs after the user's earlier screen reports. */
  inTurn<T>(user_id: string, work: () => Promise<T>): Promise<T>;
  /** The user's file slot: a function that gives it back, or null while another file is being made. */
  claim(user_id: string): (() => void) | null;
};

function createQueue(): ReportQueue {
  const tails = new Map<string, Promise<unknown>>();
  const files = new Set<string>();
  return {
    inTurn: (user_id, work) => {
      const turn = (tails.get(user_id) ?? Promise.resolve()).then(work, work);
      const tail = turn.then(
        () => {},
        () => {}, // The caller of this turn hears of the failure; the next one only waits for its end.
      );
      tails.set(user_id, tail);
      void tail.then(() => tails.get(user_id) === tail && tails.delete(user_id));
      return turn;
    },
    claim: (user_id) => {
      if (files.has(user_id)) return null;
      files.add(user_id);
      return () => void files.delete(user_id);
    },
  };
}

const queues = new WeakMap<Deps, ReportQueue>();

/** The one queue of a server. */
export function queueOf(deps: Deps): ReportQueue {
  const known = queues.get(deps) ?? createQueue();
  queues.set(deps, known);
  return known;
}

/** Gives the slot back with the last byte (before the reader can ask again), or when the reader leaves early. */
export const releaseAfter = (file: Readable, release: () => void): void => {
  file.once('end', release).once('close', release);
};
