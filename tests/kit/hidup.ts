/**
 * A shop in which every document of the house has lived. What comes of it is the same each time: it is lived once in a run
 * of the tests, and who needs it gets a clone at the hour it ended.
 */
import type { Template } from '@mustika/server-kit/testing.ts';
import { type Kit, kitOver, RANTAI, SEKARANG, testApp } from './app.ts';
import { berlatih } from './latih.ts';
import { ALL_RUNS } from './lives.ts';

/** What `live` leaves of a clone of `from`; its note is the hour it ended. */
export const sesudah = (name: string, from: Template, live: (kit: Kit) => Promise<unknown>): Template => ({
  name,
  from,
  fill: async (url) => {
    const kit = await kitOver({ url, note: SEKARANG, drop: async () => {} });
    await live(kit);
    const kini = kit.clock.now().toString();
    await kit.lepas();
    return kini;
  },
});

/** Somebody practised, and did nothing. */
export const seseorangBerlatih = async (kit: Kit): Promise<unknown> =>
  (await berlatih(kit, 'KASIR1', 'JUAL')).post('latihan/selesai', {});

/** The demo chain after every life, none of them told with another module on. */
export const HIDUP = sesudah('templat_hidup', RANTAI, async (kit) => {
  await seseorangBerlatih(kit);
  for (const run of ALL_RUNS) await run(kit);
});

export const tokoHidup = (pgUrl: string): Promise<Kit> => testApp({ pgUrl, dari: HIDUP });
