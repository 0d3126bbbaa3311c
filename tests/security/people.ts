/** People of every level with rights that a test sets, and the calls of the house made so that they change nothing. */
import { FLAGS } from '@mustika/kernel/flags.ts';
import { type GateSubject, LEVELS, type Level } from '@mustika/kernel/gate.ts';
import type pg from 'pg';
import { house } from '../../domains/house.ts';
import { paramsIn, type Registered } from '../census/registered.ts';
import type { Answer, Caller, CallOptions, Kit } from '../kit/app.ts';
import { bodyFields, pathOf } from './samples.ts';

export const TOKO = 'JKT1';
export const orang = (level: Level): string => `UJI-${level}`;
export const semuaMenu: readonly string[] = house.screens.filter((s) => s.menu).map((s) => s.path);

/** One user of every level in the store; nobody has a right yet. */
export const isiOrang = (owner: pg.Client): Promise<unknown> =>
  owner.query(
    `insert into pengguna (user_id, nama, level, kode_toko, kata_sandi) select 'UJI-' || l, l, l, $1, 'x' from unnest($2::text[]) l`,
    [TOKO, LEVELS],
  );

/** Gives a user exactly these menus, whatever the template of his level says, and takes these parts of them away. */
export async function beriMenu(
  kit: Kit,
  user_id: string,
  paths: readonly string[],
  tertutup: readonly string[] = [],
): Promise<void> {
  await kit.owner.query(
    `insert into hak_akses as h (user_id, path, is_show)
     select $1, p, p = any ($2) from unnest($3::text[]) p union all select $1, p, false from unnest($4::text[]) p
     on conflict (user_id, path) do update set is_show = excluded.is_show where h.is_show <> excluded.is_show`,
    [user_id, paths, semuaMenu, tertutup],
  );
  await kit.owner.query("delete from hak_akses where user_id = $1 and path like '%#%' and path <> all ($2)", [
    user_id,
    tertutup,
  ]);
  kit.deps.sessions.forget(user_id);
}

/** Turns on exactly these modules in the store. */
export async function beriModul(kit: Kit, flags: readonly string[]): Promise<void> {
  await kit.owner.query('delete from para_system where kode_toko = $1 and key = any ($2)', [TOKO, FLAGS]);
  await kit.owner.query(
    "insert into para_system (kode_toko, key, value) select $1, k, 'true' from unnest($2::text[]) k",
    [TOKO, flags],
  );
  kit.deps.stores.forget(TOKO);
}

/** What the server should believe about a user of the store, told from what the test has set. */
export async function subjek(
  kit: Kit,
  level: Level,
  menu: readonly string[],
  flags: readonly string[],
): Promise<GateSubject> {
  const { rows } = await kit.owner.query<{ key: string; value: string }>(
    'select key, value from para_system where kode_toko = $1',
    [TOKO],
  );
  return {
    level,
    pusat: false,
    kode_toko: TOKO,
    flags: new Set(flags),
    settings: Object.fromEntries(rows.map((row) => [row.key, row.value])),
    mode: kit.deps.config.mode,
    sarana: kit.deps.sarana,
    menu: new Set(menu),
  };
}

/** The call with an address and a body that nothing in the store answers to: whoever is let in is refused by the input. */
export function sapa(who: Caller, call: Registered, options: CallOptions = {}): Promise<Answer> {
  const address = pathOf(call);
  if (call.method === 'GET') return who.get(`${address}?bukan_field=1`, options);
  const hasBody = call.kind === 'upload' || Object.keys(bodyFields(call)).length > 0;
  return who.call(call.method, address, hasBody ? { bukan_field: 1 } : undefined, options);
}

export const terbuka = (answer: Answer): boolean =>
  answer.status !== 401 && !(answer.status === 403 && answer.code === 'TIDAK_BERHAK');

/** Does the call depend on a right in the menu at all? */
export const berlayar = (call: Registered): boolean => call.screens.length > 0;

export const berparameter = (call: Registered): boolean => paramsIn(call.path).length > 0;
