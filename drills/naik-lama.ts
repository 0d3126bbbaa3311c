/**
 * From the programs of days gone by to today's and back, by `npm run update`: once killed half-way and once in vain, so that the old one
 * must sell on as if nothing had been, once for good, and back by the backup while `npm start` looks after it. docs/decisions/0132.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { runningUrl } from '@mustika/server-kit/postgres/postgres-launch.ts';
import type pg from 'pg';
import { login, startServer } from '../bench/server.ts';
import { openCashier } from './cashier.ts';
import { programOf, ROOT } from './program.ts';
import { KASIR, PASSWORD, type Shop } from './shop.ts';
import { type Floor, openStock } from './stream.ts';
import { wholeDay } from './whole-day.ts';

/** The last programs of two days; 22 November is before functions were files and before loans. */
export const LAMA = [
  { hari: '22 November', commit: '672d2f2b' },
  { hari: '26 November', commit: 'fe417da0' },
] as const;

/** Fills a shop by the old program's own drills. */
const FILL = `import { openShop } from './shop.ts';
const [, , dir, port] = process.argv;
await (await openShop({ dir, port: Number(port), barang: 200 })).close();
`;

type Ended = { code: number; said: string };
/** `cut`: kill -9 of it and what it started, when it says that. */
function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: object = {},
  cut?: RegExp,
): Promise<Ended> {
  const child = spawn(command, args, {
    ...{ cwd, stdio: ['ignore', 'pipe', 'pipe'] as const, detached: cut !== undefined },
    env: { ...process.env, ...env },
  });
  const said: string[] = [];
  let whole = true;
  if (cut)
    child.stdout.on('data', (text: Buffer) => {
      if (!whole || !cut.test(text.toString())) return;
      whole = false;
      process.kill(-(child.pid as number), 'SIGKILL');
    });
  for (const part of [child.stdout, child.stderr])
    part.on('data', (text: Buffer) => said.push(text.toString()));
  return new Promise((done) => child.once('close', (code) => done({ code: code ?? 1, said: said.join('') })));
}

const siap = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/siap`).catch(() => null))?.ok === true;

async function answered(port: number, what: string): Promise<void> {
  for (let tries = 0; !(await siap(port)); tries += 1) {
    if (tries > 600) throw new Error(`${what} did not answer`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

type Lama = { hari: string; root: string; dir: string; port: number; env: NodeJS.ProcessEnv };

const openLama = (hari: string, root: string, dir: string, port: number): Lama => ({
  ...{ hari, root, dir, port },
  env: { DATA_DIR: dir, DATABASE_URL: '', PORT: String(port), HOST: '127.0.0.1', DEMO: 'off' },
});

/** The parts of a shop that a day asks for, whoever serves it. */
function shopOf({ dir, port }: Lama): Shop {
  const ask = async <R extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<R[]> =>
    onDatabase(
      (await runningUrl(join(dir, 'postgres'))) ?? '',
      async (client) => (await client.query<R>(text, [...values])).rows,
    );
  return { port, dir, ask, login: (user_id: string) => login(port, user_id, PASSWORD) } as unknown as Shop;
}

/** Sells once as `user_id`; what came of it when it is not a sale. */
async function sells(lama: Lama, user_id: string, when: string): Promise<string[]> {
  const shop = shopOf(lama);
  const cashier = openCashier({ port: lama.port, user_id, headers: await shop.login(user_id), tunai: true });
  const entry = await cashier.scan((await openStock(shop)).take(1));
  if (entry) await cashier.settle(entry);
  cashier.leave();
  const found = await shop.ask<{ aturan: string }>('select aturan from cek_invarian()');
  return [
    ...(entry?.outcome === 'ok' ? [] : [`${lama.hari}, ${when}: not sold, ${entry?.code ?? 'no scan'}`]),
    ...found.map(({ aturan }) => `${lama.hari}, ${when}: cek_invarian ${aturan}`),
  ];
}

/** The old program by itself, as long as somebody sells there. */
async function atOld(lama: Lama, user_id: string, when: string): Promise<string[]> {
  const { root, port, dir } = lama;
  const server = await startServer({ root, port, url: '', dataDir: dir, poolSize: 4 });
  return sells(lama, user_id, when).finally(() => server.stop());
}

const update = ({ env }: Lama, args: readonly string[], more: object = {}, cut?: RegExp): Promise<Ended> =>
  run('npm', ['run', '--silent', 'update', '--', ...args], ROOT, { ...env, ...more }, cut);

const wanted = (ended: Ended, code: number, what: string): string[] =>
  ended.code === code ? [] : [`${what} ended with ${ended.code}:\n${ended.said.slice(-1500)}`];

/** Today's program on what came from there: a day's work, and back while somebody looks after it. */
async function todayAndBack(lama: Lama): Promise<string[]> {
  const { hari, root, dir, port, env } = lama;
  const start: ChildProcess = spawn('node', ['scripts/start.mjs'], {
    ...{ cwd: ROOT, stdio: 'ignore' as const },
    env: { ...process.env, ...env },
  });
  const gone = new Promise((resolve) => start.once('exit', resolve));
  try {
    await answered(port, `today's program on the shop of ${hari}`);
    const shop = shopOf(lama);
    const floor: Floor = { shop, stock: await openStock(shop), cashiers: [], before: 0 };
    const wrong = await wholeDay(floor, port);
    const place = join(dir, 'cadangan');
    const before = readdirSync(place).sort().at(-1) as string;
    const back = await update(lama, [root, '--cadangan', join(place, before)]);
    await answered(port, `the program of ${hari}`);
    return [...wrong, ...wanted(back, 0, 'the way back'), ...(await sells(lama, KASIR[3] as string, 'back'))];
  } finally {
    start.kill('SIGTERM');
    await gone;
  }
}

/** What is wrong; null: that program is not to be had here. */
export async function upgradeFrom(
  hari: string,
  commit: string,
  dir: string,
  port: number,
): Promise<string[] | null> {
  const root = programOf(commit, join(dir, 'program'));
  if (root === null) return null;
  const lama = openLama(hari, root, join(dir, 'data'), port);
  mkdirSync(lama.dir);
  writeFileSync(join(root, 'drills', 'isi.ts'), FILL);
  const filled = await run(process.execPath, ['drills/isi.ts', lama.dir, String(port)], root);
  if (filled.code !== 0) return wanted(filled, 0, `filling a shop of ${hari}`);
  const before = await atOld(lama, KASIR[0] as string, 'before');
  await update(lama, [ROOT], {}, /migrasi 049/);
  const cut = await atOld(lama, KASIR[4] as string, 'after an upgrade that was killed');
  // A setting that only the new program's start can know to be wrong: it has migrated by then.
  const vain = await update(lama, [ROOT], { KODE_TOKO_BOLEH: 'TIDAK' });
  const after = await atOld(lama, KASIR[1] as string, 'after an upgrade in vain');
  const done = await update(lama, [ROOT]);
  const wrong = [
    ...before,
    ...cut,
    ...wanted(vain, 1, 'an upgrade in vain'),
    ...after,
    ...wanted(done, 0, 'the upgrade'),
  ];
  return done.code === 0 ? [...wrong, ...(await todayAndBack(lama))] : wrong;
}
