/**
 * A shop in which every document of the house has lived. To live takes a quarter of a minute, and what comes of it is the
 * same each time: it is lived once in a run of the tests, and who needs it gets a clone at the hour it ended.
 */
import { templateMade } from '@mustika/server-kit/testing.ts';
import { type Kit, testApp } from './app.ts';
import { berlatih } from './latih.ts';
import { ALL_RUNS } from './lives.ts';

/** A clone of the database `templat`, which is what `make` leaves of its kit; made by whoever needs it first. */
export async function tokoDari(pgUrl: string, templat: string, make: () => Promise<Kit>): Promise<Kit> {
  const kini = await templateMade(pgUrl, templat, async () => {
    const kit = await make();
    const note = kit.clock.now().toString();
    await kit.lepas();
    return { url: kit.url, note };
  });
  return testApp({ pgUrl, dari: { templat, kini } });
}

async function hidup(pgUrl: string): Promise<Kit> {
  const kit = await testApp({ pgUrl });
  // Somebody practised, and did nothing.
  await (await berlatih(kit, 'KASIR1', 'JUAL')).post('latihan/selesai', {});
  for (const run of ALL_RUNS) await run(kit);
  return kit;
}

/** What a clone of the shop in which all has lived is made of, once somebody has asked for one. */
export const TEMPLAT_HIDUP = 'templat_hidup';

/** The demo chain after every life, none of them told with another module on. */
export const tokoHidup = (pgUrl: string): Promise<Kit> => tokoDari(pgUrl, TEMPLAT_HIDUP, () => hidup(pgUrl));
