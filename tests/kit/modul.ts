/** Every module flag on, for every store: what the tests of the whole house start from. */
import { FLAGS } from '@mustika/kernel/flags.ts';
import type pg from 'pg';

const ISI = `insert into para_system (kode_toko, key, value) select kode_toko, k, $2 from toko, unnest($1::text[]) k
  on conflict (kode_toko, key) do update set value = excluded.value`;

/** Takes screens of others away: it is for the tests that ask for it. */
const MENUTUP: readonly string[] = ['SEPUHAN_TERPUSAT_MODULE'];

/** Flags that change how the demo trades are for the tests that ask for them. */
export const semuaModul = (
  owner: pg.Client,
  flags: readonly string[] = FLAGS,
  value = 'true',
): Promise<unknown> => owner.query(ISI, [flags.filter((flag) => !MENUTUP.includes(flag)), value]);
