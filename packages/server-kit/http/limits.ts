/**
 * What a stranger may take of the server before anybody asks who he is: bytes, seconds, connections and places among the
 * requests under way. docs/security.md names them all.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import { AppError, umum } from '@mustika/kernel/errors.ts';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { AppConfig } from '../config.ts';

const SECOND = 1000;
const MB = 1024 * 1024;

/** Bytes of a JSON body or a webhook. A route that takes more says so (`bodyLimit`). */
export const BODY_BYTES = 256 * 1024;
/** Bytes of a file, and of the whole form it comes in. */
export const FILE_BYTES = 20 * MB;
export const UPLOAD_BYTES = FILE_BYTES + BODY_BYTES;
/** Forms with files that are read at the same moment; the next one is asked to come again. */
export const UPLOADS_AT_ONCE = 8;
/** Requests under way. A till has one or two; every one holds at most its body. */
export const REQUESTS_AT_ONCE = 400;
/** Share of the heap that may be in use when a request is let in. */
const HEAP_SHARE = 0.92;
const HEAP_ASKED_EVERY = SECOND;
/** Seconds a turned away client is asked to wait. */
const RETRY_AFTER = '2';

/** Open connections of the process, live lines included, and of one address that is no proxy. */
export const CONNECTIONS = 2000;
export const CONNECTIONS_PER_ADDRESS = 250;

/** Time for the head of a request, and for the whole of it: a photo over a slow line. */
export const HEADERS_MS = 15 * SECOND;
export const REQUEST_MS = 120 * SECOND;
/** A connection on which nothing moves, in either direction, while its answer is made or taken. */
const SILENT_MS = 180 * SECOND;
/** Longer than proxies keep theirs (60 s), so that it is they who close. */
const KEEP_ALIVE_MS = 72 * SECOND;
const REQUESTS_PER_CONNECTION = 10_000;
const CHECK_EVERY = 5 * SECOND;

export type Patience = { headersMs?: number; requestMs?: number; checkEveryMs?: number };

/** Options of the HTTP server. `patience` is shortened by the tests that wait for its end. */
export const serverLimits = ({ headersMs, requestMs, checkEveryMs }: Patience = {}) =>
  ({
    bodyLimit: BODY_BYTES,
    requestTimeout: requestMs ?? REQUEST_MS,
    connectionTimeout: SILENT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxRequestsPerSocket: REQUESTS_PER_CONNECTION,
    http: {
      headersTimeout: headersMs ?? HEADERS_MS,
      connectionsCheckingInterval: checkEveryMs ?? CHECK_EVERY,
    },
  }) satisfies FastifyServerOptions & { http: object };

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** One address may not take every connection. A proxy, and whoever sits on this machine, speaks for many. */
function limitConnections(app: FastifyInstance, { trustProxy }: AppConfig): void {
  const open = new Map<string, number>();
  app.server.maxConnections = CONNECTIONS;
  yieldIdle(app.server);
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (trustProxy.length > 0 || LOOPBACK.test(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > CONNECTIONS_PER_ADDRESS) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** So many places are kept for who comes anew. */
const SPARE = 50;

/**
 * Connections on which nothing is asked give way when the places run out, the one that was quiet for longest first: whoever opened them
 * opens another when he needs it, while somebody who comes anew is kept out by all of them together.
 */
export function yieldIdle(server: Server, places = CONNECTIONS - SPARE): void {
  const idle = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open += 1;
    idle.add(socket);
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
    });
    if (open <= places) return;
    const [quiet] = idle;
    if (quiet && quiet !== socket) quiet.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
    idle.delete(socket);
    reply.once('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });
  // A live line is never quiet.
  server.on('upgrade', ({ socket }: IncomingMessage) => void idle.delete(socket));
}

/** Whether V8 is about to run out; asked once a second, because the question is not free. */
function heapWatch(): () => boolean {
  let at = Number.NEGATIVE_INFINITY;
  let full = false;
  return () => {
    const now = performance.now();
    if (now - at < HEAP_ASKED_EVERY) return full;
    at = now;
    const { used_heap_size, heap_size_limit } = getHeapStatistics();
    full = used_heap_size > heap_size_limit * HEAP_SHARE;
    return full;
  };
}

/** A call is behind a proxy's or a drill's question whether we live: it is answered whatever the pressure. */
export const HEALTH: readonly string[] = ['/sehat', '/siap'];

/** Whether the client still has bytes of a body to send. */
const isStillSending = ({ headers, raw }: FastifyRequest): boolean =>
  raw.complete === false &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Who may wait for the end of one answer before node takes it for a leak. */
const LISTENERS = 20;

/** How long, and how much, is still read of a body that was answered before its end. */
const LINGER_MS = 500;
const LINGER_BYTES = 4 * 1024 * 1024;

/**
 * Closes gently after an answer that came before the end of the body: a connection that is closed with bytes unread is reset,
 * and whoever is still sending then loses the answer that says why. What comes meanwhile is thrown away.
 */
function linger({ raw }: FastifyRequest): void {
  const { socket } = raw;
  socket.destroySoon = () => {
    let length = 0;
    raw.on('data', (part: Buffer) => {
      length += part.length;
      if (length > LINGER_BYTES) socket.destroy();
    });
    raw.resume();
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/**
 * Turns requests away while too many are under way or the heap is nearly full: SIBUK with Retry-After, before anything of
 * the body is read. @fastify/under-pressure measures the loop and the memory but not the requests under way, which is what
 * grows first when PostgreSQL is slow.
 */
export function installLimits(app: FastifyInstance, config: AppConfig, atOnce = REQUESTS_AT_ONCE): void {
  limitConnections(app, config);
  const heapIsFull = heapWatch();
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (HEALTH.includes(request.url)) return;
    if (underWay >= atOnce || heapIsFull()) throw new AppError(umum.SIBUK);
    underWay += 1;
    let counted = true;
    const over = (): void => {
      if (counted) underWay -= 1;
      counted = false;
    };
    // `close` also when the client left; `finish` for answers that never had a connection. A file that is sent has ten others
    // who wait for its end, all of the libraries': no leak, and node need not warn of one.
    reply.raw.setMaxListeners(LISTENERS).once('close', over).once('finish', over);
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === umum.SIBUK.status) reply.header('retry-after', RETRY_AFTER);
    // An answer before the end of the body: what is still to come is not read, so the connection cannot be used again.
    if (!isStillSending(request)) return;
    reply.header('connection', 'close');
    linger(request);
  });
}
