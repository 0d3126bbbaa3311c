/** Slows down guessing: per user and device after 5 failures, per address after 50; never a permanent lock. */

import type { Clock } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Database } from './database.ts';

export type Throttle = {
  /**
   * Counts an attempt before it is made, so that a burst gets no more tries than a queue; refuses with the seconds to
   * wait when one of the keys has failed too often. Every attempt ends with `fail`,
   * `succeed` or `release`.
   */
  begin(keys: readonly ThrottleKey[]): Promise<void>;
  /** Neither failed nor succeeded: what `begin` counted is taken back. */
  release(keys: readonly ThrottleKey[]): Promise<void>;
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

type Counted = { kunci: string; gagal: number | null; terakhir: string | null };

/** A pause of an hour forgives: the counter starts again. Answers what was counted before this attempt. */
const BEGIN = `insert into percobaan_login as c (kunci, gagal, terakhir) select k, 1, $2 from unnest($1::text[]) k order by k
  on conflict (kunci) do update set
    gagal = case when c.terakhir < excluded.terakhir - interval '1 hour' then 1 else c.gagal + 1 end,
    terakhir = case when c.terakhir < excluded.terakhir - interval '1 hour' then excluded.terakhir else c.terakhir end
  returning kunci, old.gagal as gagal, old.terakhir as terakhir`;

/** Rows are locked in the order in which `begin` takes them: two attempts at one moment would wait for each other. */
const LOCKED =
  'with urut as (select kunci from percobaan_login where kunci = any ($1) order by kunci for update)';

/** The attempt was refused before it was made: it does not count. */
const RELEASE = `${LOCKED} update percobaan_login c set gagal = c.gagal - 1 from urut where c.kunci = urut.kunci and c.gagal > 0`;

const FAIL = `${LOCKED} update percobaan_login c set terakhir = $2 from urut where c.kunci = urut.kunci`;

/** Forgets what the user failed before; the address keeps its count, less this attempt. */
const SUCCEED = `${LOCKED},
  lupa as (delete from percobaan_login c using urut where c.kunci = urut.kunci and c.kunci not like 'a:%')
  update percobaan_login c set gagal = c.gagal - 1 from urut where c.kunci = urut.kunci and c.kunci like 'a:%' and c.gagal > 0`;

export function createThrottle(db: Database, clock: Clock): Throttle {
  const run = (name: string, text: string, keys: readonly ThrottleKey[], ...more: unknown[]) =>
    db.call({ name, text, values: [keys.map((k) => k.key), ...more] });
  return {
    begin: async (keys) => {
      const now = clock.now();
      const rows = (await run('coba_mulai', BEGIN, keys, now.toString())) as Counted[];
      const waits = rows.map(({ kunci, gagal, terakhir }) => {
        const free = keys.find((k) => k.key === kunci)?.free ?? 5;
        return terakhir === null
          ? 0
          : waitSeconds(gagal ?? 0, free, (now.epochMilliseconds - Date.parse(terakhir)) / 1000);
      });
      const wait = Math.max(0, ...waits);
      if (wait === 0) return;
      await run('coba_batal', RELEASE, keys);
      reject(umum.TERLALU_SERING, { tunggu: wait });
    },
    release: async (keys) => {
      await run('coba_batal', RELEASE, keys);
    },
    fail: async (keys) => {
      await run('coba_gagal', FAIL, keys, clock.now().toString());
    },
    succeed: async (keys) => {
      await run('coba_berhasil', SUCCEED, keys);
    },
  };
}
