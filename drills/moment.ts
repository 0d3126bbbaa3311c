/** The disk of a shop is lost while it sells: from its archive it comes back on a bare folder, to a moment and to the end, and sells. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { basesIn, systemIn } from '@mustika/server-kit/archive/archive.ts';
import { spoolOf } from '@mustika/server-kit/archive/ship.ts';
import { newPair } from '@mustika/server-kit/backup/seal.ts';
import { npm, numbersOf, openThere } from './backup.ts';
import { TOKO } from './shop.ts';
import { type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

const until = async (what: string, ask: () => Promise<boolean>): Promise<void> => {
  for (const from = performance.now(); performance.now() - from < 60_000; await sleep(50))
    if (await ask().catch(() => false)) return;
  throw new Error(`a minute went by without ${what}`);
};

/** PostgreSQL reads whether it archives when it starts. */
async function restart(floor: Floor, env: Record<string, string>): Promise<void> {
  await floor.shop.killServer();
  for (const name of ['ARCHIVE_DIR', 'BACKUP_RECIPIENTS']) delete process.env[name];
  Object.assign(process.env, env);
  await floor.shop.start();
  await floor.shop.ready();
}

/** A whole second that has gone by, and the sales that were answered before it began to. */
async function noteMoment(floor: Floor): Promise<{ text: string; before: string[] }> {
  const before = numbersOf(floor);
  const at = new Date(Math.ceil((Date.now() + 1) / 1000) * 1000);
  while (Date.now() <= at.getTime()) await sleep(20);
  const jakarta = new Date(at.getTime() + 7 * 3600_000).toISOString();
  return { text: jakarta.slice(0, 19).replace('T', ' '), before };
}

/** Everything that was written until now lies in the archive. */
async function settled(floor: Floor): Promise<string[]> {
  const answered = numbersOf(floor);
  const { dir } = floor.shop;
  await floor.shop.ask('select pg_switch_wal()');
  const spool = spoolOf(join(dir, 'postgres'));
  const [{ name } = { name: '' }] = await floor.shop.ask<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn() - 16777216) as name',
  );
  await until('the piece in the spool', async () => {
    const [row] = await floor.shop.ask<{ ada: boolean }>(
      'select last_archived_wal >= $1 as ada from pg_stat_archiver',
      [name],
    );
    return row?.ada === true;
  });
  await until('an empty spool', async () => existsSync(spool) && readdirSync(spool).length === 0);
  return answered;
}

const LATER = `select count(*)::int as n from dokumen where kode_toko = $1 and dibuat > $2::timestamptz`;

export async function momentAndBack(floor: Floor, port: number): Promise<Result> {
  const { dir } = floor.shop;
  const place = `${dir}-arsip`;
  const { identity, recipient } = await newPair();
  const key = `${dir}-kunci`;
  writeFileSync(key, `# of the drill\n${identity}\n`);
  await restart(floor, { ARCHIVE_DIR: place, BACKUP_RECIPIENTS: recipient });
  await until('a base copy', async () => (await basesIn(await systemIn(place))).length > 0);
  const noted = { text: '', before: [] as string[], all: [] as string[] };
  const selling = await whileSelling(floor, async () => {
    await sleep(3000);
    Object.assign(noted, await noteMoment(floor));
    await sleep(3000);
    noted.all = await settled(floor);
    await sleep(500);
  });
  // As if the machine were gone: nothing of the old folder is read by what follows.
  await floor.shop.killServer();
  floor.shop.killPostmaster();
  const wrong: string[] = [];
  const back = async (to: string, more: string[], answered: readonly string[], moment: string | null) => {
    const made = await npm(['restore', '--', place, '--kunci', key, ...more], to);
    if (made.code !== 0) wrong.push(`restore: ${made.said}`);
    else
      wrong.push(
        ...(await openThere(to, port, answered, async (ask) => {
          if (moment === null) return [];
          const [row] = await ask<{ n: number }>(LATER, [TOKO, `${moment}+07`]);
          return row?.n === 0 ? [] : [`${row?.n} documents of after ${moment} are there`];
        })),
      );
  };
  await back(`${dir}-saat`, ['--sampai', noted.text], noted.before, noted.text);
  await back(`${dir}-ujung`, [], noted.all, null);
  await restart(floor, {});
  const lost = noted.all.length - noted.before.length;
  return {
    said: `to ${noted.text.slice(11)} with ${noted.before.length} sales and to the end with ${noted.all.length}, ${selling.said}`,
    wrong: [
      ...wrong,
      ...selling.wrong,
      ...noRefusals(floor),
      ...(lost > 0 ? [] : ['nobody sold after the moment']),
    ],
  };
}
