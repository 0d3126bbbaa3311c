/**
 * The whole server over a small demo chain, in process: a database of its own per test file, a clock that stands still
 * until told otherwise, and callers that speak HTTP like a till does. Everything a flow test needs and nothing mocked.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock as clockAt, type manualClock } from '@mustika/kernel/date.ts';
import { type App, type AppInput, buildApp } from '@mustika/server-kit/app.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import type { PasswordCost } from '@mustika/server-kit/secrets/password.ts';
import { cloneDatabase, EMPTY, type Template, type TestDatabase } from '@mustika/server-kit/testing.ts';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { commands, documents, impacts, reports } from '../../apps/server/implementations.ts';
import { createPracticeRoom, type OwnRoom } from '../../apps/server/practice-room.ts';
import { refusals } from '../../apps/server/refusals.ts';
import type { TrialLimits } from '../../apps/server/trial-databases.ts';
import { createTrialRoom, type OwnTrials } from '../../apps/server/trial-room.ts';
import { buatRantaiDemo } from '../../database/demo/chain.ts';
import type { Ukuran } from '../../database/demo/till.ts';
import { house } from '../../domains/house.ts';
import { lembarDari } from '../../domains/latihan/lembar.query.ts';
import { cocokkan } from './jawaban.ts';

/** The open day of the branches, ten in the morning in Jakarta. */
export const HARI = '2026-11-21';
export const SEKARANG = `${HARI}T03:00:00Z`;
export const PASSWORD = 'sandi-uji-coba';
/** As little work as argon2 allows: these tests are about everything else. */
export const MURAH: PasswordCost = { memory: 8, passes: 1 };

/** The house as the product serves it, with passwords that cost nothing. */
export const RUMAH = { house, commands, documents, reports, refusals, impacts, passwordCost: MURAH };

/** A demo chain of this size; its note is the time it is there. */
export const rantai = (name: string, ukuran: Ukuran): Template => ({
  name,
  from: EMPTY,
  fill: async (url) => {
    const clock = clockAt(SEKARANG);
    await buatRantaiDemo({ url, house, clock, password: PASSWORD, passwordCost: MURAH, ukuran });
    return SEKARANG;
  },
});

/** The demo chain that most tests begin with. */
export const RANTAI = rantai('templat_rantai', { hari: 2, barang: 120, notaPerHari: 4 });
/** With pieces enough for a whole day at the counter. */
export const RAMAI = rantai('templat_ramai', { hari: 2, barang: 300, notaPerHari: 4 });
/** An ordinary month of all there is, as the demo lives it. */
export const DEMO = rantai('templat_demo', { hari: 24, barang: 300, notaPerHari: 5, lengkap: true });

/** An answer, read as JSON where it is JSON. */
export type Answer = {
  status: number;
  code?: string;
  message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what a test is about to check.
  data: any;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  detail?: any;
  total?: number;
  totals?: Record<string, number>;
  headers: LightMyRequestResponse['headers'];
  text: string;
  /** The answer as it came, for files. */
  bytes: Buffer;
};

