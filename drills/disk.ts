/**
 * The disk fills up while eight tills sell: first tables cannot grow, then the log of PostgreSQL itself cannot, which
 * ends it. Needs a small file system, which only an administrator may mount.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

/** Room for the cluster, the small chain and WAL; the ballast takes the rest. */
const SIZE = '400m';

/** Mounts a small file system at `dir`, or says why it cannot. */
export function mountSmall(dir: string): string | null {
  mkdirSync(dir, { recursive: true });
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', dir],
    { encoding: 'utf8' },
  );
  return status === 0 ? null : (error?.message ?? stderr.trim().split('\n')[0] ?? 'mount was refused');
}

export const unmountSmall = (dir: string): void => void spawnSync('umount', ['-l', dir]);

const LOT = Buffer.alloc(256 * 1024);
/** Less than a segment of the log, so that the next one has no room, but enough for tables to grow. */
const LESS_THAN_A_SEGMENT = 12 * 1024 * 1024;

const room = (dir: string): number => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
};

/** Writes until only `spare` bytes are left. Answers how to make room again. */
function fill(dir: string, spare: number): () => void {
  const path = join(dir, 'pemberat');
  const file = openSync(path, 'w');
  while (room(dir) >= spare + LOT.length) writeSync(file, LOT);
  closeSync(file);
  return () => rmSync(path, { force: true });
}

/** A till has been told that its sale could not be made. */
const someoneWaits = ({ cashiers }: Floor): boolean =>
  cashiers.some(({ history }) => history.at(-1)?.outcome === 'unknown' && (history.at(-1)?.sent ?? 0) > 1);

async function until(true_: () => boolean, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 20 && !true_(); waited += 1) await sleep(50);
  return true_();
}

/** Writes log until there is no room for more: PostgreSQL gives up then, as it must. */
async function exhaustLog(floor: Floor): Promise<void> {
  const megabyte = "select pg_logical_emit_message(false, 'latihan', repeat('x', 1000000))";
  for (let n = 0; n < 40; n += 1) if (!(await floor.shop.ask(megabyte).catch(() => null))) return; // Gone, as wanted.
}

const ENDED =
  /PostgreSQL berhenti sendiri|in recovery mode|not yet accepting|terminating connection|ECONNREFUSED/;

/** Fills the disk `times` times each way; the tills must be told, and sell on when there is room again. */
export async function diskFull(floor: Floor, times: number): Promise<Result> {
  const seen = { tables: 0, readable: 0, log: 0 };
  const { dir, port } = floor.shop;
  const { said, wrong } = await whileSelling(floor, async () => {
    for (let n = 0; n < times; n += 1) {
      await sleep(400);
      const free = fill(dir, 0);
      if (await until(() => someoneWaits(floor), 20)) seen.tables += 1;
      if ((await fetch(`http://127.0.0.1:${port}/siap`)).ok) seen.readable += 1;
      free();
      await sleep(400);
      const freeAgain = fill(dir, LESS_THAN_A_SEGMENT);
      await exhaustLog(floor);
      if (await until(() => someoneWaits(floor) && ENDED.test(floor.shop.said()), 20)) seen.log += 1;
      // Long enough that whoever tries to start PostgreSQL at once has failed.
      await sleep(3000);
      freeAgain();
      await floor.shop.ready();
    }
    await sleep(400);
  });
  const short = Object.entries(seen).filter(([, count]) => count < times);
  return {
    said: `disk full ${times} x for tables, reads went on, ${times} x for the log: ${said}`,
    wrong: [
      ...short.map(([what, count]) => `${what}: ${count} of ${times}, so not everything was drilled`),
      ...wrong,
      ...noRefusals(floor),
    ],
  };
}
