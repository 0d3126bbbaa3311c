/** Takes away the ways of agreeing that stand beside a password. */
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';

const CABUT_PIN = `update pengguna_pin set pin = '', salah = 0, dicabut = $2 where user_id = $1 and dicabut is null returning user_id`;

/** Answers whether there was one. */
export const cabutPin = async (sql: Sql, user_id: string, pada: string): Promise<boolean> =>
  (await rawQuery(sql, CABUT_PIN, [user_id, pada])).length > 0;

const CABUT_SIDIK = `update pengguna_sidik set pola = '', dicabut = $2 where user_id = $1 and dicabut is null returning id`;
const CABUT_SIDIK_TAK_BOLEH = `update pengguna_sidik s set pola = '', dicabut = $2 from pengguna p
  where s.user_id = $1 and s.dicabut is null and p.user_id = s.user_id and not (p.aktif and p.dikunci_pada is null and p.level in ('SPV', 'OWN'))
  returning s.jari`;
/**
 * He agrees to nothing any more, because he left, is locked out or is no supervisor: what his fingers are known by is kept for nothing.
 * Answers which fingers they were.
 */
export const lupakanSidikTakBoleh = async (sql: Sql, user_id: string, pada: string): Promise<string[]> =>
  (await rawQuery<{ jari: string }>(sql, CABUT_SIDIK_TAK_BOLEH, [user_id, pada])).map(({ jari }) => jari);

const CABUT_PASSKEY =
  'update pengguna_passkey set dicabut = $2 where user_id = $1 and dicabut is null returning id';

/**
 * All of them, and whether there were any: a password that had to be given anew may have been in other hands, and so were these.
 */
export async function lupakanCara(sql: Sql, user_id: string, pada: string): Promise<boolean> {
  const pin = await cabutPin(sql, user_id, pada);
  const passkeys = await rawQuery(sql, CABUT_PASSKEY, [user_id, pada]);
  const fingers = await rawQuery(sql, CABUT_SIDIK, [user_id, pada]);
  return pin || passkeys.length + fingers.length > 0;
}
