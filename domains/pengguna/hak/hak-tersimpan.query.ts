/** The stored rights of a user: what is decided for him, and the template of a level. */
import type { Level } from '@mustika/kernel/gate.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import type { HakTersimpan, Keputusan } from './hak-akses.rule.ts';

const SENDIRI = 'select path, is_show, disalin_dari from hak_akses where user_id = $1';
const TEMPLAT = 'select path, is_show from hak_templat where level = $1';

export const bacaTemplat = async (sql: Sql, level: Level): Promise<ReadonlyMap<string, boolean>> => {
  const rows = await rawQuery<{ path: string; is_show: boolean }>(sql, TEMPLAT, [level]);
  return new Map(rows.map(({ path, is_show }) => [path, is_show]));
};

/** The rights of the user as he has them, or as he would have them with this level. */
export async function bacaHak(sql: Sql, user_id: string, level: Level): Promise<HakTersimpan> {
  const rows = await rawQuery<Keputusan & { path: string }>(sql, SENDIRI, [user_id]);
  const sendiri = new Map(rows.map(({ path, is_show, disalin_dari }) => [path, { is_show, disalin_dari }]));
  return { sendiri, templat: await bacaTemplat(sql, level) };
}
