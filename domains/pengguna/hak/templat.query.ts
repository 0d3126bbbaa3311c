/** Keeps the templates of rights complete: every start of the server adds what new screens bring. */
import type { House } from '@mustika/kernel/house.ts';
import { type Database, rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { templatAwal } from './akses.rule.ts';

const KOSONG = 'select not exists (select from hak_templat) as kosong';
const TAMBAH = `insert into hak_templat (level, path, is_show)
  select b.level, b.path, b.is_show from jsonb_to_recordset($1::jsonb) as b(level text, path text, is_show boolean)
  on conflict do nothing returning path`;
const bacaPusat = statement<{ kode_toko: string }>(
  'templat_pusat',
  "select kode_toko from toko where tipe = 'PUSAT' order by kode_toko limit 1",
);

/**
 * Before templates existed every user had the defaults of his level written out as rows of his own. A row that only
 * says what the template says was nobody's decision: it goes, and its user follows the template from now on.
 */
const LEPAS = `delete from hak_akses h using pengguna p, hak_templat t
  where p.user_id = h.user_id and t.level = p.level and t.path = h.path and t.is_show = h.is_show`;

async function tambah(sql: Sql, house: House): Promise<string[]> {
  const [{ kosong } = { kosong: false }] = await rawQuery<{ kosong: boolean }>(sql, KOSONG);
  const rows = await rawQuery<{ path: string }>(sql, TAMBAH, [JSON.stringify(templatAwal(house))]);
  if (kosong) await rawQuery(sql, LEPAS);
  return [...new Set(rows.map((row) => row.path))].sort();
}

/**
 * Run at every start, after the migrations. A screen that the templates do not know enters them as the declarations
 * propose (`templatAwal`), for every level, and so reaches everybody who follows his template; what a template or a user
 * already says stays. Answers the new paths. Decision 0018.
 */
export async function selaraskanTemplat(db: Database, house: House): Promise<string[]> {
  const [pusat] = await db.call(bacaPusat);
  const kode_toko = pusat?.kode_toko ?? '';
  return db.tx({ kode_toko, user_id: 'SISTEM', lintas: false }, async (sql, audit) => {
    const baru = await tambah(sql, house);
    if (baru.length > 0 && kode_toko !== '')
      audit({ aksi: 'hak.layar-baru', objek: 'hak_templat', isi: { sesudah: baru } });
    return baru;
  });
}
