/** The network between the server and PostgreSQL falls silent for some seconds: no reset, no error, only nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openRelay } from '../bench/relay.ts';
import { startServer } from '../bench/server.ts';
import { countsOf, type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

const SILENT_MS = 4000;
/** The longest any statement may wait for a silent PostgreSQL (13 s), and the time to sell again. */
const BACK_MS = 30_000;

/** A second server reaches the database through a relay that drops what it hears; the tills sell at it all the while. */
export async function goSilent(floor: Floor, times: number): Promise<Result> {
  const relay = await openRelay(floor.shop.url());
  const port = floor.shop.port + 2;
  const server = await startServer({
    url: relay.url,
    port,
    dataDir: `${floor.shop.dir}/ketiga`,
    poolSize: 8,
  });
  const stuck: string[] = [];
  const back: number[] = [];
  try {
    const { said, wrong } = await whileSelling(floor, async () => {
      for (let n = 0; n < times; n += 1) {
        await sleep(1500);
        relay.silence(true);
        await sleep(SILENT_MS);
        relay.silence(false);
        const [before, from] = [countsOf(floor).sales, performance.now()];
        while (countsOf(floor).sales < before + floor.cashiers.length && performance.now() - from < BACK_MS)
          await sleep(50);
        if (countsOf(floor).sales === before)
          stuck.push(`nothing was sold within ${BACK_MS / 1000} s of silence ${n + 1}`);
        back.push((performance.now() - from) / 1000);
      }
    });
    const longest = Math.max(...back).toFixed(1);
    return {
      said: `${times} x ${SILENT_MS / 1000} s without a word, sold again after at most ${longest} s: ${said}`,
      wrong: [...stuck, ...wrong, ...noRefusals(floor)],
    };
  } finally {
    await server.stop();
    relay.close();
  }
}
