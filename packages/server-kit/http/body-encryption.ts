/**
 * ENKRIPSI=on, the server's half: opens sealed JSON bodies and seals JSON answers of a session, refuses everything else. Where
 * the flag is off none of these hooks exists. Left to TLS alone: public calls (the login that agrees on the keys, messages of
 * others), files both ways (multipart, CSV, XLSX, PDF, pictures), and the live line, which only brings hints.
 */
import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import {
  aadJawaban,
  aadPermintaan,
  FIELD,
  HEADER,
  IGNORED_HEADER,
  INFO_JAWABAN,
  INFO_PERMINTAAN,
  NONCE_BYTES,
  type Permintaan,
  TAG_BYTES,
} from '@mustika/kernel/enkripsi.ts';
import { defineErrors, reject, umum } from '@mustika/kernel/errors.ts';
import type { Gate } from '@mustika/kernel/gate.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isKeyToken } from '../people/api-keys.ts';
import { sha256 } from '../people/session-store.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Deps } from './http.ts';
import { deviceOf } from './request-context.ts';

/** Refusals of sealed transport. The spec does not say; these tell a till that its page is not the one the server serves. */
export const enkripsiErrors = defineErrors({
  ENKRIPSI_PERLU_KUNCI: [400, 'Login Harus Menyertakan Kunci Enkripsi, Silahkan Muat Ulang Halaman'],
  ENKRIPSI_WAJIB: [403, 'Permintaan Harus Terenkripsi, Silahkan Muat Ulang Halaman'],
  ENKRIPSI_RUSAK: [400, 'Permintaan Terenkripsi Tidak Dapat Dibuka'],
  ENKRIPSI_GANDA: [400, 'Field Terenkripsi Tidak Boleh Dikirim Bersama Field Biasa'],
  ENKRIPSI_DIULANG: [409, 'Permintaan Terenkripsi Ini Sudah Pernah Diterima'],
});

type Keys = { permintaan: Buffer; jawaban: Buffer };

const boxOf = (token: string) => ({ apa: 'kunci-sesi', pemilik: sha256(token).toString('hex') });

/** A point that is not on the curve would tell of our key; Node's parser of JWK refuses it. */
function publicPoint(text: string): Buffer {
  const point = Buffer.from(text, 'base64url');
  if (point.length !== 65 || point[0] !== 4) reject(enkripsiErrors.ENKRIPSI_PERLU_KUNCI);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  } catch {
    reject(enkripsiErrors.ENKRIPSI_PERLU_KUNCI);
  }
  return point;
}

export type Agreement = {
  /** For the browser: our point of the curve, base64url. */
  kunci_publik: string;
  /** Both keys as they are kept with the session: sealed, for this token only. */
  sealFor(token: string): string;
};

/** Agrees with the browser's point (65 bytes, base64url). Null or no point at all: ENKRIPSI_PERLU_KUNCI. */
export function agree(secrets: SecretBox, theirs: string | null): Agreement {
  const point = publicPoint(theirs ?? '');
  const pair = createECDH('prime256v1');
  const ours = pair.generateKeys();
  const secret = pair.computeSecret(point);
  const salt = Buffer.concat([point, ours]);
  const part = (info: string): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, info, 32));
  const kept = Buffer.concat([part(INFO_PERMINTAAN), part(INFO_JAWABAN)]).toString('base64url');
  return {
    kunci_publik: ours.toString('base64url'),
    sealFor: (token) => secrets.seal(boxOf(token), kept),
  };
}

function keysOf(secrets: SecretBox, token: string, sealed: string): Keys {
  const both = Buffer.from(secrets.open(boxOf(token), sealed), 'base64url');
  return { permintaan: both.subarray(0, 32), jawaban: both.subarray(32) };
}

/** The plain bytes, or null when anything at all was changed. */
function unseal(key: Buffer, cap: Buffer, aad: string, ciphertext: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, cap.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(aad));
  decipher.setAuthTag(cap.subarray(NONCE_BYTES));
  const plain = decipher.update(ciphertext);
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    // The tag does not fit. The caller refuses.
    return null;
  }
}

function seal(key: Buffer, aad: string, plain: string): { cap: string; ciphertext: string } {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(aad));
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64url');
  return { cap: Buffer.concat([nonce, cipher.getAuthTag()]).toString('base64url'), ciphertext };
}

/** What the answer of an opened call is sealed with. */
type Opened = { keys: Keys; permintaan: Permintaan; cap: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isSealed = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, FIELD);

