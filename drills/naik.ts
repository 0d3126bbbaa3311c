/**
 * An upgrade while eight tills sell, and back: the program of tomorrow comes beside the one of today, which is killed and started
 * again on the newer schema, and works there for a day. docs/decisions/0132.
 */
import { startServer } from '../bench/server.ts';
import { NEW_FUNCTION, programOfTomorrow } from './program.ts';
import { type Floor, noRefusals, type Result, whileSelling } from './stream.ts';
import { wholeDay } from './whole-day.ts';

const TEXT = "select obj_description(oid, 'pg_proc') as tanda from pg_proc where proname = 'catat'";
const LEFT_ALONE = 'database dari program yang lebih baru (1 migrasi), dibiarkan seperti adanya';

/** Of the shop's server after its start on what tomorrow made. */
function complain(said: string, before: string, after: string): string[] {
  return [
    ...(said.includes(LEFT_ALONE) ? [] : [`the older program did not say that it is older:\n${said}`]),
    ...(before === after ? [] : [`the older program put ${NEW_FUNCTION} back`]),
  ];
}

export async function upgradeAndBack(floor: Floor, port: number): Promise<Result> {
  const { shop } = floor;
  const wrong: string[] = [];
  const textOf = async (): Promise<string> => (await shop.ask<{ tanda: string }>(TEXT))[0]?.tanda ?? '';
  const today = await textOf();
  const root = programOfTomorrow(`${shop.dir}-besok`);
  const selling = await whileSelling(floor, async () => {
    // The same keys and photos, the database of the shop that sells.
    const next = await startServer({ root, url: shop.url(), port, dataDir: shop.dir, poolSize: 4 });
    const tomorrow = await textOf();
    if (tomorrow === today) wrong.push('the newer program did not bring its functions');
    wrong.push(...(await wholeDay(floor, port)));
    await shop.killServer();
    await shop.start();
    wrong.push(...complain(shop.said(), tomorrow, await textOf()));
    await next.stop();
    wrong.push(...(await wholeDay(floor, shop.port)));
  });
  // Right for a sale that met the closing of the day.
  const refused = noRefusals(floor).filter((line) => !line.endsWith('TOKO_TUTUP'));
  return { said: selling.said, wrong: [...wrong, ...selling.wrong, ...refused] };
}
