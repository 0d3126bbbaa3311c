/**
 * A key of the API in the place of a person's session: its gates are asked as anybody's, and it may what it was given and no more. A call
 * that no right of the access tree names is nobody's to give: deny by default.
 */

import { apiRights } from '@mustika/kernel/api/api-rights.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { passes, rightsIn } from '@mustika/kernel/gate.ts';
import { isPart } from '@mustika/kernel/part.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dokumenErrors } from '../document/document-errors.ts';
import { type KeyRow, waitOf } from '../people/api-keys.ts';
import type { Deps, Route, Session } from './http.ts';
import { kunciErrors } from './key-errors.ts';
import { noteKey } from './key-log.ts';
import { PORTAL_HEADER } from './portal.ts';

/** How its acts are signed: no person can be called so, because of the space. */
export const keyUser = (nama: string): string => `API: ${nama}`;

function countCall(row: KeyRow, reply: FastifyReply): void {
  const { sekaligus, per_menit, sisa, boleh } = row;
  const full = Math.ceil(((sekaligus - sisa) * 60) / per_menit);
  reply.header('ratelimit-limit', sekaligus);
  reply.header('ratelimit-remaining', Math.floor(sisa));
  reply.header('ratelimit-reset', full);
  reply.header('ratelimit-policy', `${per_menit};w=60;burst=${sekaligus}`);
  if (boleh) return;
  const tunggu = waitOf(row);
  reply.header('retry-after', tunggu);
  reject(kunciErrors.KUNCI_API_TERLALU_SERING, { tunggu });
}

/** Errors: KUNCI_API_TIDAK_BERLAKU, KUNCI_API_TERLALU_SERING, TOKO_LAIN. */
export async function keySession(
  deps: Deps,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const row = await deps.apiKeys.use(token, request.ip);
  if (!row) return reject(kunciErrors.KUNCI_API_TIDAK_BERLAKU);
  // Of calls that are refused in a row the first stands in the log: a program that does not wait fills no table.
  if (row.ditolak <= 1) noteKey(request, { id: row.id });
  countCall(row, reply);
  const stores = row.toko;
  const home = stores.includes(row.toko_asal) ? row.toko_asal : stores[0];
  const picked = (request.headers[PORTAL_HEADER] as string | undefined) ?? home;
  if (home === undefined || picked === undefined || !stores.includes(picked)) return reject(umum.TOKO_LAIN);
  const store = (await deps.stores.get(picked)) ?? reject(umum.TOKO_LAIN);
  noteKey(request, { toko: picked });
  const { nama, level, id } = row;
  const given = apiRights(deps.house);
  return {
    ...{ user_id: keyUser(nama), nama: keyUser(nama), no_whatsapp: null },
    // What one person may let out alone is measured by a cashier's ceilings.
    level: 'KASIR',
    kunci: { id, level },
    pusat: row.pusat && deps.config.tipe === 'PUSAT',
    kode_toko: store.kode_toko,
    toko_asal: home,
    lingkup: stores,
    ...{ flags: store.flags, settings: store.settings, mode: deps.config.mode, sarana: deps.sarana },
    // What nobody can give any more opens nothing, whenever it was given.
    menu: new Set(row.hak.filter((path) => given.has(path))),
    ...{ harus_ganti_password: false, totp: false, totp_wajib: false },
    store,
  };
}

/** What a key may not, and a write that could not be told from its twin. */
export function refuseKey({ gate, method }: Route, session: Session, key: string | null): void {
  const held = rightsIn(gate).filter((path) => session.menu.has(path));
  const open = method === 'GET' ? held.length > 0 : held.some(isPart);
  if (!open || !passes(gate, session)) reject(kunciErrors.KUNCI_API_TANPA_HAK);
  if (method !== 'GET' && key === null) reject(dokumenErrors.KUNCI_DIPERLUKAN);
}
