/**
 * Slows down guessing, and never locks for good. A device on which the user has logged in before has tries of its own, which
 * nobody elsewhere can use up; strangers share those of the user, of the user at their address and of their address.
 * Approvals count by who asks whom, so that a cashier who guesses shuts out himself.
 *
 * No library: @fastify/rate-limit and rate-limiter-flexible count calls, not failures that a success forgives, and neither
 * counts before the attempt in one statement on the database that all servers share.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Database } from '../database.ts';

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

/** Of one who proves himself: `known` when he has logged in on this device before. */
export type Attempt = { user_id: string; device: string; known: boolean; address: string };

export const loginKeys = ({ user_id, device, known, address }: Attempt): ThrottleKey[] =>
  known
    ? [{ key: `p:${user_id}:${digest(device)}`, free: 5 }]
    : [
        { key: `u:${user_id}`, free: 10 },
        { key: `d:${user_id}:${address}`, free: 5 },
        { key: `a:${address}`, free: 50 },
      ];

/** Of one who is logged in and proves himself again: a session's device is one he has logged in on. */
export const ownKeys = ({
  session,
  device,
  address,
}: {
  session: { user_id: string };
  device: string;
  address: string;
}): ThrottleKey[] => loginKeys({ user_id: session.user_id, device, known: true, address });

/** Of one who asks another to agree. He is logged in, so neither a new device nor another address makes him a new one. */
export const approvalKeys = (requester: string, approver: string): ThrottleKey[] => [
  { key: `o:${requester}:${approver}`, free: 5 },
  { key: `r:${requester}`, free: 20 },
];

const digest = (device: string): string => createHash('sha256').update(device).digest('hex').slice(0, 32);

export function waitSeconds(failures: number, free: number, sinceLastS: number): number {
  if (failures < free) return 0;
  const pause = Math.min(LONGEST_S, 2 ** Math.min(12, failures - free) * 5);
  return Math.max(0, Math.ceil(pause - sinceLastS));
}

type Counted = { kunci: string; gagal: number | null; terakhir: string | null };

/**
 * A pause of an hour forgives: the counter starts again. An attempt that may be made is counted and dated before it is, so
 * that of a burst after a pause one gets its try, as of a queue. Answers what was there before.
 */
const BEGIN = `insert into percobaan_login as c (kunci, gagal, terakhir)
    select x.k, 1, $2::timestamptz from unnest($1::text[]) x(k) order by x.k
  on conflict (kunci) do update set gagal_lalu = c.gagal, terakhir_lalu = c.terakhir, (gagal, terakhir) = (
    select case when c.terakhir < excluded.terakhir - interval '1 hour' then 1 else c.gagal + 1 end, excluded.terakhir
      from unnest($1::text[], $3::integer[]) x(k, free)
     where x.k = c.kunci and (c.gagal < x.free
        or c.terakhir + make_interval(secs => least(${LONGEST_S}, 5 * 2 ^ least(12, c.gagal - x.free))) <= excluded.terakhir)
    union all select c.gagal, c.terakhir limit 1)
  returning kunci, gagal_lalu as gagal, terakhir_lalu as terakhir`;

/** Rows are locked in the order in which `begin` takes them: two attempts at one moment would wait for each other. */
const LOCKED =
  'with urut as (select kunci from percobaan_login where kunci = any ($1) order by kunci for update)';

/** The attempt was refused before it was made: it does not count. */
const RELEASE = `${LOCKED} update percobaan_login c set gagal = c.gagal - 1 from urut where c.kunci = urut.kunci and c.gagal > 0`;

const FAIL = `${LOCKED} update percobaan_login c set terakhir = $2 from urut where c.kunci = urut.kunci`;

/** Forgets what failed before; an address and an asker keep their counts, less this attempt. */
const SUCCEED = `${LOCKED},
  lupa as (delete from percobaan_login c using urut where c.kunci = urut.kunci and c.kunci !~ '^[ar]:')
  update percobaan_login c set gagal = c.gagal - 1 from urut where c.kunci = urut.kunci and c.kunci ~ '^[ar]:' and c.gagal > 0`;

export function createThrottle(db: Database, clock: Clock): Throttle {
  const run = (name: string, text: string, keys: readonly ThrottleKey[], ...more: unknown[]) =>
    db.call({ name, text, values: [keys.map((k) => k.key), ...more] });
  return {
    begin: async (keys) => {
      const now = clock.now();
      const free = keys.map((key) => key.free);
      const rows = (await run('coba_mulai', BEGIN, keys, now.toString(), free)) as Counted[];
      const waitOf = ({ key, free }: ThrottleKey): number => {
        const { gagal, terakhir } = rows.find(({ kunci }) => kunci === key) ?? {};
        if (!terakhir) return 0;
        return waitSeconds(gagal ?? 0, free, (now.epochMilliseconds - Date.parse(terakhir)) / 1000);
      };
      const wait = Math.max(0, ...keys.map(waitOf));
      if (wait === 0) return;
      // What made it wait counted nothing.
      const counted = keys.filter((key) => waitOf(key) === 0);
      await run('coba_batal', RELEASE, counted);
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
