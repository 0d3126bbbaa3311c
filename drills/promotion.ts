/**
 * Three PostgreSQL servers, of which one writes and any one of the others has to have what a till is told of. The one that writes is
 * killed with all its processes while tills sell, or hangs and wakes up later; the standby that has received most is promoted, and
 * the server of the shop, whose address names all three, follows. The old one comes back as a follower, and the next is killed.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newClient } from '@mustika/server-kit/postgres/hosts.ts';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { acceptLoss, hereOf } from '@mustika/server-kit/secrets/audit-hold.ts';
import { startServer } from '../bench/server.ts';
import {
  followNode,
  furthestOf,
  killNode,
  type Node,
  type NodeInput,
  openNode,
  openStandby,
  promoteNode,
  setNode,
  signalNode,
} from '../tests/kit/siaga.ts';
import type { Cashier, Entry } from './cashier.ts';
import { fill, PASSWORD, type Shop } from './shop.ts';
import { countsOf, type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

const NAMES = ['a', 'b', 'c'] as const;
/** All know all names: whoever leads counts the other two. */
const ANY_OF_THEM = `ANY 1 (${NAMES.join(', ')})`;
const FIRST_PORT = 15_700;
/** The longest a till may wait for its first sale after a promotion. */
const BACK_MS = 60_000;

type Trio = { primary: Node; standbys: Node[] };
export type PromotionShop = Shop & { trio: Trio };

const placeOf = (dir: string, at: number): NodeInput => ({
  name: NAMES[at] as string,
  dir: at === 0 ? join(dir, 'postgres') : join(dir, `postgres-${NAMES[at]}`),
  port: FIRST_PORT + 100 * at,
});

/** One address of all three, in the order of their ports. */
function urlOf({ primary, standbys }: Trio): string {
  const all = [primary, ...standbys].map(({ postgres }) => `127.0.0.1:${postgres.port}`).sort();
  return primary.postgres.url.replace(`127.0.0.1:${primary.postgres.port}`, all.join(','));
}

/** Waits until so many servers follow the primary to the disk. */
async function followed({ primary }: Trio, count: number): Promise<void> {
  const text =
    "select count(*)::int as n from pg_stat_replication where sync_state = 'quorum' and state = 'streaming'";
  await onDatabase(primary.postgres.url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ n: number }>(text);
      if ((rows[0]?.n ?? 0) >= count) return;
      await sleep(50);
    }
  });
}

