/** The fingerprint reader of a till, for those whose business fingers are (apps/server/implementations.ts). */
import { type Scope, statement } from '@mustika/server-kit/database.ts';
import type { Ctx, Deps } from '@mustika/server-kit/http/http.ts';
import { KANAL_SIDIK, milikKasir, tersambung } from './agen-baca.query.ts';

const BERPEMBACA = `select id, terlihat from agen where kode_toko = $1 and perangkat_hash = $2 and dicabut is null
  and jsonb_typeof(setelan->'sidik') = 'object'`;

/** The agent of the till that asks, where its line is up and a reader hangs at it. */
async function cari(ctx: Ctx): Promise<string | null> {
  const asked = statement<{ id: string; terlihat: string | null }>(
    'agen_berpembaca',
    BERPEMBACA,
    ...milikKasir(ctx),
  );
  const [agen] = await ctx.deps.db.rows(ctx.scope, asked);
  return agen && tersambung(ctx.deps, agen.terlihat) ? agen.id : null;
}

/** Tells whichever process holds the line of this agent that there is a finger to look at. */
async function suruh(
  { db }: Pick<Deps, 'db'>,
  { kode_toko }: Scope,
  agen: string,
  id: string,
): Promise<void> {
  const values = [KANAL_SIDIK, `${kode_toko} ${agen} ${id}`];
  await db.call({ name: 'agen_kabar', text: 'select pg_notify($1, $2)', values });
}

export const pembacaSidik = { cari, suruh };
