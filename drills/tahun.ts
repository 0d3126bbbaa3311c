/**
 * Years of a chain of three branches, and the product over them: what the first page of every list and report takes, what a closing
 * takes, and how much disk a sale and a day ask for. Limits are those of two quiet cores, longer by how much slower the machine is
 * while they are asked. `DRILL_YEARS` and `DRILL_PER_DAY` (sales of a branch and day) make it smaller.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '@mustika/kernel/date.ts';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { startPostgres, stopOrphan } from '@mustika/server-kit/postgres/postgres.ts';
import { prune } from '@mustika/server-kit/prune.ts';
import { migrate } from '@mustika/server-kit/schema/migrate.ts';
import type pg from 'pg';
import { liftCeilings } from '../bench/ceilings.ts';
import { guarded } from '../bench/guards.ts';
import { ASKED, GOAL, type Timed, time } from '../bench/lists.ts';
import { median } from '../bench/load.ts';
import { employ } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openTill } from '../bench/till.ts';
import { measured } from '../tests/machine.ts';
import { closeDay, supervisorAt } from './day.ts';
import { ownerUrl, PASSWORD, type Shop } from './shop.ts';
import type { Result } from './stream.ts';

const TAHUN = Number(process.env.DRILL_YEARS ?? 10);
const PER_HARI = Number(process.env.DRILL_PER_DAY ?? 30);
/** Pieces of a branch that lie there from the first day to the last. */
const STOK = 1500;
const OWNER = 'OWNER';
const SPV = 'SJKT1';
/** The open day is two days back: it and the two after it can be closed. */
const CLOSINGS = 3;
const CLOSING_MS = 2000;
/** A page that was late is asked again: other work on the machine is not what is asked about. */
const AGAIN = 3;

const DUNIA = guarded(readFileSync(join(import.meta.dirname, 'tahun.sql'), 'utf8'))
  .replaceAll(':per_hari', String(PER_HARI))
  .replaceAll(':hari', String(Math.round(TAHUN * 365.25)))
  .replaceAll(':stok', String(STOK));

type Say = (line: string) => void;
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function makeYears(dir: string, say: Say): Promise<void> {
  const postgres = await startPostgres({ dir: join(dir, 'postgres') });
  try {
    await migrate({ url: postgres.url });
    await onDatabase(postgres.url, async (client) => {
      const started = performance.now();
      await client.query("set work_mem = '256MB'; set synchronous_commit = off");
      await client.query("select set_config('app.user_id', 'SISTEM', false)");
      await client.query(DUNIA);
      await liftCeilings(client);
      await employ(client, OWNER, PASSWORD);
      await client.query('vacuum (analyze)');
      say(`        ${TAHUN} years written in ${seconds(started)}`);
    });
  } finally {
    await postgres.stop();
  }
}

async function proven(client: pg.Client, say: Say): Promise<string[]> {
  const started = performance.now();
  const { rows } = await client.query('select aturan, kode_toko, rincian from cek_invarian() limit 20');
  say(`        cek_invarian() in ${seconds(started)}`);
  return rows.map((row) => `cek_invarian: ${row.aturan} ${row.kode_toko} ${JSON.stringify(row.rincian)}`);
}

/** Every first page as a supervisor of a branch sees it, and as the owner does. */
async function firstPages({ port, login }: Server): Promise<Timed[]> {
  const all: Timed[] = [];
  for (const [who, user] of [
    ['a branch', SPV],
    ['the owner', OWNER],
  ] as const) {
    const headers = await login(user, PASSWORD);
    const till = await openTill(port);
    for (const asked of ASKED) {
      let best = await time(till, who, headers, asked);
      for (let n = 1; n < AGAIN && best.ms > GOAL; n += 1) {
        const next = await time(till, who, headers, asked);
        if (next.ms < best.ms) best = next;
      }
      all.push(best);
    }
    till.close();
  }
  return all;
}

const lineOf = ({ what, who, ms, first }: Timed): string =>
  `${what}, ${who}: ${ms.toFixed(0)} ms, the first time ${first.toFixed(0)}`;

