/**
 * What may go, one line each; whatever is not named here stays for ever. Books, documents, approvals, the audit and what a person read
 * are never here: they prove something. docs/decisions/0129.
 */
import type pg from 'pg';
import { USANG } from './stored-answer.ts';

type Rule = {
  table: string;
  /** The moment from which its days count. */
  since: string;
  days: number;
  /** Only those of so many days before: for a table that grows for ever and is not read from its beginning each night. */
  window?: number;
  /** Of those, which; all of them when left out. */
  only?: string;
  /** Stands in place of the row's going. */
  set?: string;
};

export const PRUNED: readonly Rule[] = [
  // Ended sessions; the audit keeps who logged in.
  { table: 'sesi', since: 'ditutup', days: 90 },
  // The cookie of a device lives as long.
  { table: 'perangkat_dikenal', since: 'terakhir', days: 400 },
  // Processes that ended.
  { table: 'proses', since: 'detak', days: 1 },
  // Word of backups that are long gone.
  { table: 'cadangan', since: 'mulai', days: 800 },
  // Failed logins count for an hour.
  { table: 'percobaan_login', since: 'terakhir', days: 1 },
  // A piece that lay in a cart which nobody came back to.
  { table: 'barang_pegang', since: 'sampai', days: 1 },
  // What a key was answered. That it was used is kept for ever.
  {
    table: 'idem',
    since: 'dibuat',
    days: 90,
    window: 60,
    only: `jawaban <> '"${USANG}"'`,
    set: `jawaban = '"${USANG}"'`,
  },
];

/** Rows that go in one statement: a till waits for no longer than that takes. */
const AT_ONCE = 2000;

const statementOf = ({ table, since, window, only = 'true', set }: Rule): string => {
  const recent = window === undefined ? '' : `and ${since} > $1::timestamptz - interval '${window} days'`;
  const some = `select ctid from ${table} where ${since} < $1 ${recent} and ${only} limit ${AT_ONCE}`;
  return set
    ? `update ${table} set ${set} where ctid = any (array(${some}))`
    : `delete from ${table} where ctid = any (array(${some}))`;
};

/** Jobs that were given up, with what they were to do: long after anybody would try them again. */
const GIVEN_UP_DAYS = 90;
const GIVEN_UP = `select count(*)::int as n from graphile_worker.complete_jobs(
  array(select id from graphile_worker.jobs where attempts >= max_attempts and updated_at < $1 limit ${AT_ONCE}))`;

export type Pruned = Readonly<Record<string, number>>;

/** How many rows of each table went. As the owner of the database, whom row security does not ask. */
export async function prune(pool: Pick<pg.Pool, 'query'>, now: Temporal.Instant): Promise<Pruned> {
  const before = (days: number): string => now.subtract({ hours: 24 * days }).toString();
  const gone: Record<string, number> = {};
  for (const rule of PRUNED) {
    let last = AT_ONCE;
    gone[rule.table] = 0;
    while (last === AT_ONCE) {
      last = (await pool.query(statementOf(rule), [before(rule.days)])).rowCount ?? 0;
      gone[rule.table] = (gone[rule.table] ?? 0) + last;
    }
  }
  const { rows } = await pool.query<{ n: number }>(GIVEN_UP, [before(GIVEN_UP_DAYS)]);
  return { ...gone, jobs: rows[0]?.n ?? 0 };
}
