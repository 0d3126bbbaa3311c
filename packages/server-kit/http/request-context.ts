/** Who asks, for which store, with which key: made of a request before its handler runs. */
import type {} from '@fastify/cookie';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { type Gate, passes } from '@mustika/kernel/gate.ts';
import { closedNames } from '@mustika/kernel/rahasia.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lintasOf, type Scope } from '../database.ts';
import { isKeyToken } from '../people/api-keys.ts';
import type { PersonRow, SessionRow } from '../people/session-store.ts';
import type { Ctx, Deps, Route, Session } from './http.ts';
import { keySession, refuseKey } from './key-session.ts';
import { inScope, PORTAL_HEADER } from './portal.ts';

const DEVICE_COOKIES = ['__Host-perangkat', 'perangkat'] as const;
export const deviceOf = (request: FastifyRequest): string =>
  DEVICE_COOKIES.map((name) => request.cookies[name]).find((value) => value !== undefined) ?? '';

/** People who see much: the setting TOTP_WAJIB of their own store asks them for the second step. Reliability 4.2. */
const BERKUASA: ReadonlySet<string> = new Set(['OWN', 'SU', 'MU', 'DEV']);

export async function totpWajib(
  deps: Pick<Deps, 'stores'>,
  row: Pick<SessionRow, 'level' | 'pusat' | 'kode_toko'>,
): Promise<boolean> {
  if (!BERKUASA.has(row.level) && !row.pusat) return false;
  const own = await deps.stores.get(row.kode_toko);
  return own !== null && readSetting(own, 'TOTP_WAJIB');
}

async function sessionOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
  const token = request.headers['x-auth-token'];
  if (typeof token !== 'string' || token.length > 100) return null;
  if (isKeyToken(token)) return keySession(deps, token, request, reply);
  const row = await deps.sessions.find(token, deviceOf(request));
  if (!row) return null;
  return personSession(deps, row, request.headers[PORTAL_HEADER] as string | undefined);
}

/** Somebody at work in the store he picked, else in his own. Errors: TOKO_LAIN. */
export async function personSession(
  deps: Deps,
  row: PersonRow,
  portal: string | undefined,
): Promise<Session> {
  if (portal !== undefined && !inScope(row, portal)) reject(umum.TOKO_LAIN);
  const store = await deps.stores.get(portal ?? row.kode_toko);
  if (!store) reject(umum.TOKO_LAIN);
  return {
    user_id: row.user_id,
    nama: row.nama,
    level: row.level,
    pusat: row.pusat,
    kode_toko: store.kode_toko,
    toko_asal: row.kode_toko,
    no_whatsapp: row.no_whatsapp,
    harus_ganti_password: row.harus_ganti_password,
    flags: store.flags,
    settings: store.settings,
    mode: deps.config.mode,
    sarana: deps.sarana,
    menu: row.menu,
    tertutup: row.tertutup,
    lingkup: row.lingkup,
    totp: row.totp,
    totp_wajib: await totpWajib(deps, row),
    store,
  };
}

const KEY = /^[A-Za-z0-9_-]{8,80}$/;

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key))
    reject(umum.INPUT_TIDAK_VALID, [{ path: 'Idempotency-Key', message: 'Kunci Permintaan Tidak Valid' }]);
  return key;
}

/** What a one-time password opens until it is replaced. */
const BEFORE_NEW_PASSWORD: ReadonlySet<string> = new Set([
  'users/sesi',
  'users/ganti-password',
  'users/logout',
]);

/** What somebody who must log in with a code, and does not yet, may call. */
const BEFORE_TOTP: ReadonlySet<string> = new Set([
  ...BEFORE_NEW_PASSWORD,
  'users/totp',
  'users/totp/mulai',
  'users/totp/aktifkan',
]);

export async function contextOf(
  deps: Deps,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Ctx> {
  const session = route.gate.is === 'public' ? null : await sessionOf(deps, request, reply);
  if (route.gate.is !== 'public' && !session) reject(umum.TOKEN_TIDAK_VALID);
  if (session?.harus_ganti_password && !BEFORE_NEW_PASSWORD.has(route.path))
    reject(umum.HARUS_GANTI_PASSWORD);
  if (session?.totp_wajib && !session.totp && !BEFORE_TOTP.has(route.path)) reject(umum.HARUS_TOTP);
  const key = keyOf(request);
  if (session?.kunci) refuseKey(route, session, key);
  if (!passes(route.gate, session)) reject(umum.TIDAK_BERHAK);
  return { ...asking(deps, session), key, device: deviceOf(request), address: request.ip };
}

/** What a handler knows of who asks. A public route's handler never reads the session; the type says it is there to keep every other handler simple. */
function asking(deps: Deps, session: Session | null): Pick<Ctx, 'deps' | 'session' | 'scope' | 'tertutup'> {
  const scope: Scope = {
    kode_toko: session?.kode_toko ?? '',
    user_id: session?.user_id ?? '',
    // Who may see every store reads them all at once; with a list of stores his list, never beyond.
    lintas: session !== null && lintasOf(session),
  };
  return { deps, session: session as Session, scope, tertutup: closedNames(deps.house.rahasia, session) };
}

/**
 * For what the house does in somebody's name while he is not here: he may what he may now. HAK where he may not do this; LOGIN where he
 * will, once he has changed his password or has his second step.
 */
export async function contextInName(
  deps: Deps,
  { user_id, kode_toko, gate }: { user_id: string; kode_toko: string; gate: Gate },
): Promise<Ctx | 'HAK' | 'LOGIN'> {
  const row = await deps.sessions.person(user_id);
  if (!row || !inScope(row, kode_toko)) return 'HAK';
  const session = await personSession(deps, row, kode_toko);
  if (!passes(gate, session)) return 'HAK';
  if (row.harus_ganti_password || (session.totp_wajib && !session.totp)) return 'LOGIN';
  return { ...asking(deps, session), key: null, device: '', address: '' };
}
