/** Work that no one waits for: the queue that documents fill in their own transaction, and the nightly checks. */
import { type JobHelpers, Logger, type Runner, run } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import { backupCron } from './backup/backup-config.ts';
import { nightlyBackup } from './backup/nightly.ts';
import type { TryShop } from './backup/rehearse.ts';
import type { Scope } from './database.ts';
import type { Deps } from './http/http.ts';
import { livePool } from './postgres/connection.ts';
import { prune } from './prune.ts';
import { traced } from './telemetry/telemetry.ts';

/** A task gets what its document queued, with kode_toko and no_dokumen. It may run twice, so it must be able to. */
export type Task = (payload: Record<string, unknown>, deps: Deps) => Promise<void>;
export type Tasks = Readonly<Record<string, Task>>;

/** Jobs that are due or under way, those for later, those given up; seconds that the oldest due one has waited. */
export type Queue = { due: number; planned: number; givenUp: number; lateS: number };

/** `owner`: the connections of the queue, which are the database owner's. */
export type Jobs = { stop(): Promise<void>; state(): Promise<Queue>; owner: Pick<pg.Pool, 'query'> };

/** Nobody's store: a task of the house itself. Reads across stores, writes nowhere. */
const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };

export type Temuan = { aturan: string; kode_toko: string; rincian: unknown };

/** Findings that go into the audit entry; the log has them all. */
const DICATAT = 20;

const PROOF_S = 600;

/** Everything that must always be true, asked of the whole database. Ten minutes, because it reads every book. */
export const cekInvarian = (deps: Deps): Promise<Temuan[]> =>
  deps.db.report(
    SEMUA,
    async (tx) => (await sql<Temuan>`select aturan, kode_toko, rincian from cek_invarian()`.execute(tx)).rows,
    PROOF_S,
  );

/**
 * The nightly proof of the books. Its result is sealed into the audit chain of head office, good or bad: a night
 * without an entry is a night nobody checked.
 */
export async function periksaInvarian(_payload: unknown, deps: Deps): Promise<void> {
  const temuan = await cekInvarian(deps);
  for (const satu of temuan) deps.log.error({ temuan: satu }, 'invarian dilanggar');
  const pusat = await deps.db.call({
    name: 'pusat',
    text: "select kode_toko from toko where tipe = 'PUSAT'",
    values: [],
  });
  const kode_toko = (pusat[0] as { kode_toko: string } | undefined)?.kode_toko;
  if (!kode_toko) return;
  const isi = { temuan: temuan.length, contoh: temuan.slice(0, DICATAT) };
  const objek = temuan.length === 0 ? 'BERSIH' : 'DILANGGAR';
  await deps.db.tx({ kode_toko, user_id: 'SISTEM', lintas: false }, async (_tx, audit) =>
    audit({ aksi: 'invarian.diperiksa', objek, isi }),
  );
}

/** Closes sessions that ran out, and forgets the sealed calls of closed ones. */
export async function bersihkanSesi(_payload: unknown, deps: Deps): Promise<void> {
  const saat = deps.clock.now();
  await deps.db.tx(SEMUA, async (tx) => {
    await sql`update sesi set ditutup = ${saat.toString()} where ditutup is null and berakhir < ${saat.toString()}`.execute(
      tx,
    );
    await sql`delete from enkripsi_terpakai t using sesi s
      where s.token_hash = t.token_hash and s.ditutup is not null`.execute(tx);
  });
}

/** A planned price is due: whoever asks for the store puts it into effect, and the open tills hear of it. */
export async function terapkanHarga({ kode_toko }: Record<string, unknown>, deps: Deps): Promise<void> {
  deps.stores.forget(String(kode_toko));
  await deps.stores.get(String(kode_toko));
}

const OWN: Tasks = {
  periksa_invarian: periksaInvarian,
  bersihkan_sesi: bersihkanSesi,
  terapkan_harga: terapkanHarga,
};

/** Cron speaks UTC: 19:00 is 02:00 in Jakarta. A night that was missed is made up for when the server starts. */
const CRONTAB = [
  '0 19 * * * periksa_invarian ?max=3&fill=20h',
  '30 20 * * * pangkas ?max=3&fill=20h',
  '30 * * * * bersihkan_sesi ?max=1',
].join('\n');

const loggerOf = (deps: Deps): Logger =>
  new Logger((scope) => (level, message) => {
    const told = level === 'warning' ? 'warn' : level;
    deps.log[told === 'info' ? 'debug' : told]({ ...scope }, message);
  });

/** What the queue asks PostgreSQL is short; a job's own work goes by `deps.db`. */
const QUEUE_MS = 20_000;

const QUEUE = `select count(*) filter (where hidup and run_at <= now())::int as due,
    count(*) filter (where hidup and run_at > now())::int as planned, count(*) filter (where not hidup)::int as "givenUp",
    coalesce(extract(epoch from now() - min(run_at) filter (where hidup and run_at <= now())), 0)::float8 as "lateS"
  from (select run_at, attempts < max_attempts as hidup from graphile_worker.jobs) j`;

/**
 * Starts the worker over the owner's connection: the queue is the owner's. `stop` waits for jobs under way. With `tryShop` the house
 * backs itself up at the time that is set.
 */
export async function startJobs(
  deps: Deps,
  url: string,
  tasks: Tasks = {},
  crontab: readonly string[] = [],
  tryShop: TryShop | null = null,
): Promise<Jobs> {
  const live = livePool({ connectionString: url, max: 4 }, QUEUE_MS, (error) =>
    deps.log.warn({ err: error }, 'antrean kerja: sambungan putus'),
  );
  const pangkas: Task = async () => deps.log.info(await prune(live.pool, deps.clock.now()), 'dipangkas');
  const cadangkan: Task = () => {
    const { config, clock } = deps;
    if (!tryShop) throw new Error('nobody said how a shop that came back is tried');
    return nightlyBackup({
      ...{ url, pool: live.pool, config, tryShop, clock: clock.now },
      say: (line) => deps.log.info(line),
    });
  };
  const { at } = deps.config.backup;
  const nightly = tryShop && at !== null ? [backupCron(at)] : [];
  const entries = Object.entries({ ...OWN, pangkas, cadangkan, ...tasks }).map(
    ([name, task]) =>
      [
        name,
        async (payload: unknown, _helpers: JobHelpers) =>
          traced(`job ${name}`, () => task((payload ?? {}) as Record<string, unknown>, deps)),
      ] as const,
  );
  const runner: Runner = await run({
    pgPool: live.pool,
    taskList: Object.fromEntries(entries),
    crontab: [CRONTAB, ...nightly, ...crontab].join('\n'),
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: loggerOf(deps),
  });
  return {
    owner: live.pool,
    state: async () => (await live.pool.query<Queue>(QUEUE)).rows[0] as Queue,
    stop: async () => {
      await runner.stop();
      await live.pool.end();
    },
  };
}
