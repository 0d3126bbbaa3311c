/** Connections that end at the wrong moment: till to server, server to PostgreSQL, and in the middle of the answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openRelay } from '../bench/relay.ts';
import { startServer } from '../bench/server.ts';
import type { Cashier } from './cashier.ts';
import { conclude, type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

/** PostgreSQL ends connections of the server at random, as an administrator or a dying network does. */
export async function cutBackends(floor: Floor, times: number): Promise<Result> {
  let cut = 0;
  const { said, wrong } = await whileSelling(floor, async () => {
    for (let n = 0; n < times; n += 1) {
      await sleep(30 + Math.random() * 60);
      const rows = await floor.shop.ask(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`,
      );
      cut += rows.length;
    }
  });
  return { said: `${cut} connections to PostgreSQL cut: ${said}`, wrong: [...wrong, ...noRefusals(floor)] };
}

/** The till's line breaks while its sale is on the way, in it, or while the answer comes back. */
export async function cutTills(floor: Floor, times: number): Promise<Result> {
  const cutAndSettle = async (cashier: Cashier, n: number): Promise<void> => {
    const entry = await cashier.scan(floor.stock.take(1));
    if (!entry) throw new Error('the server does not answer');
    await cashier.sendAndCut(entry, n % 4 === 0 ? 'half' : { ms: Math.random() * 40 });
    await cashier.settle(entry);
  };
  for (let n = 0; n < times; n += 1)
    await Promise.all(floor.cashiers.map((cashier, i) => cutAndSettle(cashier, n + i)));
  const proof = await conclude(floor);
  const said = `${times * floor.cashiers.length} requests reset under way: ${proof.said}`;
  return { said, wrong: [...proof.wrong, ...noRefusals(floor)] };
}

/**
 * The worst moment: PostgreSQL has committed the sale and the server never hears of it. A second server reaches the
 * database through a relay that cuts the line exactly there.
 */
export async function loseAnswers(floor: Floor, sales: number): Promise<Result> {
  const relay = await openRelay(floor.shop.url());
  const port = floor.shop.port + 1;
  const server = await startServer({ url: relay.url, port, dataDir: `${floor.shop.dir}/kedua`, poolSize: 8 });
  try {
    relay.loseAnswers('catat', 3);
    for (let n = 0; n < sales / floor.cashiers.length; n += 1)
      await Promise.all(
        floor.cashiers.map(async (cashier) => {
          const barang = floor.stock.take(1);
          let entry = await cashier.scan(barang);
          for (; !entry; entry = await cashier.scan(barang)) await sleep(20);
          await cashier.settle(entry);
        }),
      );
    const lost = relay.loseAnswers('', 0);
    const proof = await conclude(floor);
    const none = lost === 0 ? ['no answer was lost: this drill drilled nothing'] : [];
    return {
      said: `${lost} answers of PostgreSQL lost after the commit: ${proof.said}`,
      wrong: [...none, ...proof.wrong, ...noRefusals(floor)],
    };
  } finally {
    await server.stop();
    relay.close();
  }
}
