/** The people of the demo chain and how their rows get in. */
import { templatAwal } from '@mustika/domains/pengguna/hak/akses.rule.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import type { House } from '@mustika/kernel/house.ts';
import type pg from 'pg';

type Orang = { user_id: string; nama: string; level: Level; kode_toko: string };

/** Suffixes keep the names of the first branch short: KASIR1 is the one everybody tries first. */
const SUFFIX: Record<string, string> = { JKT1: '', BDG1: '-BDG', SBY1: '-SBY' };

export const ORANG: readonly Orang[] = [
  { user_id: 'OWNER', nama: 'Pemilik Demo', level: 'OWN', kode_toko: 'PUSAT' },
  { user_id: 'SU', nama: 'Super User Demo', level: 'SU', kode_toko: 'PUSAT' },
  { user_id: 'MU', nama: 'Manajer Demo', level: 'MU', kode_toko: 'PUSAT' },
  { user_id: 'DEV', nama: 'Pengembang Demo', level: 'DEV', kode_toko: 'PUSAT' },
  { user_id: 'PUSAT', nama: 'Staf Pusat Demo', level: 'SPV', kode_toko: 'PUSAT' },
  ...Object.entries(SUFFIX).flatMap(([kode_toko, suffix]): Orang[] => [
    { user_id: `SPV1${suffix}`, nama: `Supervisor ${kode_toko}`, level: 'SPV', kode_toko },
    { user_id: `KASIR1${suffix}`, nama: `Kasir Satu ${kode_toko}`, level: 'KASIR', kode_toko },
    { user_id: `KASIR2${suffix}`, nama: `Kasir Dua ${kode_toko}`, level: 'KASIR', kode_toko },
  ]),
];

/** Inserts rows given as objects; every object has the same columns. */
export async function insert(
  client: pg.Client,
  table: string,
  rows: readonly object[],
  conflict = '',
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] as object).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${conflict}`,
    [JSON.stringify(rows)],
  );
}

export const JEJAK = { aktif: true, versi: 1, diubah_oleh: 'SISTEM', diubah_pada: 'now' };
const actAs = (client: pg.Client, user_id: string) =>
  client.query("select set_config('app.user_id', $1, false)", [user_id]);

export async function people(client: pg.Client, house: House, kata_sandi: string): Promise<void> {
  await actAs(client, 'SISTEM'); // Nobody gave these logins, so that they may agree to what the owner does.
  await insert(
    client,
    'pengguna',
    ORANG.map((orang) => ({
      ...orang,
      kata_sandi,
      harus_ganti_password: false,
      ...JEJAK,
    })),
  );
  // Nobody has rights of his own: all follow the template of their level.
  const templat = templatAwal(house).map((row) => ({ ...row, diubah_oleh: 'SISTEM', diubah_pada: 'now' }));
  await insert(client, 'hak_templat', templat);
  await actAs(client, 'OWNER');
}
