/** What paper says in the place of a code: the shop knows that S1 is Fitri, and the customer does not. */
import type { Resource } from '@mustika/kernel/resource.ts';
import { statement } from '../database.ts';
import type { Ctx } from '../http/http.ts';

type Named = Pick<Resource, 'name' | 'key' | 'display' | 'scope'>;

/** Names of these rows, each once and in this order, as one text; a row that is gone keeps its code. */
export async function namesOf(
  { deps, scope }: Ctx,
  { name, key, display, scope: whose }: Named,
  codes: readonly (string | null)[],
): Promise<string> {
  const wanted = [...new Set(codes.flatMap((code) => code ?? []))];
  if (wanted.length === 0) return '';
  const own = whose === 'toko' ? 'kode_toko = $1' : '$1::text is not null';
  const text = `select ${key} as kode, ${display} as nama from ${name} where ${own} and ${key} = any ($2)`;
  const rows = await deps.db.rows(
    scope,
    statement<{ kode: string; nama: string }>(`nama_${name}`, text, scope.kode_toko, wanted),
  );
  return wanted.map((code) => rows.find(({ kode }) => kode === code)?.nama ?? code).join(', ');
}
