/** The same person acting in the books of another store, where two stores agree on something. docs/decisions/0021. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Ctx } from '../http/http.ts';

/** Its settings, its day, a key of its own. One that trades no more is there for what is still on its way from it. */
export async function inStore(ctx: Ctx, kode_toko: string, key: string): Promise<Ctx> {
  const { stores } = ctx.deps;
  const store =
    (await stores.get(kode_toko)) ?? (await stores.getClosed(kode_toko)) ?? reject(umum.TOKO_LAIN);
  return {
    ...ctx,
    key,
    scope: { ...ctx.scope, kode_toko },
    session: { ...ctx.session, kode_toko, store, flags: store.flags, settings: store.settings },
  };
}
