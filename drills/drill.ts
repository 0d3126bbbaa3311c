/**
 * npm run drill: faults on purpose, on real processes with a database of their own in a temporary folder.
 *   npm run drill                    all of them, a line each
 *   npm run drill -- kill-server day only these
 *   DRILL_TIMES=5                    five times as many kills, twins, races and cuts
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupAndBack } from './backup.ts';
import { installed } from './balancer.ts';
import { cutBackends, cutTills, loseAnswers } from './cuts.ts';
import { dayRace } from './day.ts';
import { diskFull, mountSmall, unmountSmall } from './disk.ts';
import { duaServer } from './dua-server.ts';
import { hutangDuaTahun } from './hutang.ts';
import { killBackend, killPostmaster, killServer } from './kill.ts';
import { bombs, floods } from './memory.ts';
import { model } from './model.ts';
import { momentAndBack } from './moment.ts';
import { upgradeAndBack } from './naik.ts';
import { LAMA, upgradeFrom } from './naik-lama.ts';
import { openPair } from './pair.ts';
import { companies } from './perusahaan.ts';
import { pieces } from './pieces.ts';
import { lossyPromotion, openPromotionShop, promotions } from './promotion.ts';
import { atOnce, samePiece, twins } from './races.ts';
import { openDir, openShop, type Shop } from './shop.ts';
import { goSilent } from './silence.ts';
import { type Floor, openFloor, openStock, type Result, type Staffing, staff } from './stream.ts';
import { yearsOfThree } from './tahun.ts';

const say = (line: string): void => console.log(line);
const TIMES = Number(process.env.DRILL_TIMES ?? 1);
const PORT = Number(process.env.PORT ?? 3410);
/** Pieces in every branch of the shop: a quick machine sells thirteen thousand of them in one run of all drills. */
const BARANG = 18_000 * TIMES;

type Told<F> = { name: string; run(floor: F): Promise<Result> };
type Drill = Told<Floor> & { staffing?: Staffing };

const DRILLS: readonly Drill[] = [
  { name: 'twins', run: (floor) => twins(floor, 10 * TIMES) },
  { name: 'same-piece', run: (floor) => samePiece(floor, 40 * TIMES) },
  { name: 'at-once', run: (floor) => atOnce(floor, 200) },
  { name: 'cut-tills', run: (floor) => cutTills(floor, 15 * TIMES) },
  { name: 'cut-backends', run: (floor) => cutBackends(floor, 40 * TIMES) },
  { name: 'lose-answers', staffing: { port: PORT + 1 }, run: (floor) => loseAnswers(floor, 120 * TIMES) },
  { name: 'silence', staffing: { port: PORT + 2 }, run: (floor) => goSilent(floor, 2 * TIMES) },
  { name: 'floods', staffing: { port: PORT + 2 }, run: (floor) => floods(floor, TIMES) },
  { name: 'bombs', staffing: { port: PORT + 2 }, run: (floor) => bombs(floor, TIMES) },
  { name: 'kill-server', run: (floor) => killServer(floor, 5 * TIMES) },
  { name: 'kill-postmaster', run: (floor) => killPostmaster(floor, 3 * TIMES) },
  { name: 'kill-backend', run: (floor) => killBackend(floor, 3 * TIMES) },
  { name: 'backup', run: (floor) => backupAndBack(floor, PORT + 3) },
  { name: 'moment', run: (floor) => momentAndBack(floor, PORT + 3) },
  { name: 'pieces', staffing: { tills: 2 }, run: (floor) => pieces(floor, 5000) },
  { name: 'model', staffing: { tills: 2 }, run: (floor) => model(floor, 150 * TIMES) },
  { name: 'day', staffing: { tunai: false, tills: 50 }, run: (floor) => dayRace(floor, 20 * TIMES) },
  // Last, because two years of one store weigh on the proof of every drill that follows.
  { name: 'hutang', run: (floor) => hutangDuaTahun(floor, 50 * TIMES) },
];
/** In a shop of its own: what tomorrow adds to it is nobody else's. */
const NAIK: Drill = {
  name: 'naik',
  staffing: { tills: 3, tunai: false },
  run: (floor) => upgradeAndBack(floor, PORT + 4),
};
const DISK: Drill = { name: 'disk-full', run: (floor) => diskFull(floor, TIMES) };

/** Two servers behind a balancer, in a shop of their own. */
const PAIR = 'dua-server';

/** Two companies in one installation. */
const PERUSAHAAN = 'perusahaan';

/** Ten years of three branches. */
const TAHUN = 'tahun';

const PROMOTED: readonly Drill[] = [
  { name: 'promosi', run: (floor) => promotions(floor, 2 * TIMES) },
  // Last: what it loses is lost.
  { name: 'promosi-hilang', run: lossyPromotion },
];

