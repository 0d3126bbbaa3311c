/** What a balancer asks, and is answered at once or not at all: whether PostgreSQL is there, and who follows it. */
import type pg from 'pg';
import { type LivePool, silentError } from './connection.ts';

/** A server that follows: whether sales wait for it, and how far it lags; nothing of that is known where the owner may not read it. */
export type Follower = {
  nama: string;
  serentak: boolean;
  byte_tertinggal: number | null;
  detik_tertinggal: number | null;
  terbaca: boolean;
};

export const FOLLOWERS = 'select nama, serentak, byte_tertinggal, detik_tertinggal, terbaca from siaga()';

const SOON_MS = 3000;

/** Whoever asks often must not wait as long as a till would. */
export async function soon<R extends pg.QueryResultRow>({ pool }: LivePool, text: string): Promise<R[]> {
  const late = AbortSignal.timeout(SOON_MS);
  const tooLate = new Promise<never>((_, fail) => {
    late.addEventListener('abort', () => fail(silentError()), { once: true });
  });
  return (await Promise.race([pool.query<R>(text), tooLate])).rows;
}
