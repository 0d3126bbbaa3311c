/**
 * Devices: 256 random bits in a cookie, made here, of which only the hash is kept. A value somebody made up is no device,
 * however well it is formed.
 */
import type { Database } from '../database.ts';
import { newToken, sha256 } from './session-store.ts';

/** `made`: the secret came from here. `known`: this user has logged in on it, within the life of its cookie. */
export type Standing = { made: boolean; known: boolean };

const FIND = `select count(*) > 0 as made, coalesce(bool_or(p.user_id = $2), false) as known from perangkat_dikenal p
  where p.perangkat_hash = $1 and p.terakhir > clock_timestamp() - interval '400 days'`;

export async function standingOf(db: Database, device: string, user_id: string): Promise<Standing> {
  if (device === '' || device.length > 100) return { made: false, known: false };
  const [row] = await db.call({ name: 'perangkat', text: FIND, values: [sha256(device), user_id] });
  return row as Standing;
}

/** The secret of the device a login is bound to: its own when it came from here, else a new one. */
export const deviceFor = (device: string, { made }: Standing): string => (made ? device : newToken());