/** The shop of the other drills, at a server whose database is three. */
export async function openPromotionShop({
  dir,
  port,
  barang,
}: {
  dir: string;
  port: number;
  barang: number;
}) {
  await fill(dir, barang);
  const primary = await openNode(placeOf(dir, 0));
  const trio: Trio = { primary, standbys: [] };
  for (const at of [1, 2]) trio.standbys.push(await openStandby(primary, placeOf(dir, at)));
  await setNode(primary, 'synchronous_standby_names', ANY_OF_THEM);
  for (const standby of trio.standbys) await setNode(standby, 'synchronous_standby_names', ANY_OF_THEM);
  await followed(trio, 2);
  const url = urlOf(trio);
  const open = () =>
    startServer({
      ...{ url, port, dataDir: join(dir, 'server'), poolSize: 8 },
      // It answers ready only while both follow.
      env: { STANDBY_SYNC: '2' },
    });
  let server = await open();
  const shop: PromotionShop = {
    trio,
    port,
    dir,
    login: (user_id) => server.login(user_id, PASSWORD),
    start: async () => {
      server = await open();
    },
    killServer: () => server.kill(),
    killPostmaster: () => {},
    ready: () => followed(trio, 1),
    ask: async (text, values = []) => {
      const client = newClient({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
      try {
        return (await client.query(text, [...values])).rows;
      } finally {
        await client.end().catch(() => {});
      }
    },
    url: () => url,
    said: () => server.said(),
    close: async () => {
      await server.stop();
      for (const { postgres } of [...trio.standbys, trio.primary]) await postgres.stop();
    },
  };
  return shop;
}

/** The old primary wakes up beside the new one, which goes on selling; then it ends. */
async function beside(old: Node, floor: Floor): Promise<void> {
  signalNode(old, 'SIGCONT');
  const before = countsOf(floor).sales;
  while (countsOf(floor).sales < before + 2 * floor.cashiers.length) await sleep(20);
  await killNode(old);
}

/** Kills the primary, or lets it hang, promotes, and brings the dead one back behind it; answers the seconds without a sale. */
async function promoteOnce({ trio, dir }: PromotionShop, floor: Floor, hangs: boolean): Promise<number> {
  const dead = trio.primary;
  const from = performance.now();
  if (hangs) signalNode(dead, 'SIGSTOP');
  else await killNode(dead);
  // Before anything is compared: as long as one follows it, an old primary that lives on could acknowledge.
  for (const standby of trio.standbys) await setNode(standby, 'primary_conninfo', '');
  const next = await furthestOf(trio.standbys);
  await promoteNode(next);
  const others = trio.standbys.filter((node) => node !== next);
  for (const node of others) await followNode(node, next);
  Object.assign(trio, { primary: next, standbys: others });
  const before = countsOf(floor).sales;
  while (countsOf(floor).sales < before + floor.cashiers.length) {
    if (performance.now() - from > BACK_MS) throw new Error(`nothing was sold within ${BACK_MS / 1000} s`);
    await sleep(20);
  }
  const without = (performance.now() - from) / 1000;
  if (hangs) await beside(dead, floor);
  const at = NAMES.indexOf(dead.name as (typeof NAMES)[number]);
  trio.standbys.push(await openStandby(next, placeOf(dir, at)));
  await followed(trio, 2);
  return without;
}

/** No number twice, over all that was ever answered: what a customer holds on paper is his. */
function numbersTwice({ cashiers }: Floor): string[] {
  const seen = new Map<string, string>();
  return cashiers.flatMap(({ history }) =>
    history.flatMap(({ no_dokumen, key }) => {
      if (no_dokumen === undefined) return [];
      const other = seen.get(no_dokumen);
      seen.set(no_dokumen, key);
      return other === undefined ? [] : [`${no_dokumen} was given to ${other} and to ${key}`];
    }),
  );
}

export async function promotions(floor: Floor, times: number): Promise<Result> {
  const shop = floor.shop as PromotionShop;
  const without: number[] = [];
  const { said, wrong } = await whileSelling(floor, async () => {
    for (let n = 0; n < times; n += 1) {
      await sleep(300 + Math.random() * 1200);
      without.push(await promoteOnce(shop, floor, n % 2 === 1));
    }
  });
  const [longest] = without.toSorted((x, y) => y - x);
  return {
    said: `${times} promotions, half of them beside an old one that only hung, all tills sold again after at most ${longest?.toFixed(1)} s: ${said}`,
    wrong: [...wrong, ...numbersTwice(floor), ...noRefusals(floor)],
  };
}

/** Every till sells a piece; one that is not answered at once is no part of this. */
const sellOnce = ({ cashiers, stock }: Floor): Promise<(Entry | null)[]> =>
  Promise.all(
    cashiers.map(async (cashier) => {
      const entry = await cashier.scan(stock.take(1));
      return entry && cashier.send(entry);
    }),
  );

/** Sends until the answer is the wanted one; answers whether it came. */
async function sendUntil(
  cashier: Cashier,
  entry: Entry,
  wanted: (entry: Entry) => boolean,
): Promise<boolean> {
  for (const from = performance.now(); performance.now() - from < BACK_MS; await sleep(50))
    if (wanted(await cashier.send(entry))) return true;
  return false;
}

/**
 * The other way round: nobody waits for the standbys, and they have stopped receiving. What is sold then is lost when one of them is
 * promoted, and the server must notice before it gives out the numbers a second time.
 */
export async function lossyPromotion(floor: Floor): Promise<Result> {
  const { trio } = floor.shop as PromotionShop;
  await setNode(trio.primary, 'synchronous_standby_names', '');
  for (const standby of trio.standbys) await setNode(standby, 'primary_conninfo', '');
  await onDatabase(trio.primary.postgres.url, async (client) => {
    while ((await client.query('select from pg_stat_replication')).rowCount) await sleep(20);
  });
  const lost = (await sellOnce(floor)).flatMap((entry) => entry?.no_dokumen ?? []);
  const [till] = floor.cashiers as [Cashier];
  const next = (await till.scan(floor.stock.take(1))) as Entry;
  await killNode(trio.primary);
  const [leader, other] = trio.standbys as [Node, Node];
  await promoteNode(leader);
  Object.assign(trio, { primary: leader, standbys: [other] });
  const wrong: string[] = [];
  if (!(await sendUntil(till, next, ({ code }) => code === 'DATABASE_MUNDUR')))
    wrong.push(`after the loss a till heard ${next.code} ${next.no_dokumen ?? ''}`);
  const here = await onDatabase(leader.postgres.url, hereOf);
  const named = new Set((here.kurang ?? []).flatMap((one) => ('no_dokumen' in one ? [one.no_dokumen] : [])));
  wrong.push(...lost.filter((no) => !named.has(no)).map((no) => `${no} is lost, and nobody says so`));
  // It is sealed into a chain, so it waits for a follower like everything that is.
  await followNode(other, leader);
  await onDatabase(leader.postgres.url, (client) => acceptLoss(client, here));
  if (!(await sendUntil(till, next, ({ outcome }) => outcome === 'ok')))
    wrong.push(`after the loss was accepted a till heard ${next.code}`);
  for (const cashier of floor.cashiers) cashier.leave();
  return { said: `${lost.length} sales lost on purpose, all named before anything was sold`, wrong };
}
