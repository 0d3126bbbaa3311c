/**
 * What is known outside the database, held against it when it begins a new timeline: a replica that was promoted, or a backup
 * brought back to a moment. Known are the heads of the audit chains in the anchors, and the last documents that this process told
 * its tills of. Where one of them is not there, acknowledged work is lost and its numbers would be given out again: nobody writes
 * until the right server leads, or somebody has accepted the loss (`npm run promosi`). docs/decisions/0131.
 */
import { AppError, umum } from '@mustika/kernel/errors.ts';
import type pg from 'pg';
import { CONNECTION, endSilence, silentError } from '../postgres/connection.ts';
import { newClient } from '../postgres/hosts.ts';
import type { Statement } from '../postgres/pipeline.ts';
import { newestHeads } from './audit-anchor.ts';

/** Something that is not there: the head of a chain, or an event that was answered. */
export type Missing =
  | { kode_toko: string; jangkar: number }
  | { kode_toko: string; no_dokumen: string; urut: number };
/** Where one is; `garis` is null on a server that only follows. `kurang`: null for a timeline that nobody has held yet. */
export type Here = { sistem: string; garis: number | null; kurang: Missing[] | null; diterima: boolean };

export type Hold = {
  /** Refuses the connection with DATABASE_MUNDUR when something is missing. */
  check(client: pg.ClientBase): Promise<void>;
  /** A till is about to be told. */
  note(statement: Statement, rows: readonly unknown[]): void;
};

const HERE = `select k.sistem, k.garis, g.kurang, g.diterima is not null as diterima
  from (select s.system_identifier::text as sistem, case when not pg_is_in_recovery()
          then ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end as garis
        from pg_control_system() s) k
  left join garis_waktu g on g.sistem = k.sistem and g.garis = k.garis`;

export const hereOf = async (client: pg.ClientBase): Promise<Here> =>
  (await client.query<Here>(HERE)).rows[0] as Here;

/** `baru`: no timeline was ever held, so there is nothing to compare the first with. */
const KEEP = `insert into garis_waktu (sistem, garis, kurang) values ($1, $2, $3)
  on conflict (sistem, garis) do update set kurang = garis_waktu.kurang || excluded.kurang where garis_waktu.diterima is null`;

const ANCHORED = `select k.kode_toko, k.seq::int as jangkar
  from unnest($1::text[], $2::bigint[], $3::text[]) k (kode_toko, seq, hash)
 where not exists (select from audit a where a.kode_toko = k.kode_toko and a.seq = k.seq and encode(a.hash, 'hex') = k.hash)
 order by 1`;
const ANSWERED = `select k.kode_toko, k.no_dokumen, k.urut
  from unnest($1::text[], $2::text[], $3::int[]) k (kode_toko, no_dokumen, urut)
 where not exists (select from peristiwa p where p.kode_toko = k.kode_toko and p.no_dokumen = k.no_dokumen and p.urut = k.urut)
 order by 1, 2`;

/** Somebody has seen what is missing here, and the shop goes on without it. Sealed into the chain of head office. */
export async function acceptLoss(client: pg.Client, { sistem, garis, kurang }: Here): Promise<void> {
  await client.query('begin');
  await client.query('update garis_waktu set diterima = now() where sistem = $1 and garis = $2', [
    sistem,
    garis,
  ]);
  await client.query(
    `select catat_audit(t.kode_toko, 'SISTEM', 'promosi.diterima', $1, $2::jsonb) from toko t where t.tipe = 'PUSAT'`,
    [`${sistem}/${garis}`, JSON.stringify({ kurang })],
  );
  await client.query('commit');
}

type Answered = { kode_toko: string; no_dokumen: string; urut: number };
/** Of each store: what is written at the same moment is told in another order. */
const REMEMBERED = 32;

/** Tills wait for it, so it has an end; and it waits for no standby: none may follow yet, and what is forgotten is held again. */
const BEGIN =
  "begin; set local synchronous_commit = local; set local lock_timeout = '3s'; set local statement_timeout = '10s'";
const SILENT_MS = 13_000;

/** Adds what is missing on the timeline of this connection, which is the owner's. */
async function compare(client: pg.Client, dir: string, told: readonly Answered[]): Promise<void> {
  await client.query(BEGIN);
  await client.query("select pg_advisory_xact_lock(hashtextextended('garis_waktu', 0))");
  const here = await hereOf(client);
  const { rows } = await client.query<{ baru: boolean }>(
    'select not exists (select from garis_waktu) as baru',
  );
  const heads = rows[0]?.baru ? [] : newestHeads(dir);
  const anchored = await client.query<Missing>(ANCHORED, [
    heads.map(({ kode_toko }) => kode_toko),
    heads.map(({ seq }) => seq),
    heads.map(({ hash }) => hash),
  ]);
  const answered = await client.query<Missing>(ANSWERED, [
    told.map(({ kode_toko }) => kode_toko),
    told.map(({ no_dokumen }) => no_dokumen),
    told.map(({ urut }) => urut),
  ]);
  await client.query(KEEP, [here.sistem, here.garis, JSON.stringify([...anchored.rows, ...answered.rows])]);
  await client.query('commit');
}

/** `url`: the owner's address. `dir`: where the anchors lie. */
export function holdHeads({ url, dir }: { url: string; dir: string }): Hold {
  const told = new Map<string, Answered[]>();
  /** Timelines that this process has held: what another knew is not what this one told. */
  const held = new Set<string>();
  let holding: Promise<void> | null = null;
  const asOwner = async (): Promise<void> => {
    const client = newClient({ connectionString: url, ...CONNECTION });
    client.on('error', () => {}); // The statement says it, too.
    await client.connect();
    endSilence(client, SILENT_MS);
    try {
      await compare(client, dir, [...told.values()].flat());
    } finally {
      await client.end();
    }
  };
  const hold = (): Promise<void> => {
    holding ??= asOwner().finally(() => {
      holding = null;
    });
    return holding;
  };
  return {
    check: async (client) => {
      let here = await hereOf(client);
      if (here.garis === null) throw silentError(); // It only follows: SIBUK until it leads.
      const name = `${here.sistem} ${here.garis}`;
      if (!held.has(name) && !here.diterima) {
        await hold();
        here = await hereOf(client);
      }
      if ((here.kurang ?? []).length > 0 && !here.diterima) throw new AppError(umum.DATABASE_MUNDUR);
      held.add(name);
    },
    note: ({ name, values: [kode_toko] }, rows) => {
      if (name !== 'catat') return;
      const { jawaban } = (rows[0] as { hasil: { jawaban: { no_dokumen: string; peristiwa: number } } })
        .hasil;
      const { no_dokumen, peristiwa } = jawaban;
      const known = told.get(kode_toko as string) ?? [];
      known.push({ kode_toko: kode_toko as string, no_dokumen, urut: peristiwa });
      if (known.length > REMEMBERED) known.shift();
      told.set(kode_toko as string, known);
    },
  };
}
