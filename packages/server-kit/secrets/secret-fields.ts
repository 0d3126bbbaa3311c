/** Refuses to answer about columns that whoever asks may not know of (`packages/kernel/rahasia.ts`). */
import { reject, umum } from '@mustika/kernel/errors.ts';

/** Columns a session may not know of, by name. */
export type Closed = { tertutup: ReadonlySet<string> };

/**
 * An order by a secret column tells it as well as the column does, and a filter answers guesses: for whom it is closed there
 * is no such field. Errors: INPUT_TIDAK_VALID, as for a name nobody ever declared.
 */
export function refuseSecrets({ tertutup }: Closed, names: readonly unknown[]): void {
  const closed = names.find((name) => typeof name === 'string' && tertutup.has(name));
  if (closed === undefined) return;
  const message = `Field Tidak Dikenal: ${String(closed)}`;
  reject(umum.INPUT_TIDAK_VALID, [{ path: String(closed), message }], message);
}

/** The same for the query of a call: what it filters by, and what it sorts by. */
export function refuseSecretQuery(closed: Closed, query: unknown): void {
  if (closed.tertutup.size === 0) return;
  const given = Object.entries((query ?? {}) as object).filter(([, value]) => value !== undefined);
  const sort = given.find(([name]) => name === 'sort')?.[1] as unknown;
  refuseSecrets(closed, [...given.map(([name]) => name), sort]);
}
