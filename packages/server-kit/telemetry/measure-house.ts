/** What stands in the database and on the disk, asked when a measure is read and not before. */
import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LACI } from '@mustika/kernel/transfer.ts';
import type { Attributes, Observable } from '@opentelemetry/api';
import { sql } from 'kysely';
import type { Scope } from '../database.ts';
import type { Deps } from '../http/http.ts';
import type { Jobs } from '../jobs.ts';

/** Nobody's store: reads across all of them. */
const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };

/** Longer than this no scraper waits. */
const PATIENCE_MS = 3000;

type Row = {
  minus: number;
  bukti_detik: number | null;
  temuan: number | null;
  cadangan_detik: number | null;
};

/** Drawers below zero; how long ago the books were last proven, what was found then, and how old the last proven backup is. */
const readBooks = async ({ db }: Deps): Promise<Row> =>
  db.read(SEMUA, async (tx) => {
    const { rows } = await sql<Row>`select
        (select count(*) from saldo_uang where saldo < 0 and akun = any (${[...LACI]}::text[])) as minus,
        extract(epoch from now() - bukti.waktu)::float8 as bukti_detik,
        (bukti.isi ->> 'temuan')::int as temuan,
        (select extract(epoch from now() - max(c.mulai))::float8 from cadangan c where c.temuan = 0) as cadangan_detik
      from (select) x left join lateral (select a.waktu, a.isi from audit a where a.aksi = 'invarian.diperiksa'
        order by a.waktu desc limit 1) bukti on true`.execute(tx);
    return rows[0] as Row;
  });

async function within<T>(work: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), PATIENCE_MS);
  try {
    return await Promise.race([work.catch(() => null), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

type Seen = { to: Observable; value: number | null | undefined; of?: Attributes };

/** Freed bytes of the folder that photos, keys and the embedded database lie in. */
async function freeBytes(dir: string): Promise<number | null> {
  const disk = await within(statfs(dir));
  return disk && disk.bavail * disk.bsize;
}

export type Alive = { jobs: Jobs; lines: () => number; archive?: { waiting(): Promise<number> } | null };

/** Call once, when all parts of the server are there. */
export function measureHouse(deps: Deps, { jobs, lines, archive }: Alive): void {
  const { meter } = deps;
  const gauge = (name: string, description: string): Observable =>
    meter.createObservableGauge(name, { description });
  const up = gauge('mustika.database.up', '1 while PostgreSQL answers within three seconds');
  const live = gauge('mustika.lines', 'Live lines of browsers to this process');
  const pools = gauge('mustika.database.connections', 'Connections of this process, and what waits for one');
  const queue = gauge('mustika.jobs', 'Jobs in the queue: due ones, planned ones, those given up');
  const late = gauge('mustika.jobs.late.seconds', 'How long the oldest due job has waited');
  const behind = gauge('mustika.standby.lag.bytes', 'What a standby has not replayed yet');
  const ago = gauge(
    'mustika.standby.lag.seconds',
    'How long a standby takes to replay, while there is something to replay',
  );
  const waited = gauge('mustika.standby.sync', '1 for a standby that sales wait for');
  const minus = gauge('mustika.drawers.negative', 'Drawers whose books stand below zero');
  const proof = gauge('mustika.proof.age.seconds', 'Since the books were last proven');
  const found = gauge('mustika.proof.findings', 'What the last proof of the books found');
  const backup = gauge('mustika.backup.age.seconds', 'Since the last backup that came back and was proven');
  const piece = gauge('mustika.archive.waiting', 'Pieces of the log that wait for the archive');
  const disk = gauge('mustika.disk.free.bytes', 'Free space where DATA_DIR lies');
  const heap = gauge('process.resident.memory.bytes', 'Memory of this process');
  const loop = gauge('nodejs.eventloop.delay.p99.seconds', 'Delay of the event loop since the last reading');
  const delay = monitorEventLoopDelay();
  delay.enable();
  meter.addBatchObservableCallback(
    async (result) => {
      const [books, work, free, pieces, followers] = await Promise.all([
        within(readBooks(deps)),
        within(jobs.state()),
        freeBytes(deps.config.dataDir),
        archive ? within(archive.waiting()) : null,
        within(deps.db.followers()),
      ]);
      const seen: Seen[] = [
        { to: up, value: Number(books !== null) },
        { to: live, value: lines() },
        ...deps.db
          .connections()
          .flatMap(({ pool, ...counts }) =>
            Object.entries(counts).map(([state, value]) => ({ to: pools, value, of: { pool, state } })),
          ),
        { to: queue, value: work?.due, of: { state: 'due' } },
        { to: queue, value: work?.planned, of: { state: 'planned' } },
        { to: queue, value: work?.givenUp, of: { state: 'given_up' } },
        { to: late, value: work?.lateS },
        ...(followers ?? []).flatMap(({ nama: standby, serentak, byte_tertinggal, detik_tertinggal }) => [
          { to: behind, value: byte_tertinggal, of: { standby } },
          { to: ago, value: detik_tertinggal, of: { standby } },
          { to: waited, value: Number(serentak), of: { standby } },
        ]),
        { to: minus, value: books?.minus },
        { to: proof, value: books?.bukti_detik },
        { to: found, value: books?.temuan },
        { to: backup, value: books?.cadangan_detik },
        { to: piece, value: pieces },
        { to: disk, value: free },
        { to: heap, value: process.memoryUsage.rss() },
        { to: loop, value: delay.percentile(99) / 1e9 },
      ];
      delay.reset();
      // What is not known is left out: a graph with a hole says more than one with a zero.
      for (const { to, value, of } of seen) if (typeof value === 'number') result.observe(to, value, of);
    },
    [up, live, pools, queue, late, behind, ago, waited, minus, proof, found, backup, piece, disk, heap, loop],
  );
}
