/**
 * What may go, one line each; whatever is not named here stays for ever. Books, documents, approvals, the audit and what a person read
 * are never here: they prove something. docs/decisions/0129.
 */
import type pg from 'pg';

type Queries = Pick<pg.Pool, 'query'>;

type Rule = {
  table: string;
  /** The moment from which its days count. */
  since: string;
  days: number;
  /** Of those only the rows of which this holds. */
  only?: string;
  /** Says of the rows that go (`pergi`) what stays of them. */
  keeps?: string;
};

/** Since when a message to others is of no use: it arrived, its key was revoked, or it failed and the subscription went on without it. */
const TOLD = `case when status = 'TERKIRIM' then selesai else (select case when k.dicabut is not null then k.dicabut when l.macet is null then selesai end
    from langganan_kejadian l join kunci_api k on k.id = l.kunci where l.id = langganan) end`;

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
  // What was printed, and what nobody printed for a month.
  { table: 'tugas_cetak', since: 'dibuat', days: 30 },
  // Codes of agents, used or not.
  { table: 'agen_kode', since: 'berakhir', days: 1 },
  // What was sent to devices about requests.
  { table: 'kirim_push', since: 'dibuat', days: 30 },
  // What keys of the API called; the audit keeps what they did.
  { table: 'kunci_api_panggilan', since: 'pada', days: 35 },
  // Reports that went out; the audit keeps that they did.
  { table: 'kirim_laporan', since: 'diubah', days: 400 },
  // What marketplaces told us; the orders that were read for it stay.
  { table: 'peristiwa_marketplace', since: 'diterima', days: 120 },
  // What was told to programs of others, or passed over; what still waits to be told goes with its key.
  { table: 'kirim_kejadian', since: TOLD, days: 60 },
  // A piece that lay in a cart which nobody came back to.
  { table: 'barang_pegang', since: 'sampai', days: 1 },
  // What a till took along and took anew every ten minutes since, or gave back, where nothing came of it. The newest of a store stays: its
  // series of numbers go on from it.
  {
    table: 'paket_luring',
    since: 'sampai',
    days: 30,
    only: `keadaan in ('DIGANTI', 'KEMBALI') and urut < (select max(u.urut) from paket_luring u where u.kode_toko = paket_luring.kode_toko)
      and not exists (select from nota_luring n where n.kode_toko = paket_luring.kode_toko and n.paket = paket_luring.id)
      and not exists (select from kasus_luring k where k.kode_toko = paket_luring.kode_toko and k.paket = paket_luring.id)`,
  },
  // What a key was answered. That it was used is kept for ever (docs/decisions/0123).
  {
    table: 'idem',
    since: 'dibuat',
    days: 90,
    keeps: `insert into idem_lama as l (kode_toko, ember, kunci)
      select p.kode_toko, p.nomor & 1023, array_agg(p.nomor) from (select kode_toko, nomor_kunci(user_id, kunci) as nomor from pergi) p group by 1, 2
      on conflict (kode_toko, ember) do update set kunci = l.kunci || excluded.kunci`,
  },
];

/** Rows that go in one statement: a till waits for no longer than that takes. */
const AT_ONCE = 2000;
/** Pages that are gone through in one, of a table that is large and has no index for it: as many rows. */
const PAGES = 100;

const statementOf = ({ table, since, only = 'true' }: Rule): string =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where ${since} < $1 and ${only} limit ${AT_ONCE}))`;

/** Answers how many went, a part of the table after the other. */
async function moveOut(pool: Queries, { table, since, keeps }: Rule, before: string): Promise<number> {
  const text = `with pergi as (delete from ${table} where ctid >= $2::tid and ctid < $3::tid and ${since} < $1 returning *), tinggal as (${keeps})
    select count(*)::int as n from pergi`;
  const size = await pool.query<{ pages: number }>(
    `select (pg_relation_size('${table}') / current_setting('block_size')::int)::int as pages`,
  );
  let gone = 0;
  for (let page = 0; page < (size.rows[0]?.pages ?? 0); page += PAGES) {
    const part = await pool.query<{ n: number }>(text, [before, `(${page},0)`, `(${page + PAGES},0)`]);
    gone += part.rows[0]?.n ?? 0;
  }
  return gone;
}

async function remove(pool: Queries, rule: Rule, before: string): Promise<number> {
  let gone = 0;
  for (let last = AT_ONCE; last === AT_ONCE; gone += last)
    last = (await pool.query(statementOf(rule), [before])).rowCount ?? 0;
  return gone;
}

/** Jobs that were given up, with what they were to do: long after anybody would try them again. */
const GIVEN_UP_DAYS = 90;
const GIVEN_UP = `select count(*)::int as n from graphile_worker.complete_jobs(
  array(select id from graphile_worker.jobs where attempts >= max_attempts and updated_at < $1 limit ${AT_ONCE}))`;

export type Pruned = Readonly<Record<string, number>>;

/** How many rows of each table went. As the owner of the database, whom row security does not ask. */
export async function prune(pool: Queries, now: Temporal.Instant): Promise<Pruned> {
  const before = (days: number): string => now.subtract({ hours: 24 * days }).toString();
  const gone: Record<string, number> = {};
  for (const rule of PRUNED)
    gone[rule.table] = await (rule.keeps === undefined ? remove : moveOut)(pool, rule, before(rule.days));
  const { rows } = await pool.query<{ n: number }>(GIVEN_UP, [before(GIVEN_UP_DAYS)]);
  return { ...gone, jobs: rows[0]?.n ?? 0 };
}