export type CallOptions = {
  /** Idempotency-Key; a fresh one when left out, none when null. */
  key?: string | null;
  /** Store picked by head office. */
  portal?: string;
  headers?: Record<string, string>;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Caller = {
  user_id: string;
  call(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  get(path: string, options?: CallOptions): Promise<Answer>;
  post(path: string, body: object, options?: CallOptions): Promise<Answer>;
  put(path: string, body: object, options?: CallOptions): Promise<Answer>;
  delete(path: string, options?: CallOptions): Promise<Answer>;
};

export type Kit = App & {
  clock: ReturnType<typeof manualClock>;
  url: string;
  /** The owner's connection: the tests' own eyes and, where a rule needs it, their own hand. */
  owner: pg.Client;
  /** A user at a till, with a session opened on first use. */
  as(user_id: string): Caller;
  /** Anybody: no token unless `headers` brings one. */
  siapa(headers?: Record<string, string>): Caller;
  /** The room of practice of this server. */
  ruang: OwnRoom;
  /** Its trials. */
  ujiCoba: OwnTrials;
  /** Forgets the sessions this kit holds, after a test ended them or let them grow old. */
  lupakan(): void;
  /** Ids of the rows cek_invarian() complains about; what every test expects to be empty. */
  periksa(): Promise<string[]>;
  /** Ends the server and leaves its database behind. */
  lepas(): Promise<void>;
  close(): Promise<void>;
};

export const perangkatOf = (user_id: string): string => `perangkat-${user_id}`;

function toAnswer(response: LightMyRequestResponse): Answer {
  const json = String(response.headers['content-type']).includes('json');
  const body = json ? (response.json() as Record<string, unknown>) : {};
  return {
    status: response.statusCode,
    data: undefined,
    ...body,
    headers: response.headers,
    text: response.body,
    bytes: response.rawPayload,
  };
}

type HeadersOf = () => Promise<Record<string, string>>;

function callerOf(app: App['app'], user_id: string, headersOf: HeadersOf): Caller {
  const call: Caller['call'] = async (method, path, body, { key, portal, headers } = {}) => {
    const sent = key === undefined ? randomUUID() : key;
    const response = await app.inject({
      method,
      url: `${portal ? `/toko/${portal}` : ''}/api/v1/${path}`,
      headers: {
        ...(await headersOf()),
        ...(method !== 'GET' && sent !== null ? { 'idempotency-key': sent } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const answer = toAnswer(response);
    if (answer.status === 200 && typeof answer.text === 'string' && answer.text.startsWith('{"data"'))
      cocokkan(method, path, JSON.parse(answer.text));
    return answer;
  };
  return {
    user_id,
    call,
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
  };
}

type Sessions = App['deps']['sessions'];

function openOnce(sessions: Sessions) {
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (user_id: string): Promise<string> => {
    const known = tokens.get(user_id);
    if (known) return known;
    const opened = sessions.open({ user_id, device: perangkatOf(user_id), address: '127.0.0.1' });
    tokens.set(user_id, opened);
    return opened;
  };
  return { tokenOf, forget: () => tokens.clear() };
}

export type KitInput = {
  /** Environment of the installation, beside what the kit itself sets. */
  env?: Record<string, string>;
  pgUrl: string;
  /** Limits of the server, shortened for who waits for them, its log for who reads it, and a page it serves. */
  batas?: Pick<AppInput, 'patience' | 'requestsAtOnce' | 'logTo' | 'webDir' | 'practice' | 'meter'>;
  /** Connections of the server's pool. */
  poolSize?: number;
  /** How big a shop may be tried, and how many at once; as the product allows unless told. */
  uji?: TrialLimits;
  /** Runs on the fresh clone, as owner, before the server starts. */
  sebelum?: (owner: pg.Client) => Promise<unknown>;
  /** What the database is a clone of; the demo chain on its open day unless told. */
  dari?: Template;
};

export const testApp = async ({ pgUrl, dari = RANTAI, ...input }: KitInput): Promise<Kit> =>
  kitOver(await cloneDatabase(pgUrl, dari), input);

/** The server over a database that is there; the note of its template is the time. */
export async function kitOver(
  clone: TestDatabase,
  { poolSize = 6, sebelum, uji, env = {}, batas = {} }: Omit<KitInput, 'pgUrl' | 'dari'> = {},
): Promise<Kit> {
  const owner = new pg.Client({ connectionString: clone.url });
  await owner.connect();
  // These rows are thrown away, and no test asks whether they survive a power cut.
  await owner.query(`alter database ${new URL(clone.url).pathname.slice(1)} set synchronous_commit = off`);
  await sebelum?.(owner);
  const db = openDatabase({ url: clone.url, poolSize });
  const clock = clockAt(clone.note);
  // Photos of the tests lie in a folder of their own, not in the one of whoever works here.
  const dataDir = mkdtempSync(join(tmpdir(), 'mustika-data-'));
  const config = readConfig({
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    DATA_DIR: dataDir,
    OUTBOUND_LOCAL: 'on',
    // A post office at which nobody is: a letter is promised, and none arrives.
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMTP_FROM: 'uji@mustika.example',
    ...env,
  });
  const parts = { clock, config, ...RUMAH };
  // It costs nothing until somebody practises.
  const room = createPracticeRoom({ ...parts, url: clone.url, sheetOf: lembarDari(db) });
  const trials = createTrialRoom({
    ...parts,
    shop: clone.url,
    url: clone.url,
    ...(uji ? { limits: uji } : {}),
  });
  const built = await buildApp({ db, ...parts, practice: { room, trials, store: null }, ...batas });
  const { tokenOf, forget } = openOnce(built.deps.sessions);
  const lepas = async (): Promise<void> => {
    await room.forget();
    await trials.forget();
    await built.app.close();
    await db.close();
    await owner.end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    ...built,
    clock,
    url: clone.url,
    owner,
    as: (user_id) =>
      callerOf(built.app, user_id, async () => ({
        'x-auth-token': await tokenOf(user_id),
        cookie: `perangkat=${perangkatOf(user_id)}`,
      })),
    siapa: (headers = {}) => callerOf(built.app, '', async () => headers),
    ruang: room,
    ujiCoba: trials,
    lupakan: forget,
    periksa: async () => {
      const { rows } = await owner.query('select aturan, kode_toko, rincian from cek_invarian()');
      return rows.map((row) => `${row.aturan} ${row.kode_toko} ${JSON.stringify(row.rincian)}`);
    },
    lepas,
    close: async () => {
      await lepas();
      await clone.drop();
    },
  };
}
