/**
 * Two servers behind a balancer are one shop (docs/scale.md): every event is heard once everywhere, one of them is killed while eight
 * tills sell, both are restarted in turn without a till that notices, and what is one stays one.
 */
import { type Balancer, installed, openBalancer } from './balancer.ts';
import { callAt, loginAt } from './call.ts';
import { becomes } from './ears.ts';
import { news } from './news.ts';
import { anchors, jobsOnce, photos, practice } from './one-shop.ts';
import { type Pair, taken } from './pair.ts';
import { samePiece } from './races.ts';
import { KASIR, PASSWORD, type Shop } from './shop.ts';
import {
  type Floor,
  noRefusals,
  openFloor,
  openStock,
  type Result,
  type Stock,
  staff,
  whileSelling,
} from './stream.ts';

type Step = { name: string; run(): Promise<Result> };

const unanswered = ({ cashiers }: Floor): string[] => cashiers.flatMap((one) => one.unanswered);

/** Sales of so many tills' rounds more, so that whatever happens happens to a shop that sells. */
async function sellsOn(floor: Floor, rounds = 5): Promise<void> {
  const count = (): number =>
    floor.cashiers.flatMap(({ history }) => history.filter(({ outcome }) => outcome === 'ok')).length;
  const wanted = count() + rounds * floor.cashiers.length;
  if (!(await becomes(() => count() >= wanted, 60_000))) throw new Error('the tills sell no more');
}

/** Each in turn is away and comes back, while the tills sell. */
const oneByOne = (pair: Pair, floor: Floor, end: (one: Pair['a']) => Promise<void>): Promise<Result> =>
  whileSelling(floor, async () => {
    for (const one of [pair.a, pair.b]) {
      await sellsOn(floor);
      await end(one);
      await sellsOn(floor);
      await one.start();
      await taken(one);
    }
  });

/** kill -9 of one under load, and it comes back. */
async function killed(pair: Pair, floor: Floor): Promise<Result> {
  const selling = await oneByOne(pair, floor, (one) => one.kill());
  const lost = unanswered(floor).length;
  return {
    said: `${selling.said}; ${lost} calls unanswered`,
    wrong: [...selling.wrong, ...noRefusals(floor)],
  };
}

/** SIGTERM of each in turn: nobody may notice. */
async function restarted(pair: Pair, floor: Floor): Promise<Result> {
  const selling = await oneByOne(pair, floor, (one) => one.stop());
  const lost = unanswered(floor).map((call) => `not answered: ${call}`);
  return {
    said: `${selling.said}; ${lost.length} calls unanswered`,
    wrong: [...selling.wrong, ...noRefusals(floor), ...lost],
  };
}

/** What a stranger says of himself is not believed, and nobody is answered in the clear. */
async function atTheDoor(pair: Pair, shop: Shop, { plain }: Balancer): Promise<Result> {
  const wrong: string[] = [];
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'lain.contoh.id' };
  const { cookie } = await loginAt(shop, KASIR[7] as string, PASSWORD, headers);
  if (!cookie.startsWith('__Host-')) wrong.push(`the device is told in the clear: ${cookie.split('=')[0]}`);
  const [row] = await pair.ask<{ alamat: string }>(
    'select alamat from sesi where user_id = $1 order by lahir desc limit 1',
    [KASIR[7]],
  );
  if (row?.alamat !== '127.0.0.1')
    wrong.push(`the address of a session is what its browser said: ${row?.alamat}`);
  const led = await callAt({ port: plain }, 'GET', '/masuk');
  if (led.status !== 308 || !led.headers.location?.startsWith('https://'))
    wrong.push(`in the clear: ${led.status} ${led.headers.location ?? ''}`);
  return { said: 'addresses are the balancer’s word, plain HTTP is led away', wrong };
}

/** What no balancer has a part in; `a` stands for the address of the shop. */
const shared = (pair: Pair, stock: Stock): Step[] => [
  { name: 'photos', run: () => photos(pair, pair.a, stock) },
  { name: 'practice', run: () => practice(pair, pair.a) },
  { name: 'anchors', run: () => anchors(pair) },
  { name: 'jobs', run: () => jobsOnce(pair) },
];

/** Prints the line of each; answers how many failed. */
async function perform(
  name: string,
  steps: readonly Step[],
  heard: () => string,
  say: (line: string) => void,
): Promise<number> {
  let failed = 0;
  for (const { name: step, run } of steps) {
    const started = performance.now();
    const { said, wrong } = await run().catch((error: Error) => ({
      said: 'broke off',
      wrong: [error.stack ?? error.message, heard().slice(-2000)],
    }));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`${wrong.length === 0 ? 'ok    ' : 'FAILED'}  dua-server ${name} ${step}  ${said} (${seconds} s)`);
    for (const line of wrong.slice(0, 20)) say(`        ${line}`);
    if (wrong.length > 0) failed += 1;
  }
  return failed;
}

async function behind(
  pair: Pair,
  balancer: Balancer,
  stock: Stock,
  say: (line: string) => void,
): Promise<number> {
  const shop = pair.behind(balancer);
  const floor = async (): Promise<Floor> => openFloor(shop, stock, (await staff(shop))({}));
  const steps: Step[] = [
    { name: 'door', run: () => atTheDoor(pair, shop, balancer) },
    { name: 'news', run: () => news(pair, shop, stock) },
    { name: 'same-piece', run: async () => samePiece(await floor(), 10) },
    { name: 'kill-one', run: async () => killed(pair, await floor()) },
    { name: 'restart-in-turn', run: async () => restarted(pair, await floor()) },
  ];
  return perform(balancer.name, steps, shop.said, say);
}

/** All of it behind each balancer that this machine has; answers how many steps failed. */
export async function duaServer(pair: Pair, port: number, say: (line: string) => void): Promise<number> {
  const stock = await openStock(pair);
  const servers = [pair.a.port, pair.b.port] as const;
  let failed = await perform('both', shared(pair, stock), () => pair.a.said() + pair.b.said(), say);
  for (const kind of installed().kinds) {
    const setting = { dir: `${pair.dir}/${kind.name}`, plain: port, port: port + 1, servers };
    const balancer = await openBalancer(kind, pair.certificate, setting);
    failed += await behind(pair, balancer, stock, say).finally(() => balancer.stop());
  }
  return failed;
}
