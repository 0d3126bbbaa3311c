/** What somebody may let out alone (docs/decisions/0068), lifted: load is one person's work here, and nobody is there to agree. */
import { SETTINGS } from '@mustika/kernel/settings/all.ts';
import type pg from 'pg';

const CEILING = /^BATAS_.*_(?:KASIR|SPV|LAWAN)$/;

/** Every ceiling of the house as high as it goes, in all stores. */
export async function liftCeilings(client: pg.Client): Promise<void> {
  const lifted = Object.entries(SETTINGS).flatMap(([key, { kind }]) =>
    CEILING.test(key) && 'max' in kind ? [{ key, value: String(kind.max) }] : [],
  );
  await client.query(
    `insert into para_system (kode_toko, key, value) select t.kode_toko, s.key, s.value
       from toko t, unnest($1::text[], $2::text[]) s (key, value)
     on conflict (kode_toko, key) do update set value = excluded.value`,
    [lifted.map(({ key }) => key), lifted.map(({ value }) => value)],
  );
}
