/** Routes: every one has a gate, strict input, a session and a store scope before its handler runs. Deny by default. */
import type { Inside, Shape } from '@mustika/kernel/answer.ts';
import { apiRights } from '@mustika/kernel/api/api-rights.ts';
import type { Command } from '@mustika/kernel/command.ts';
import type { Clock } from '@mustika/kernel/date.ts';
import { AppError, reject, umum } from '@mustika/kernel/errors.ts';
import type { Fields, Row } from '@mustika/kernel/field.ts';
import { type Gate, type GateSubject, mayOpenForKey, rightsIn, type Sarana } from '@mustika/kernel/gate.ts';
import type { House } from '@mustika/kernel/house.ts';
import { isPart } from '@mustika/kernel/part.ts';
import { withoutSecrets } from '@mustika/kernel/rahasia.ts';
import type { Method } from '@mustika/kernel/resource.ts';
import type { Bacaan } from '@mustika/kernel/scale/evidence.ts';
import type { Meter } from '@opentelemetry/api';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppConfig } from '../config.ts';
import type { Database, Scope } from '../database.ts';
import type { PhotoStore } from '../files/photo.ts';
import type { ApiKeys } from '../people/api-keys.ts';
import type { Sessions } from '../people/session-store.ts';
import type { Practice } from '../practice.ts';
import type { PasswordCost } from '../secrets/password.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { refuseSecretQuery } from '../secrets/secret-fields.ts';
import type { StoreConfig, StoreConfigs } from '../store-config.ts';
import type { Broadcast } from './broadcast.ts';
import { noteAnswer } from './key-log.ts';
import type { Mail } from './mail.ts';
import type { Outbound } from './outbound.ts';
import { keepBytes } from './raw-body.ts';
import { contextOf } from './request-context.ts';
import type { Throttle } from './throttle.ts';

/** What a change of prices touches: so many of something, some of them by name. */
export type Impact = { nama: string; label: string; jumlah: number; contoh: string[] };
/** `baru`: the prices that would change, as they would be. */
export type ImpactOf = (ctx: Ctx, key: string, baru: ReadonlyMap<string, number>) => Promise<Impact[]>;
/** By the name of a dated resource. */
export type Impacts = ReadonlyMap<string, ImpactOf>;

/** Everything a handler may use, made once in main.ts and handed down. */
export type Deps = {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** What an operator measures goes here, and nowhere unless he reads it. */
  meter: Meter;
  config: AppConfig;
  house: House;
  sessions: Sessions;
  apiKeys: ApiKeys;
  stores: StoreConfigs;
  throttle: Throttle;
  passwordCost: PasswordCost;
  photos: PhotoStore;
  /** Seals what must be read again but must not lie open in the database. */
  secrets: SecretBox;
  /** The only way out of the server. */
  outbound: Outbound;
  /** Letters, where this installation sends any. */
  mail: Mail;
  /** Set once the socket server listens; hints only, so its absence delays nothing. */
  sockets: { current: Broadcast | null };
  impacts: Impacts;
  practice: Practice;
  /** What this server has; gates ask for it. */
  sarana: ReadonlySet<Sarana>;
};

export type Session = GateSubject & {
  user_id: string;
  nama: string;
  /** The user's own store, whatever store is picked. */
  toko_asal: string;
  no_whatsapp: string | null;
  harus_ganti_password: boolean;
  /** Stores a head-office user may act for and read; null: all of them. */
  lingkup: readonly string[] | null;
  /** He logs in with a code of his app. */
  totp: boolean;
  /** His store asks people like him for it. */
  totp_wajib: boolean;
  /** Settings of the store this request acts for. */
  store: StoreConfig;
};

export type Ctx = {
  deps: Deps;
  session: Session;
  scope: Scope;
  /** Idempotency-Key of a write, when the client sent one. */
  key: string | null;
  device: string;
  address: string;
  /** Columns this session may not know of, by name; see `withoutSecrets`. */
  tertutup: ReadonlySet<string>;
  /** Lines of a scale that came with the call. */
  bacaan?: readonly Bacaan[];
};

export type RouteInput = {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
};
export type RouteAnswer = object | FastifyReply;

