/**
 * The one way into a practice store. What comes for an address below /latihan/ is handed to the server of the run or trial that
 * its own cookie names, with the prefix taken off and every other cookie left behind: the real device is not told to practice,
 * and practice sets none. Without a run there is nothing behind the door.
 */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRACTICE } from '../practice.ts';
import type { Deps } from './http.ts';

const COOKIE = 'latihan';
const PLACE = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;
/** As long as a session lives at most. */
const LIFE_S = 12 * 3600;

/** Says to this browser which run it is in, and which device it is there; goes nowhere but through this door. */
export function setPlace(request: FastifyRequest, reply: FastifyReply, id: string, device: string): void {
  reply.setCookie(COOKIE, `${id}.${device}`, {
    path: PRACTICE,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: LIFE_S,
  });
}

async function handOver({ practice }: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [, id = '', device = ''] = PLACE.exec(request.cookies[COOKIE] ?? '') ?? [];
  const app = id === '' ? null : ((await practice.room?.find(id)) ?? (await practice.trials?.find(id)));
  if (!app) reject(umum.TOKEN_TIDAK_VALID);
  const { raw } = request;
  raw.url = (raw.url ?? '').slice(PRACTICE.length);
  raw.headers.cookie = `perangkat=${device}`;
  reply.hijack();
  app.routing(raw, reply.raw);
}

/** In a server with a room: the door. In a practice store: nothing it says may bind the browser it says it to. */
export function registerPracticeDoor(app: FastifyInstance, deps: Deps): void {
  if (deps.practice.store)
    app.addHook('onSend', async (_request, reply) => void reply.removeHeader('set-cookie'));
  if (!deps.practice.room && !deps.practice.trials) return;
  for (const below of ['api', 'toko'])
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: `${PRACTICE}/${below}/*`,
      schema: { hide: true } as never,
      onRequest: (request, reply) => handOver(deps, request, reply),
      handler: async () => reject(umum.TIDAK_DITEMUKAN),
    });
}
