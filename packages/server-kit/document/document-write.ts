/** The second trip of a document: one call of a function of the database, tried before somebody else is asked to agree. */
import type { Statement } from '../database.ts';
import type { Ctx } from '../http/http.ts';
import { piecesOf } from './document-about.ts';
import { type Asking, ask } from './document-approval.ts';

export type Hasil = { ulang: boolean; jawaban: Record<string, unknown> };

/** The world moved between the two trips: settings, what this person paid out today, or the stock of an article by quantity. */
const BERUBAH = ['PENGATURAN_BERUBAH', 'KELUAR_BERUBAH', 'STOK_AKSESORIS_BERUBAH', 'STOK_LOT_BERUBAH'];

/** Somebody else went on each time: after so many times whoever asks is told. */
const PALING_SERING = 4;

export async function withFreshSettings<T>(ctxs: readonly Ctx[], attempt: () => Promise<T>): Promise<T> {
  for (let ke = 1; ; ke += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (ke === PALING_SERING || !BERUBAH.includes((error as Error).message)) throw error;
      for (const ctx of ctxs) ctx.deps.stores.forget(ctx.scope.kode_toko);
    }
  }
}

/** What one function of the database writes, for one store or for several. */
type WriteCall = { lewat: string; toko: string | readonly string[]; w: object };

const statementOf = ({ lewat, toko, w }: WriteCall): Statement => ({
  name: lewat,
  text: `select ${lewat}($1, $2::jsonb) as hasil`,
  values: [toko, JSON.stringify(w)],
});

/**
 * The second trip: one call of a function of the database that writes everything. Where somebody still has to agree it is only
 * tried, and keeps nothing: he is asked for what the database would let through.
 */
export async function write<T>(ctx: Ctx, set: WriteCall, asking: Asking | null): Promise<T> {
  if (asking) {
    await ctx.deps.db.trial(statementOf(set));
    return ask(asking, await piecesOf(ctx, asking.tentang));
  }
  const [answer] = (await ctx.deps.db.call(statementOf(set))) as [{ hasil: T }];
  return answer.hasil;
}
