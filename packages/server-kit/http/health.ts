/**
 * What a balancer is told at `/siap`, and whoever starts dead processes again at `/sehat`. Red (503) is only what another server would do
 * better: this one cannot post, or should not. What is wrong with the house itself, and so for every server at once, is told in `peringatan` beside a
 * 200: a slow job or a disk that fills must not take all of them away. docs/operations.md.
 */
import { statfs } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { AppError } from '@mustika/kernel/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database.ts';
import type { Jobs } from '../jobs.ts';
import { type Standing, standingOf } from '../schema/oldest-program.ts';

/** `merah`: why nobody should be sent here; null when there is no reason. */
export type Seen = { merah: string | null; peringatan: readonly string[] };
const NOTHING: Seen = { merah: null, peringatan: [] };

/** A balancer asks every two seconds: the queue and the disk are looked at every ten, and nobody waits for them for longer than this. */
const KEPT_MS = 10_000;
const PATIENCE_MS = 1000;

/** As the alerts of docs/examples have it. */
const JOBS_LATE_S = 600;
const DISK_LOW_BYTES = 5e9;

/** Its tables are not those this program was written for. */
function whyOther({ perlu, kurang }: Standing): string | null {
  if (perlu !== null) return `database perlu program yang mengenal ${perlu}`;
  return kurang > 0 ? `database kurang ${kurang} migrasi` : null;
}

/** What is asked of the database's owner and of the disk. `names`: the migrations of this program. */
export async function lookAround(
  jobs: Pick<Jobs, 'owner' | 'state'>,
  names: readonly string[],
  dataDir: string,
): Promise<Seen> {
  const [standing, queue, disk] = await Promise.all([
    standingOf(jobs.owner, names),
    jobs.state(),
    statfs(dataDir),
  ]);
  const peringatan = [
    standing.berjalan ? 'migrasi sedang berjalan' : '',
    queue.lateS > JOBS_LATE_S ? `pekerjaan tertunda ${Math.floor(queue.lateS / 60)} menit` : '',
    disk.bavail * disk.bsize < DISK_LOW_BYTES
      ? `disk tersisa ${Math.floor((disk.bavail * disk.bsize) / 1e6)} MB`
      : '',
  ];
  return { merah: whyOther(standing), peringatan: peringatan.filter((one) => one !== '') };
}

/** Looks again when what was seen is old; a look that takes too long, or fails, is told and turns nothing red. */
function remembered(look: () => Promise<Seen>): () => Promise<Seen> {
  let last: { at: number; seen: Promise<Seen> } | null = null;
  return async () => {
    if (last === null || performance.now() - last.at > KEPT_MS)
      last = { at: performance.now(), seen: look() };
    const unknown = Promise.withResolvers<Seen>();
    const timer = setTimeout(() => unknown.reject(new Error('late')), PATIENCE_MS);
    try {
      return await Promise.race([last.seen, unknown.promise]);
    } catch {
      return { merah: null, peringatan: ['antrean dan disk belum terbaca'] };
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Why no till should be sent here; null when there is no reason. `standbys`: so many have to have what is written. */
async function notReady(db: Database, standbys: number): Promise<string | null> {
  try {
    await db.ping();
    if (standbys === 0) return null;
    const there = (await db.followers()).filter(({ serentak }) => serentak).length;
    return there < standbys ? `siaga ${there} dari ${standbys}` : null;
  } catch (error) {
    return error instanceof AppError ? error.code : 'database';
  }
}

/**
 * `leave`: from now on a balancer is told to send nobody here; everything is answered all the same. `watch`: what else is looked at,
 * once it is there.
 */
export type Health = { leave(): void; watch(look: () => Promise<Seen>): void };

export function registerHealth(app: FastifyInstance, db: Database, standbys: number): Health {
  let leaving = false;
  let around = async (): Promise<Seen> => NOTHING;
  app.get('/sehat', { schema: { hide: true } as never }, async () => ({ status: STATUS_CODES[200] }));
  app.get('/siap', { schema: { hide: true } as never }, async (_request, reply) => {
    if (leaving) return reply.status(503).send({ status: 'berhenti' });
    const reason = await notReady(db, standbys);
    // A database that is away is asked nothing more.
    const { merah, peringatan } = reason === null ? await around() : NOTHING;
    const status = reason ?? merah;
    if (status !== null) reply.status(503);
    return { status: status ?? 'siap', ...(peringatan.length > 0 ? { peringatan } : {}) };
  });
  return {
    leave: () => {
      leaving = true;
    },
    watch: (look) => {
      around = remembered(look);
    },
  };
}
