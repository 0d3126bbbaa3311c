/** Cashiers for the picker. */
import type { Row } from '@mustika/kernel/field.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { kasirCommand } from './kasir.command.ts';
import type { kasirResource } from './kasir.resource.ts';

const KASIR = `select user_id, nama, count(*) over () as total from pengguna
  where level = 'KASIR' and kode_toko = $1
    and ($2 = 'semua' or aktif = ($2 = 'ya'))
    and ($3::text is null or user_id = $3)
    and ($4::text is null or starts_with(user_id, $4) or strpos(upper(nama), $4) > 0)
  order by user_id limit $5 offset $6`;

type Kasir = Row<typeof kasirResource.fields> & { total: number };
const bacaKasir = (values: unknown[]) => statement<Kasir>('users_kasir', KASIR, ...values);

export const kasirList = implementCommand(kasirCommand, async (input, { deps, session }) => {
  const values = [
    session.kode_toko,
    input.aktif ?? 'ya',
    input.user_id,
    input.q,
    input.limit ?? 200,
    input.skip ?? 0,
  ];
  const data = await deps.db.call(bacaKasir(values));
  return { data, total: data[0]?.total ?? 0 };
});
