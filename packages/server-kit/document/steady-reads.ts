/**
 * Lists of a store that a posting reads and that change once a week: read once for each copy of the store's configuration, not
 * with every sale. Every change of such a list raises the version of the store, and catat() refuses what was decided by another
 * version than today's, so a list that is remembered can never be an old one that counts.
 */
import type { Ctx } from '../http/http.ts';
import type { Reads, Rows } from '../postgres/pipeline.ts';
import type { StoreConfig } from '../store-config.ts';

const remembered = new WeakMap<StoreConfig, Map<string, Rows>>();

type Recalled = { reads: Reads; known: Record<string, Rows>; asked: Reads };

/** What is known of these reads for the session's copy of the store, and what is to be asked. */
export function recallSteady({ session }: Ctx, reads: Reads): Recalled {
  const kept = remembered.get(session.store);
  const known: Record<string, Rows> = {};
  const asked: Record<string, Reads[string]> = {};
  for (const [as, read] of Object.entries(reads)) {
    const rows = read.steady ? kept?.get(read.name) : undefined;
    if (rows) known[as] = rows;
    else asked[as] = read;
  }
  return { reads, known, asked };
}

function keep(store: StoreConfig, asked: Reads, rows: Readonly<Record<string, Rows>>): void {
  const kept = remembered.get(store) ?? new Map<string, Rows>();
  remembered.set(store, kept);
  for (const [as, { steady, name }] of Object.entries(asked)) if (steady) kept.set(name, rows[as] ?? []);
}

/** All rows together. `store` is the copy of the version that the snapshot saw. */
export async function withSteady(
  ctx: Ctx,
  store: StoreConfig,
  { reads, known, asked }: Recalled,
  rows: Readonly<Record<string, Rows>>,
): Promise<Record<string, Rows>> {
  if (store === ctx.session.store) {
    keep(store, asked, rows);
    return { ...rows, ...known };
  }
  // The version moved on meanwhile: what was remembered is what the lists said before.
  const again = Object.fromEntries(Object.entries(reads).filter(([as]) => Object.hasOwn(known, as)));
  return { ...rows, ...(Object.keys(again).length > 0 ? await ctx.deps.db.batch(ctx.scope, again) : {}) };
}
