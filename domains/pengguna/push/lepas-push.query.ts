/** Devices that are told no longer, because somebody left them, another one works there, or his level is not what it was. */
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';

const LEPAS = 'delete from langganan_push where perangkat_hash = $1 and user_id = $2';
const LEPAS_LAIN = 'delete from langganan_push where perangkat_hash = $1 and user_id <> $2';
const orangnya = (user_id: string): Scope => ({ kode_toko: '', user_id, lintas: false });

/** He logs out here: this device is told nothing more of what waits for him. */
export const lepasPush = (deps: Deps, user_id: string, device: string): Promise<unknown> =>
  deps.db.tx(orangnya(user_id), (sql) => rawQuery(sql, LEPAS, [sha256(device), user_id]));

/** Somebody else logs in here: nobody is told on a device that others use now. */
export const lepasPushOrangLain = (deps: Deps, user_id: string, device: string): Promise<unknown> =>
  deps.db.tx(orangnya(user_id), (sql) => rawQuery(sql, LEPAS_LAIN, [sha256(device), user_id]));

const TIDAK_BOLEH = `delete from langganan_push l using pengguna p
  where l.user_id = $1 and p.user_id = l.user_id and not (p.aktif and p.level in ('SPV', 'OWN'))`;

/** His level, or he himself, is not what it was. */
export const lepasPushTakBoleh = (sql: Sql, user_id: string): Promise<unknown> =>
  rawQuery(sql, TIDAK_BOLEH, [user_id]);