function judged(all: readonly Timed[], limit: number, say: Say): string[] {
  const answered = all.filter(({ status }) => status === 200).sort((a, b) => b.ms - a.ms);
  const kinds = Map.groupBy(answered, ({ what }) => what.split(' ')[0] ?? '');
  for (const [kind, some] of kinds)
    say(
      `        ${some.length} first pages of ${kind}: ${median(some.map(({ ms }) => ms)).toFixed(0)} ms in the middle, at most ${some[0]?.ms.toFixed(0)}`,
    );
  for (const one of answered.slice(0, 12)) say(`          ${lineOf(one)}`);
  const failed = all.filter(({ status }) => status >= 500).map(({ what, status }) => `${what}: ${status}`);
  return [
    ...failed,
    ...answered.filter(({ ms }) => ms > limit).map((one) => `above ${limit.toFixed(0)} ms: ${lineOf(one)}`),
  ];
}

async function closings(
  { port, login }: Server,
  shop: Pick<Shop, 'ask'>,
  limit: number,
  say: Say,
): Promise<string[]> {
  const spv = supervisorAt(port, await login(SPV, PASSWORD));
  const wrong: string[] = [];
  const taken: number[] = [];
  for (let n = 0; n < CLOSINGS; n += 1) {
    const { reply, tanggal, ms } = await closeDay(shop, spv);
    taken.push(ms);
    if (reply.data === undefined) wrong.push(`${tanggal} was not closed: ${JSON.stringify(reply)}`);
    if (ms > limit) wrong.push(`the closing of ${tanggal} took ${ms.toFixed(0)} ms`);
  }
  say(`        closings: ${taken.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`);
  return wrong;
}

type Size = { tabel: string; byte: number };

/** Disk with its indexes, table by table, for a sale and for a day of a branch. */
async function sizes(client: pg.Client, say: Say): Promise<string> {
  const { rows } = await client.query<Size>(
    `select c.relname as tabel, pg_total_relation_size(c.oid)::float8 as byte from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 2 desc`,
  );
  const counted = await client.query<{ nota: number; hari: number }>(
    `select (select count(*)::int from penjualan) as nota, (select count(*)::int from hari_toko) as hari`,
  );
  const { nota, hari } = counted.rows[0] as { nota: number; hari: number };
  const all = rows.reduce((sum, { byte }) => sum + byte, 0);
  const share = (byte: number): string =>
    `${(byte / 1e6).toFixed(0)} MB, ${(byte / nota).toFixed(0)} bytes a sale, ${(byte / hari / 1000).toFixed(1)} kB a branch and day`;
  for (const { tabel, byte } of rows.slice(0, 16)) say(`          ${tabel}: ${share(byte)}`);
  return `${nota} sales of ${hari} days: ${share(all)}`;
}

async function night(client: pg.Client, say: Say): Promise<void> {
  const started = performance.now();
  const { idem } = await prune(client, systemClock.now());
  await client.query('vacuum (analyze) idem, idem_lama');
  say(`        ${idem} keys of long ago put away in ${seconds(started)}`);
}

export async function yearsOfThree(dir: string, port: number, say: Say): Promise<Result> {
  const wrong: string[] = [];
  await makeYears(dir, say);
  const server = await startServer({ url: '', port, dataDir: dir, poolSize: 8 });
  try {
    say(`        the server answers ${(server.startedIn / 1000).toFixed(1)} s after its start`);
    return await onDatabase(ownerUrl(dir), async (client) => {
      await night(client, say);
      const before = measured();
      const pages = await firstPages(server);
      const slower = Math.max(before, measured());
      say(`        this machine is ${slower} times as slow as two quiet cores`);
      wrong.push(...judged(pages, GOAL * slower, say));
      const ask: Shop['ask'] = async (text, values = []) => (await client.query(text, [...values])).rows;
      wrong.push(...(await closings(server, { ask }, CLOSING_MS * slower, say)));
      const said = await sizes(client, say);
      wrong.push(...(await proven(client, say)));
      return { said, wrong };
    });
  } finally {
    await server.stop();
    await stopOrphan(join(dir, 'postgres'));
  }
}
