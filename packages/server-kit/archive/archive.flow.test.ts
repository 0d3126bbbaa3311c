/**
 * Protects: from its archive a cluster comes back to its end and to any moment since the first base, sealed or not, with nothing of
 * later and everything of before; and what waits while the archive is away is brought when it is back.
 */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPair } from '../backup/seal.ts';
import { onDatabase } from '../postgres/one-connection.ts';
import { type Postgres, startPostgres } from '../postgres/postgres.ts';
import { basesIn, forgetOldBases, systemIn } from './archive.ts';
import { type Archive, type ArchiveInput, keepArchive } from './keep-archive.ts';
import { recoverMoment } from './moment.ts';
import { archiveSettings, spoolOf } from './ship.ts';

const SMALL = { shared_buffers: '16MB', fsync: 'off', max_connections: '20' };

let dir: string;
let archiveDir: string;
let postgres: Postgres;
let archive: Archive;
let pair: Awaited<ReturnType<typeof newPair>>;
const said: string[] = [];
const spool = (): string => spoolOf(join(dir, 'postgres'));

const inputOf = (more: Partial<ArchiveInput> = {}): ArchiveInput => ({
  ...{ url: postgres.url, spool: spool(), dir: archiveDir, days: 14, recipients: [pair.recipient] },
  ...{ photos: join(dir, 'foto'), now: () => new Date(), say: (line: string) => void said.push(line) },
  ...more,
});
const run = (text: string): Promise<unknown> => onDatabase(postgres.url, (client) => client.query(text));
const switchLog = (): Promise<unknown> => run('select pg_switch_wal()');

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mustika-arsip-'));
  chmodSync(dir, 0o755);
  archiveDir = join(dir, 'arsip');
  pair = await newPair();
  await mkdir(join(dir, 'foto', 'JKT1'), { recursive: true });
  writeFileSync(join(dir, 'foto', 'JKT1', 'A1-0123456789abcdef.jpg'), 'gambar');
  postgres = await startPostgres({
    ...{ dir: join(dir, 'postgres'), port: 25_860 },
    settings: { ...SMALL, ...archiveSettings(spool()) },
  });
  await run('create table jual (n int primary key)');
  archive = await keepArchive(inputOf());
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** What a cluster that was recovered holds, and that it may be written. */
async function heldIn(to: string): Promise<number[]> {
  const back = await startPostgres({ dir: to, port: 25_870, settings: SMALL });
  try {
    return await onDatabase(back.url, async (client) => {
      await client.query('insert into jual (n) values (1000)');
      const { rows } = await client.query<{ n: number }>('select n from jual where n < 1000 order by n');
      return rows.map(({ n }) => n);
    });
  } finally {
    await back.stop();
  }
}
let made = 0;
async function recover(until: Date | null, identities = [pair.identity]): Promise<number[]> {
  made += 1;
  const to = join(dir, `pulih-${made}`);
  await recoverMoment({ system: await systemIn(archiveDir), until, identities, dir: to, say: () => {} });
  return heldIn(to);
}
/** A moment of the server's clock, in whole milliseconds: after all that was committed, before all that comes. */
async function markMoment(): Promise<Date> {
  const asked = "select clock_timestamp() + interval '1 ms' as pada, pg_sleep(0.01)";
  const { rows } = (await run(asked)) as { rows: { pada: Date }[] };
  return rows[0]?.pada as Date;
}
let afterSecond: Date;