export type Route = {
  method: Method;
  /** Below /api/v1/, parameters in braces. */
  path: string;
  gate: Gate;
  summary: string;
  tag: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The handler reads the parts itself. */
  multipart?: boolean;
  bodyLimit?: number;
  /** Its `data`, for the page of the API. */
  answer?: Shape | undefined;
  /** Keeps the bytes of the body beside what they say. */
  raw?: boolean;
  /** Said of a fault of ours, where the specification has words for it. */
  failed?: string | undefined;
  /** Left out of the OpenAPI document: a call about the calls. */
  hide?: boolean;
  handler: (input: RouteInput, ctx: Ctx) => Promise<RouteAnswer>;
};

export const BASE = '/api/v1/';
const fastifyPath = (path: string): string => BASE + path.replace(/\{(\w+)\}/g, ':$1');

const paramsOf = (path: string): z.ZodType | undefined => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  return names.length === 0
    ? undefined
    : z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().min(1).max(100)])));
};

/** What opens it for a key of the API, said in the OpenAPI document; nothing where no key can be let in. */
const keyRights = (house: House, { gate, method }: Route): object => {
  const given = apiRights(house);
  if (!mayOpenForKey(gate, given)) return {};
  const rights = rightsIn(gate).filter((path) => given.has(path) && (method === 'GET' || isPart(path)));
  return rights.length > 0 ? { 'x-hak': [...new Set(rights)], security: [{ kunci: [] }] } : {};
};

export function addRoute(app: FastifyInstance, deps: Deps, route: Route): void {
  const params = route.params ?? paramsOf(route.path);
  app.route({
    method: route.method,
    url: fastifyPath(route.path),
    ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
    schema: {
      ...(route.hide ? { hide: true } : {}),
      summary: route.summary,
      ...keyRights(deps.house, route),
      tags: [route.tag],
      ...(params ? { params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body && !route.multipart ? { body: route.body } : {}),
    },
    config: {
      gate: route.gate,
      ...(route.answer ? { answer: route.answer } : {}),
      ...(route.failed ? { failed: route.failed } : {}),
    },
    // Before validation: a stranger learns nothing about the shape of a call.
    preValidation: async (request, reply) => {
      (request as { ctx?: Ctx }).ctx = await contextOf(deps, route, request, reply);
      // A body that says nothing is not one that leaves everything out.
      if (request.body === null && request.headers['content-type']?.includes('json'))
        reject(umum.INPUT_TIDAK_VALID);
    },
    ...(route.raw ? { preParsing: keepBytes as never } : {}),
    handler: async (request, reply) => {
      const ctx = (request as unknown as { ctx: Ctx }).ctx;
      const { query, body } = request;
      const input = { params: request.params as Record<string, string>, query, body, request, reply };
      refuseSecretQuery(ctx, query);
      const answer = await route.handler(input, ctx);
      noteAnswer(request, answer);
      return reply.sent ? answer : (withoutSecrets(answer, ctx.tertutup) as RouteAnswer);
    },
  });
}

/** A route that somebody registers past addRoute has no gate: the server refuses to start. */
export function denyUngated(app: FastifyInstance, allowed: (url: string) => boolean): void {
  app.addHook('onRoute', (route) => {
    const gate = (route.config as { gate?: Gate } | undefined)?.gate;
    if (!gate && !allowed(route.url)) throw new Error(`route ${route.method} ${route.url} has no gate`);
  });
}

export type CommandAnswer<T = unknown> = { data: T; message?: string; total?: number } | FastifyReply;
/**
 * `input` holds the command's fields, whether they came as path parameters, query or body. It answers what the command
 * declares, as it is inside.
 */
export type CommandHandler<F extends Fields = Fields, A extends Shape = Shape> = (
  input: Row<F>,
  ctx: Ctx,
  io: RouteInput,
) => Promise<CommandAnswer<Inside<A>>>;
export type CommandImplementation = { command: Command; handler: CommandHandler };

export const implementCommand = <F extends Fields, A extends Shape>(
  command: Command<F, A>,
  handler: CommandHandler<F, A>,
): CommandImplementation => ({
  command: command as unknown as Command,
  handler: handler as unknown as CommandHandler,
});

export const isAppError = (error: unknown): error is AppError => error instanceof AppError;
