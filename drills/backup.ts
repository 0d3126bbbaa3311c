/** A backup is made while eight tills sell, one is cut off by force, and the whole one becomes a shop that sells. reliability.md 4.9. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { runningUrl } from '@mustika/server-kit/postgres/postgres-launch.ts';
import type pg from 'pg';
import { startServer } from '../bench/server.ts';
import { openCashier } from './cashier.ts';
import { KASIR, PASSWORD, TOKO } from './shop.ts';
import { type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

const ROOT = join(import.meta.dirname, '..');

type Ended = { code: number | null; said: string };

/** A command of the README with this data folder. `cut`: kill -9 of it, programs it started included, when that is true. */
export async function npm(args: string[], dataDir: string, cut?: () => boolean): Promise<Ended> {
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  while (cut && !cut() && child.exitCode === null) await sleep(2);
  if (cut && child.exitCode === null) process.kill(-(child.pid as number), 'SIGKILL');
  return { code: await ended, said: said.join('') };
}

/** Cut off as soon as its first rows are on the disk; answers what is wrong with what it leaves. */
async function cutOff(dir: string, place: string): Promise<string[]> {
  const drafts = (): string[] => (existsSync(place) ? readdirSync(place) : []);
  const begun = (): boolean => drafts().some((name) => existsSync(join(place, name, 'tabel')));
  await npm(['backup', '--', place], dir, begun);
  const left = drafts().filter((name) => !name.endsWith('.belum'));
  if (left.length > 0) return [`a backup that was killed left ${left.join(', ')}`];
  const [draft] = drafts();
  if (!draft) return ['the backup was killed before it began'];
  const { code } = await npm(['restore', '--', join(place, draft)], `${dir}-batal`);
  return code === 1 && !existsSync(`${dir}-batal`) ? [] : ['half a backup was taken for a whole one'];
}

const SALES = 5;
const FREE = `select kode_barcode from barang where kode_toko = $1 and status = 'TERSEDIA' limit ${SALES}`;
const MISSING = `select n from unnest($2::text[]) n where not exists
  (select from penjualan p where p.kode_toko = $1 and p.no_faktur_group = n)`;

/** Asks the owner's connection of a shop that came back. */
type Ask = <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;

/** Somebody logs in to the shop that came back, and sells; answers what is wrong with it. */
export async function openThere(
  dir: string,
  port: number,
  answered: readonly string[],
  also: (ask: Ask) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const server = await startServer({ url: '', port, dataDir: dir, poolSize: 4 });
  const url = (await runningUrl(join(dir, 'postgres'))) ?? '';
  const ask: Ask = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await onDatabase(url, (client) => client.query<R>(text, values))).rows;
  try {
    // Before anything is sold there.
    const more = await also(ask);
    const lost = await ask<{ n: string }>(MISSING, [TOKO, answered]);
    const user_id = KASIR[0] as string;
    const headers = await server.login(user_id, PASSWORD);
    const cashier = openCashier({ port, user_id, headers, tunai: true });
    for (const { kode_barcode } of await ask<{ kode_barcode: string }>(FREE, [TOKO])) {
      const entry = await cashier.scan([kode_barcode]);
      if (entry) await cashier.settle(entry);
    }
    cashier.leave();
    const sold = cashier.history.filter(({ outcome }) => outcome === 'ok').length;
    const found = await ask<{ aturan: string }>('select aturan from cek_invarian()');
    return [
      ...more,
      ...lost.map(({ n }) => `${n} was answered before the backup and is not in it`),
      ...(sold === SALES ? [] : [`${sold} of ${SALES} sales in the shop that came back`]),
      ...found.map(({ aturan }) => `cek_invarian there: ${aturan}`),
    ];
  } finally {
    await server.stop();
  }
}

/** Numbers of the sales that were answered so far. */
export const numbersOf = ({ cashiers }: Floor): string[] =>
  cashiers.flatMap(({ history }) => history.flatMap(({ no_dokumen }) => no_dokumen ?? []));

export async function backupAndBack(floor: Floor, port: number): Promise<Result> {
  const { dir } = floor.shop;
  const place = `${dir}-cadangan`;
  const back = `${dir}-pulih`;
  const wrong: string[] = [];
  let answered: string[] = [];
  const selling = await whileSelling(floor, async () => {
    wrong.push(...(await cutOff(dir, place)));
    answered = numbersOf(floor);
    const made = await npm(['backup', '--', place], dir);
    if (made.code !== 0) wrong.push(`backup: ${made.said}`);
  });
  const whole = readdirSync(place).find((name) => !name.endsWith('.belum'));
  const restored = await npm(['restore', '--', join(place, whole ?? '')], back);
  if (restored.code !== 0) wrong.push(`restore: ${restored.said}`);
  else wrong.push(...(await openThere(back, port, answered)));
  return {
    said: `${answered.length} sales before the backup are in it, ${selling.said}`,
    wrong: [...wrong, ...selling.wrong, ...noRefusals(floor)],
  };
}
