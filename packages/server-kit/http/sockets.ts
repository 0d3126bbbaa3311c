/** The socket server: hints only. Rooms per user and store; the token comes in `auth` and is checked like any call's. */
import type { IncomingMessage } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { BEAT_MS, createPresence, type Presence } from '../people/presence.ts';
import { endingOf, type SessionRow } from '../people/session-store.ts';
import type { AppliedPrice } from '../store-config.ts';
import { feltBy } from '../telemetry/felt.ts';
import { createBroadcast, pusatDari } from './broadcast.ts';
import type { Deps } from './http.ts';

const HEARTBEAT_MS = 45_000;

/** The device of a line; a cookie that cannot be read is none. */
function deviceOf({ headers }: IncomingMessage): string {
  const cookies = fastifyCookie.parse(headers.cookie ?? '');
  return cookies['__Host-perangkat'] ?? cookies.perangkat ?? '';
}

/**
 * Browsers tell which page asks. Only our own may; programs tell none, and need the token and the device anyway. Where plain
 * HTTP is refused (ENKRIPSI), the page must be the encrypted one.
 */
function sameOrigin({ headers }: IncomingMessage, { encryption, appUrl }: Deps['config']): boolean {
  // A browser names no origin when it asks its own; it then says so in a header that only encrypted pages get.
  if (headers.origin === undefined) return !encryption || headers['sec-fetch-site'] === 'same-origin';
  if (encryption) return headers.origin === appUrl;
  return URL.parse(headers.origin)?.host === headers.host;
}

const tokenOf = (socket: Socket): string => {
  const { token } = socket.handshake.auth as { token?: unknown };
  return typeof token === 'string' ? token : '';
};

/** A line is there as long as its session: while it lives its browser is there, after that it is told and closed. */
async function heartbeat(socket: Socket, { sessions }: Deps, presence: Presence): Promise<void> {
  const token = tokenOf(socket);
  const row = await sessions.peek(token, deviceOf(socket.request));
  if (row) return presence.stays(token, row);
  socket.emit('session-ended');
  socket.disconnect(true);
}

/** A list of stores is one on the live line, too: what happens in others is not said to him. */
function roomsOf({ user_id, kode_toko, pusat, lingkup }: SessionRow): string[] {
  const branches = lingkup === null ? ['pusat'] : [kode_toko, ...lingkup].map((one) => `pusat:${one}`);
  return [`user:${user_id}`, `toko:${kode_toko}`, ...(pusat ? branches : [])];
}

/** Says that this process lives for as long as its server is open; a beat that was missed is made up for by the next one. */
function beating(app: FastifyInstance, { db, clock }: Deps): Presence {
  const presence = createPresence(db, clock);
  const beat = (): void => void presence.beat().catch(() => {});
  beat();
  const timer = setInterval(beat, BEAT_MS);
  app.server.once('close', () => clearInterval(timer));
  return presence;
}

export function startSockets(app: FastifyInstance, deps: Deps): Server {
  const io = new Server(app.server, {
    serveClient: false,
    // Pages ask for a WebSocket alone (web-kit/line.ts); one that a browser kept from before begins by polling, and may.
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 64 * 1024,
    cors: { origin: false },
    allowRequest: (request, answer) => answer(null, sameOrigin(request, deps.config)),
  });
  io.use((socket, next) => {
    deps.sessions.find(tokenOf(socket), deviceOf(socket.request)).then(
      async (row) => {
        if (!row) return next(new Error('TOKEN_TIDAK_VALID'));
        await socket.join(roomsOf(row));
        next();
      },
      (error: unknown) => next(error as Error),
    );
  });
  const felt = feltBy(deps.meter);
  const presence = beating(app, deps);
  io.on('connection', (socket) => {
    socket.on('felt', felt);
    // A missed beat is what the next one is for.
    const token = tokenOf(socket);
    const beat = setInterval(() => void heartbeat(socket, deps, presence).catch(() => {}), HEARTBEAT_MS);
    void presence.came(token).catch(() => {});
    socket.on('disconnect', () => {
      clearInterval(beat);
      void presence.went(token).catch(() => {});
    });
  });
  deps.sockets.current = createBroadcast(io, deps);
  return io;
}

/** Payload of the channel `hak` when a template changed: everybody's rights may be others now. */
const SEMUA_ORANG = '*';

/** Whichever process ended a session, every process forgets it, says why where a reason is given, and closes the lines of its user. */
export async function followSessions(io: Server, { db, sessions }: Deps): Promise<void> {
  await db.listen('sesi', (payload) => {
    const { user_id, kata } = endingOf(payload);
    sessions.forget(user_id);
    const lines = io.in(`user:${user_id}`);
    if (kata) lines.emit('session-ended', kata);
    lines.disconnectSockets(true);
  });
  await db.listen('hak', (user_id) => {
    const all = user_id === SEMUA_ORANG;
    if (all) sessions.forgetAll();
    else sessions.forget(user_id);
    (all ? io : io.in(`user:${user_id}`)).emit('hak-berubah', {});
  });
}

/** Rights changed: every process asks again at the next request, and open browsers draw their menus anew. */
export async function announceRights(deps: Deps, user_id: string | null): Promise<void> {
  if (user_id === null) deps.sessions.forgetAll();
  else deps.sessions.forget(user_id);
  const values = [user_id ?? SEMUA_ORANG];
  await deps.db.call({ name: 'hak_kabar', text: "select pg_notify('hak', $1)", values });
}

/** All that other processes tell this one. */
export async function followOthers(io: Server, deps: Deps): Promise<void> {
  await followSessions(io, deps);
  await followSettings(io, deps);
  await deps.sockets.current?.follow();
}

type KabarSetelan = { kode_toko: string; key: string; value: string | null; oleh: string };

/**
 * Whoever changed a setting, every process reads the store again and its open browsers are told which; they ask before they
 * reload (Spec 1 §2.1). Head office hears of its stores and is told which one it was. Who changed it knows already.
 */
export const followSettings = (io: Server, { db, stores }: Deps): Promise<void> =>
  db.listen('setelan', (payload) => {
    const { kode_toko, key, value, oleh } = JSON.parse(payload) as KabarSetelan;
    stores.forget(kode_toko);
    io.to([`toko:${kode_toko}`, ...pusatDari(kode_toko)])
      .except(`user:${oleh}`)
      .emit('settings-changed', [{ key, value }], kode_toko);
  });

/**
 * Tells every open till of a store which prices are new; it asks for what it shows again. A room holds people of every
 * level, so what one of them may not know is not said to any.
 */
export function announcePrices(deps: Deps, kode_toko: string, prices: readonly AppliedPrice[]): void {
  const said = (columns: AppliedPrice['sebelum']) =>
    Object.fromEntries(Object.entries(columns).filter(([name]) => !deps.house.rahasia.has(name)));
  const told = prices.map((one) => ({ ...one, sebelum: said(one.sebelum), sesudah: said(one.sesudah) }));
  deps.sockets.current?.to(`toko:${kode_toko}`).emit('harga-berubah', told);
}
