/** kill -9 of the server, of the postmaster and of one backend, while eight tills sell. reliability.md 2.2. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

const soon = (): Promise<void> => sleep(300 + Math.random() * 700);

async function killTimes(
  floor: Floor,
  what: string,
  times: number,
  kill: () => Promise<void>,
): Promise<Result> {
  const { said, wrong } = await whileSelling(floor, async () => {
    for (let n = 0; n < times; n += 1) {
      await soon();
      await kill();
      // A moment for the postmaster to notice.
      await sleep(200);
      await floor.shop.ready();
    }
    await soon();
  });
  return { said: `${what} ${times} x: ${said}`, wrong: [...wrong, ...noRefusals(floor)] };
}

export const killServer = (floor: Floor, times: number): Promise<Result> =>
  killTimes(floor, 'kill -9 of the server', times, async () => {
    await floor.shop.killServer();
    await floor.shop.start();
  });

export const killPostmaster = (floor: Floor, times: number): Promise<Result> =>
  killTimes(floor, 'kill -9 of the postmaster', times, async () => floor.shop.killPostmaster());

/** A backend that dies without a word may have damaged shared memory, so PostgreSQL restarts all of them. */
export const killBackend = (floor: Floor, times: number): Promise<Result> =>
  killTimes(floor, 'kill -9 of a backend', times, async () => {
    const rows = await floor.shop.ask<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
        and query like '%catat%' order by random() limit 1`,
    );
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
  });
