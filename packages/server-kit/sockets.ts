/** The socket server: hints only. Rooms per user and store; the token comes in `auth` and is checked like any call's. */
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Deps } from './http.ts';

const HEARTBEAT_MS = 45_000;

const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([key]) => key === name)?.[1];

export function startSockets(app: FastifyInstance, deps: Deps): Server {
  const io = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    cors: { origin: false },
  });
  io.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const cookies = socket.handshake.headers.cookie;
    const device = cookieOf(cookies, '__Host-perangkat') ?? cookieOf(cookies, 'perangkat') ?? '';
    const check =
      typeof token === 'string'
        ? deps.sessions.find(token, decodeURIComponent(device))
        : Promise.resolve(null);
    check.then(
      async (row) => {
        if (!row) return next(new Error('TOKEN_TIDAK_VALID'));
        await socket.join([`user:${row.user_id}`, `toko:${row.kode_toko}`, ...(row.pusat ? ['pusat'] : [])]);
        next();
      },
      (error: unknown) => next(error as Error),
    );
  });
  io.on('connection', (socket) => {
    const { token } = socket.handshake.auth as { token: string };
    const beat = setInterval(() => void deps.sessions.seen(token).catch(() => {}), HEARTBEAT_MS); // A missed beat is what the next one is for.
    socket.on('disconnect', () => clearInterval(beat));
  });
  deps.sockets.current = io;
  return io;
}

/** Tells every open browser of a store which settings changed; they ask before they reload. Spec 1 §2.1. */
export function announceSettings(
  deps: Deps,
  kode_toko: string,
  changed: readonly { key: string; value: string }[],
): void {
  deps.stores.forget(kode_toko);
  deps.sockets.current?.to(`toko:${kode_toko}`).emit('settings-changed', changed);
}