/** Runs one drill and prints its line; answers whether it went well. */
async function perform<F>(
  { name, run }: Told<F>,
  shop: Pick<Shop, 'said'>,
  open: () => Promise<F>,
): Promise<boolean> {
  const started = performance.now();
  const { said, wrong } = await open()
    .then(run)
    .catch((error: Error) => ({
      said: 'broke off',
      wrong: [error.stack ?? error.message, shop.said().slice(-2000)],
    }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${wrong.length === 0 ? 'ok    ' : 'FAILED'}  ${name}  ${said} (${seconds} s)`);
  for (const line of wrong.slice(0, 20)) say(`        ${line}`);
  return wrong.length === 0;
}

/** Runs the drills in one shop, one after the other; answers how many failed. */
async function performAll(shop: Shop, drills: readonly Drill[]): Promise<number> {
  const stock = await openStock(shop);
  const cashiersAt = await staff(shop);
  let failed = 0;
  for (const drill of drills) {
    const floor = (): Promise<Floor> => openFloor(shop, stock, cashiersAt(drill.staffing ?? {}));
    if (!(await perform(drill, shop, floor))) failed += 1;
  }
  return failed;
}

async function inShop(dir: string, barang: number, drills: readonly Drill[]): Promise<number> {
  if (drills.length === 0) return 0;
  const shop = await openShop({ dir, port: PORT, barang });
  open = shop;
  return performAll(shop, drills).finally(() => shop.close());
}

/** Promotions have a shop of their own, whose database is three servers. */
async function onThree(dir: string, drills: readonly Drill[]): Promise<number> {
  if (drills.length === 0) return 0;
  const shop = await openPromotionShop({ dir, port: PORT, barang: 3000 + 1000 * TIMES });
  open = shop;
  return performAll(shop, drills).finally(() => shop.close());
}

/** The disk drill has a shop of its own on a file system of its own. */
async function onSmallDisk(dir: string): Promise<number> {
  const refused = mountSmall(dir);
  if (refused) {
    say(`SKIPPED  ${DISK.name}  no small disk to fill: ${refused}. Run the drill as administrator.`);
    return 0;
  }
  return inShop(dir, 3000 * TIMES, [DISK]).finally(() => unmountSmall(dir));
}

/** From programs that are no longer: each with a folder, a shop and packages of its own. */
async function fromOld(dir: string): Promise<number> {
  let failed = 0;
  for (const { hari, commit } of LAMA) {
    const started = performance.now();
    const wrong = await upgradeFrom(hari, commit, join(dir, commit), PORT + 5).catch((error: Error) => [
      error.stack ?? error.message,
    ]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const how = wrong === null ? 'SKIPPED' : wrong.length === 0 ? 'ok    ' : 'FAILED';
    say(`${how}  naik-lama  from ${hari} and back (${seconds} s)`);
    for (const line of wrong ?? ['its commit or its packages are not here']) say(`        ${line}`);
    if (wrong !== null && wrong.length > 0) failed += 1;
  }
  return failed;
}

/** Its shop is made of years, and nobody sells in it. */
async function overYears(dir: string): Promise<number> {
  const drill = { name: TAHUN, run: () => yearsOfThree(dir, PORT + 6, say) };
  const nobody = { said: () => '' };
  return (await perform(drill, nobody, async () => null)) ? 0 : 1;
}

/** Its shops are made by the command that it tries. */
async function inCompanies(dir: string): Promise<number> {
  const run = async (): Promise<Result> => ({ said: 'neither knows the other', wrong: await companies(dir) });
  return (await perform({ name: PERUSAHAAN, run }, { said: () => '' }, async () => null)) ? 0 : 1;
}

async function inPair(dir: string): Promise<number> {
  const { kinds, missing } = installed();
  for (const name of missing) say(`SKIPPED  ${PAIR}  ${name} is not installed here.`);
  if (kinds.length === 0) return 0;
  const pair = await openPair(dir, PORT + 10, 16_000 * TIMES);
  open = pair;
  return duaServer(pair, PORT + 20, say).finally(() => pair.close());
}

const dir = openDir();
const small = join(dir, 'kecil');
let open: Pick<Shop, 'close'> | null = null;
// Whoever breaks a drill off leaves no server, no database and no mount behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    const closed = open?.close() ?? Promise.resolve();
    void closed.finally(() => {
      unmountSmall(small);
      rmSync(dir, { recursive: true, force: true });
      process.exit(130);
    });
  });
try {
  const wanted = new Set(process.argv.slice(2));
  const chosen = ({ name }: { name: string }): boolean => wanted.size === 0 || wanted.has(name);
  say('preparing a shop with eight tills ...');
  let failed = await inShop(join(dir, 'toko'), BARANG, DRILLS.filter(chosen));
  if (chosen(NAIK)) failed += await inShop(join(dir, 'naik'), 3000 * TIMES, [NAIK]);
  if (wanted.size === 0 || wanted.has('naik-lama')) failed += await fromOld(join(dir, 'lama'));
  if (chosen({ name: TAHUN })) failed += await overYears(join(dir, 'tahun'));
  if (chosen({ name: PERUSAHAAN })) failed += await inCompanies(join(dir, 'perusahaan'));
  if (chosen({ name: PAIR })) failed += await inPair(join(dir, 'dua'));
  failed += await onThree(join(dir, 'tiga'), PROMOTED.filter(chosen));
  if (chosen(DISK)) failed += await onSmallDisk(small);
  say(failed === 0 ? 'all drills went well' : `${failed} FAILED`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