/** Ciphertext of the body; empty for a call without one and for files. A plain body is a downgrade. */
function ciphertextOf({ body, headers }: FastifyRequest): Buffer {
  if (headers[IGNORED_HEADER] !== undefined) reject(enkripsiErrors.ENKRIPSI_GANDA);
  if (body === undefined || body === null) return Buffer.alloc(0);
  if (!isSealed(body)) reject(enkripsiErrors.ENKRIPSI_WAJIB);
  if (Object.keys(body).length !== 1) reject(enkripsiErrors.ENKRIPSI_GANDA);
  return Buffer.from(textOf(body[FIELD]), 'base64url');
}

const REMEMBER = `insert into enkripsi_terpakai (token_hash, cap) values ($1, $2)
  on conflict do nothing returning token_hash`;

/**
 * A write counts once. Its nonce and tag are remembered in the database for the life of the session, so that a second process
 * knows them as well; the same act sent again by its own till is sealed anew and meets its Idempotency-Key. A read changes
 * nothing and its answer opens only for who asked: repeating one is worth nothing and costs no row.
 */
async function refuseReplay({ db }: Deps, method: string, token: string, cap: Buffer): Promise<void> {
  if (method === 'GET' || method === 'HEAD') return;
  const rows = await db.call({
    name: 'enkripsi_ingat',
    text: REMEMBER,
    values: [sha256(token), cap],
  });
  if (rows.length === 0) reject(enkripsiErrors.ENKRIPSI_DIULANG);
}

const isPublic = (request: FastifyRequest): boolean => {
  const { gate } = request.routeOptions.config as { gate?: Gate };
  return gate === undefined || gate.is === 'public';
};

/** JSON of a sealed body, with the same guard against `__proto__` as a plain one. */
type Parse = (request: FastifyRequest, text: string) => Promise<unknown>;

function parserOf(app: FastifyInstance): Parse {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, text) =>
    new Promise((done, fail) => {
      void parse(request, text, (error, value) => (error ? fail(error) : done(value)));
    });
}

async function openCall(
  deps: Deps,
  request: FastifyRequest,
  parse: Parse,
  keep: (opened: Opened) => void,
): Promise<void> {
  const header = textOf(request.headers[HEADER]);
  const anybody = isPublic(request);
  if (header === '' && anybody) return;
  const token = textOf(request.headers['x-auth-token']);
  // A program agreed on no keys with us; what it sends came over TLS as everything does here.
  if (isKeyToken(token)) return;
  const session = token === '' ? null : await deps.sessions.find(token, deviceOf(request));
  // A session that was opened while the flag was off has no keys: its user logs in again.
  if (!session?.kunci_enkripsi) return anybody ? undefined : reject(umum.TOKEN_TIDAK_VALID);
  if (header === '') reject(enkripsiErrors.ENKRIPSI_WAJIB);
  const ciphertext = ciphertextOf(request);
  const permintaan: Permintaan = {
    method: request.method,
    alamat: request.originalUrl,
    token,
    kunci: textOf(request.headers['idempotency-key']),
  };
  const keys = keysOf(deps.secrets, token, session.kunci_enkripsi);
  const cap = Buffer.from(header, 'base64url');
  // One spelling for one cap: another text of the same bytes must not count as another call.
  const whole = cap.length === NONCE_BYTES + TAG_BYTES && cap.toString('base64url') === header;
  const plain = whole ? unseal(keys.permintaan, cap, aadPermintaan(permintaan), ciphertext) : null;
  if (!plain) reject(enkripsiErrors.ENKRIPSI_RUSAK);
  keep({ keys, permintaan, cap: header });
  await refuseReplay(deps, request.method, token, cap);
  if (plain.length > 0) request.body = await parse(request, plain.toString('utf8'));
}

/** Installed once, before the routes, and only where the installation says ENKRIPSI=on. */
export function installBodyEncryption(app: FastifyInstance, deps: Deps): void {
  const opened = new WeakMap<FastifyRequest, Opened>();
  const parse = parserOf(app);
  app.addHook('preValidation', (request) =>
    openCall(deps, request, parse, (one) => {
      opened.set(request, one);
    }),
  );
  app.addHook('onSend', async (request, reply, payload) => {
    const one = opened.get(request);
    const json = String(reply.getHeader('content-type') ?? '').includes('json');
    if (!one || !json || typeof payload !== 'string') return payload;
    const aad = aadJawaban(one.permintaan, one.cap, reply.statusCode);
    const { cap, ciphertext } = seal(one.keys.jawaban, aad, payload);
    reply.header(HEADER, cap).removeHeader('content-length');
    return JSON.stringify({ [FIELD]: ciphertext });
  });
}
