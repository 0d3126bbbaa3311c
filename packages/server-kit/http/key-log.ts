/** What keys of the API called: when, what, how it ended, which document came of it. No body and no parameter is written down. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainAddress } from '../people/api-keys.ts';
import type { Deps } from './http.ts';

type Noted = { id: string; toko: string | null; no_dokumen: string | null };

const calls = new WeakMap<FastifyRequest, Noted>();

/** Of a call that a key makes, as soon as it is known. */
export function noteKey(request: FastifyRequest, more: Partial<Noted>): void {
  const before = calls.get(request);
  const id = more.id ?? before?.id;
  if (id !== undefined) calls.set(request, { toko: null, no_dokumen: null, ...before, ...more, id });
}

/** The number of the document that an answer is about. */
export function noteAnswer(request: FastifyRequest, answer: unknown): void {
  const { data } = (answer ?? {}) as { data?: { no_dokumen?: unknown } | null };
  if (request.method !== 'GET' && typeof data?.no_dokumen === 'string')
    noteKey(request, { no_dokumen: data.no_dokumen });
}

const WRITE = `insert into kunci_api_panggilan (kunci, pada, id, toko, metode, panggilan, status, ms, no_dokumen, dari)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::inet)`;

export function installKeyLog(app: FastifyInstance, deps: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = calls.get(request);
    if (!call) return;
    const path = (request.routeOptions.url ?? '').replace(/^\/api\/v1\//, '');
    const values = [
      ...[call.id, deps.clock.now().toString(), randomUUID(), call.toko, request.method, path],
      ...[reply.statusCode, Math.ceil(reply.elapsedTime), call.no_dokumen, plainAddress(request.ip)],
    ];
    await deps.db
      .call({ name: 'kunci_api_catat', text: WRITE, values })
      .catch((error: unknown) => deps.log.error({ err: error }, 'catatan panggilan kunci API'));
  });
}
