/** Counts as a shop begins them. */
import type { Kit } from './app.ts';
import { numberOf } from './jual.ts';

/** A count of JKT1 that goes on, as the body of what is done with it. */
export const dihitung = async (kit: Kit, isi: object): Promise<{ no_dokumen: string }> => ({
  no_dokumen: numberOf(await kit.as('OWNER').post('stock-opname/mulai', isi, { portal: 'JKT1' })),
});