test('to a moment it has what was written before it and nothing of later; to the end it has all', async () => {
  await expect.poll(async () => basesIn(await systemIn(archiveDir).catch(() => dir))).toHaveLength(1);
  const sell = (n: number): Promise<unknown> => run(`insert into jual (n) values (${n})`);
  for (const n of [1, 2]) await sell(n);
  afterSecond = await markMoment();
  await sell(3);
  const afterThird = await markMoment();
  await switchLog();
  for (const n of [4, 5]) await sell(n);
  const lastMoment = await markMoment();
  await archive.close();
  await expect.poll(() => archive.waiting()).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await archive.end();
      return archive.waiting();
    })
    .toBe(0);
  expect(await recover(afterThird)).toEqual([1, 2, 3]);
  expect(await recover(null)).toEqual([1, 2, 3, 4, 5]);
  // Nothing was written after that: what was asked for is everything.
  expect(await recover(new Date(lastMoment.getTime() + 3_600_000))).toEqual([1, 2, 3, 4, 5]);
  const early = new Date(Date.now() - 86_400_000);
  await expect(recover(early)).rejects.toThrow(/tidak dapat dicapai/);
});

test('without the key nothing of it is read, and nothing lies open in the archive', async () => {
  await expect(recover(null, [])).rejects.toThrow(/tersegel/);
  await expect(recover(null, [(await newPair()).identity])).rejects.toThrow(/tidak membuka/);
  const system = await systemIn(archiveDir);
  const open = readdirSync(system, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.name.endsWith('.age'))
    .map(({ name }) => name);
  expect(open).toEqual(['dasar.json']);
  expect(existsSync(join(system, 'foto', 'JKT1', 'A1-0123456789abcdef.jpg.age'))).toBe(true);
  expect(statSync(system).mode & 0o077).toBe(0);
});

test('a piece that is missing or broken is told, not taken for the end; a moment before it is reached', async () => {
  const log = join(await systemIn(archiveDir), 'log');
  const pieces = readdirSync(log).filter((name) => /^[0-9A-F]{24}\.gz/.test(name));
  const [middle, last] = pieces
    .sort()
    .slice(-2)
    .map((name) => join(log, name)) as [string, string];
  const kept = [readFileSync(middle), readFileSync(last)] as const;
  rmSync(middle);
  await expect(recover(null)).rejects.toThrow(/terputus sesudah potong/);
  writeFileSync(middle, kept[0]);
  writeFileSync(last, kept[1].subarray(0, kept[1].length >> 1));
  await expect(recover(null)).rejects.toThrow(/terputus sesudah potong/);
  expect(await recover(afterSecond)).toEqual([1, 2]);
  writeFileSync(last, kept[1]);
  expect(await recover(null)).toEqual([1, 2, 3, 4, 5]);
});

test('while the archive is away everything waits, is said once, and comes when it is back', async () => {
  const away = `${archiveDir}-lepas`;
  renameSync(archiveDir, away);
  writeFileSync(archiveDir, 'no folder');
  said.length = 0;
  const again = await keepArchive(inputOf());
  await run('insert into jual (n) values (6)');
  await switchLog();
  await expect.poll(() => again.waiting()).toBeGreaterThan(0);
  await expect.poll(() => said).toHaveLength(1);
  rmSync(archiveDir);
  renameSync(away, archiveDir);
  await expect.poll(() => again.waiting()).toBe(0);
  await expect.poll(() => said).toHaveLength(2);
  await again.close();
  expect(said[1]).toBe('arsip: berjalan kembali');
  expect(await recover(null)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('bases and pieces that no moment of the last days needs go, the ones before the oldest of them stay', async () => {
  const system = await systemIn(archiveDir);
  const later = (days: number) => () => new Date(Date.now() + days * 86_400_000);
  await run('insert into jual (n) values (7)');
  const week = await keepArchive(inputOf({ now: later(8) }));
  await expect.poll(async () => (await basesIn(system)).length).toBe(2);
  await week.close();
  await expect.poll(() => week.waiting()).toBeGreaterThan(0);
  await week.end();
  const pieces = readdirSync(join(system, 'log')).length;
  await forgetOldBases(system, 14, later(21)());
  expect(await basesIn(system)).toHaveLength(2);
  await forgetOldBases(system, 14, later(23)());
  expect(await basesIn(system)).toHaveLength(1);
  expect(readdirSync(join(system, 'log')).length).toBeLessThan(pieces);
  expect(await recover(null)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
