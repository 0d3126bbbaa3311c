/** Who works in a world that SQL made: a cashier (K) and a supervisor (S) of every branch, and the owner of the chain. */
import { house } from '@mustika/domains/house.ts';
import { defaultAkses } from '@mustika/domains/pengguna/hak/akses.rule.ts';
import { hashPassword } from '@mustika/server-kit/secrets/password.ts';
import type pg from 'pg';

/** Prefix of the user, and what his level may open. */
export const RIGHTS = (
  [
    ['K', 'KASIR'],
    ['S', 'SPV'],
  ] as const
).map(([prefix, level]) => ({ prefix, paths: defaultAkses(house, level) }));

/** Each opens what his level does, and all of them have this password. */
export async function employ(client: pg.Client, owner: string, password: string): Promise<void> {
  for (const { prefix, paths } of RIGHTS)
    await client.query(
      'insert into hak_akses (user_id, path, is_show) select $1 || kode_toko, p, true from toko, unnest($2::text[]) p where tipe = $3',
      [prefix, paths, 'CABANG'],
    );
  await client.query(
    'insert into hak_akses (user_id, path, is_show) select $1, p, true from unnest($2::text[]) p',
    [owner, defaultAkses(house, 'OWN')],
  );
  await client.query('update pengguna set kata_sandi = $1', [await hashPassword(password)]);
}
