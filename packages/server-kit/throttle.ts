/** Slows down guessing: per user and device after 5 failures, per address after 50; never a permanent lock. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Clock } from '@mustika/kernel/date.ts';
import type { Database } from './database.ts';

export type Throttle = {
  /** Refuses with the seconds to wait when one of the keys has failed too often. */
  check(keys: readonly ThrottleKey[]): Promise<void>;
  fail(keys: readonly ThrottleKey[]): Promise<void>;
  succeed(keys: readonly ThrottleKey[]): Promise<void>;
};

/** `free` failures cost nothing; each one after that doubles the wait, up to a quarter of an hour. */
export type ThrottleKey = { key: string; free: number };

const LONGEST_S = 15 * 60;

export const loginKeys = (user_id: string, device: string, address: string): ThrottleKey[] => [
  { key: `u:${user_id}`, free: 10 },
  { key: `p:${user_id}:${device}`, free: 5 },
  { key: `a:${address}`, free: 50 },
];

export function waitSeconds(failures: number, free: number, sinceLastS: number): number {
  if (failures < free) return 0;
  const pause = Math.min(LONGEST_S, 2 ** Math.min(12, failures - free) * 5);
  return Math.max(0, Math.ceil(pause - sinceLastS));
}

export function createThrottle(db: Database, clock: Clock): Throttle {
  return {
    check: async (keys) => {
      const rows = (await db.call({
        name: 'coba_baca',
        text: 'select kunci, gagal, terakhir from percobaan_login where kunci = any ($1)',
        values: [keys.map((k) => k.key)],
      })) as { kunci: string; gagal: number; terakhir: string }[];
      const now = clock.now().epochMilliseconds;
      const waits = rows.map((row) =>
        waitSeconds(row.gagal, keys.find((k) => k.key === row.kunci)?.free ?? 5, (now - Date.parse(row.terakhir)) / 1000),
      );
      const wait = Math.max(0, ...waits);
      if (wait > 0) reject(umum.TERLALU_SERING, { tunggu: wait });
    },
    fail: async (keys) => {
      // A pause of an hour forgives: the counter starts again.
      await db.call({
        name: 'coba_gagal',
        text: `insert into percobaan_login as c (kunci, gagal, terakhir) select k, 1, $2 from unnest($1::text[]) k order by k
               on conflict (kunci) do update set terakhir = excluded.terakhir,
                 gagal = case when c.terakhir < excluded.terakhir - interval '1 hour' then 1 else c.gagal + 1 end`,
        values: [keys.map((k) => k.key), clock.now().toString()],
      });
    },
    succeed: async (keys) => {
      await db.call({
        name: 'coba_berhasil',
        text: "delete from percobaan_login where kunci = any ($1) and kunci not like 'a:%'",
        values: [keys.map((k) => k.key)],
      });
    },
  };
}
