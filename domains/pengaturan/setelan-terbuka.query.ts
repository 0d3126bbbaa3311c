/** What is agreed with customers and still open while a setting changes that reaches it. docs/decisions/0072. */

import { formatAngka } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { House } from '@mustika/kernel/house.ts';
import type { Declared } from '@mustika/kernel/settings/declared.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';

type Terbuka = { kode_toko: string; jenis: string; banyak: number };

const TERBUKA = `select d.kode_toko, d.jenis, count(*)::integer as banyak
    from jsonb_to_recordset($2::jsonb) as x(jenis text, status text[])
    join dokumen d on d.kode_toko = any ($1) and d.jenis = x.jenis and d.status = any (x.status)
   group by d.kode_toko, d.jenis order by d.kode_toko, d.jenis`;

/** Documents of the house that a setting reaches, with the states in which they are open. */
const dicapai = (house: House, { reaches }: Declared) =>
  house.documents.filter(({ name, open }) => open && reaches?.documents.includes(name));

/** Lines for whoever agrees: how many of each are open in each store, and what becomes of them. None when nothing is open. */
export async function bacaTerbuka(
  { deps, scope }: Ctx,
  one: Declared,
  toko: readonly string[],
): Promise<Approval['rincian']> {
  const documents = dicapai(deps.house, one);
  if (!one.reaches || documents.length === 0) return [];
  const asked = JSON.stringify(documents.map(({ name, open }) => ({ jenis: name, status: open })));
  const rows = await deps.db.rows(
    { ...scope, lintas: true },
    statement<Terbuka>('setelan_terbuka', TERBUKA, [...toko], asked),
  );
  if (rows.length === 0) return [];
  return [
    ...rows.map(({ kode_toko, jenis, banyak }) => ({
      label: 'Masih Terbuka',
      nilai: `${documents.find(({ name }) => name === jenis)?.label} ${kode_toko}: ${formatAngka(banyak)}`,
    })),
    { label: 'Yang Masih Terbuka', nilai: one.reaches.becomes },
  ];
}
