/**
 * The browser's half of ENKRIPSI=on (packages/kernel/enkripsi.ts), loaded when a server asks for it at login. The two keys are
 * CryptoKeys that cannot be read out, kept in IndexedDB beside the token they belong to: a reload goes on with them, a script
 * that gets into the page cannot carry them away.
 */
import {
  aadJawaban,
  aadPermintaan,
  CURVE,
  FIELD,
  HEADER,
  INFO_JAWABAN,
  INFO_PERMINTAAN,
  NONCE_BYTES,
  type Permintaan,
  TAG_BYTES,
} from '@mustika/kernel/enkripsi.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Keys = { token: string; permintaan: CryptoKey; jawaban: CryptoKey };

const ECDH = { name: 'ECDH', namedCurve: CURVE };
const utf8 = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

function toText(bytes: Bytes): string {
  let text = '';
  // In pieces: a call takes only so many arguments.
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

function joined(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

let held: Keys | null = null;

/** One record in a database of its own: the keys of the session that is open in this browser. */
function shelf<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('enkripsi', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('kunci');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const base = opening.result;
      const transaction = base.transaction('kunci', mode);
      const asked = act(transaction.objectStore('kunci'));
      // Not before it is written: the page may be left the moment we say so.
      transaction.oncomplete = () => {
        base.close();
        done(asked.result);
      };
      transaction.onabort = () => {
        base.close();
        fail(transaction.error);
      };
    };
  });
}

/** The keys of this token, or null: another login took their place, or the browser forgot them. */
async function keysOf(token: string): Promise<Keys | null> {
  if (held?.token === token) return held;
  // Private windows may have no database; the keys then live as long as the page.
  const found = await shelf<Keys | undefined>('readonly', (store) => store.get('sesi')).catch(
    () => undefined,
  );
  held = found?.token === token ? found : held;
  return held?.token === token ? held : null;
}

/** Logs in with a fresh public key and keeps what both sides agreed on for the token of the answer. */
export async function agree<T extends { token: string; kunci_publik?: string }>(
  login: (kunci_publik: string) => Promise<T>,
): Promise<T> {
  const { subtle } = crypto;
  const pair = await subtle.generateKey(ECDH, false, ['deriveBits']);
  const ours = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  const answer = await login(toText(ours));
  if (answer.kunci_publik === undefined) return answer;
  const theirs = toBytes(answer.kunci_publik);
  const point = await subtle.importKey('raw', theirs, ECDH, false, []);
  const secret = await subtle.deriveBits({ name: 'ECDH', public: point }, pair.privateKey, 256);
  const base = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const part = (info: string, use: KeyUsage) =>
    subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: joined(ours, theirs), info: utf8(info) },
      base,
      { name: 'AES-GCM', length: 256 },
      false,
      [use],
    );
  const keys: Keys = {
    token: answer.token,
    permintaan: await part(INFO_PERMINTAAN, 'encrypt'),
    jawaban: await part(INFO_JAWABAN, 'decrypt'),
  };
  held = keys;
  await shelf('readwrite', (store) => store.put(keys, 'sesi')).catch(() => undefined);
  return answer;
}

type Sealed = { cap: string; body: string | undefined };

/** A fresh nonce each time, also when the same act is sent again. */
async function seal(keys: Keys, permintaan: Permintaan, body: string | undefined): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const additionalData = utf8(aadPermintaan(permintaan));
  const both = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce, additionalData },
      keys.permintaan,
      utf8(body ?? ''),
    ),
  );
  const ciphertext = both.subarray(0, both.length - TAG_BYTES);
  return {
    cap: toText(joined(nonce, both.subarray(both.length - TAG_BYTES))),
    body: body === undefined ? undefined : JSON.stringify({ [FIELD]: toText(ciphertext) }),
  };
}

/** Null when it was changed or belongs to another call. */
async function open(
  keys: Keys,
  permintaan: Permintaan,
  cap: string,
  answer: Response,
): Promise<Response | null> {
  const theirs = toBytes(answer.headers.get(HEADER) ?? '');
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (theirs.length !== NONCE_BYTES + TAG_BYTES || typeof body[FIELD] !== 'string') return null;
  const additionalData = utf8(aadJawaban(permintaan, cap, answer.status));
  const plain = await crypto.subtle
    .decrypt(
      { name: 'AES-GCM', iv: theirs.subarray(0, NONCE_BYTES), additionalData },
      keys.jawaban,
      joined(toBytes(body[FIELD]), theirs.subarray(NONCE_BYTES)),
    )
    .catch(() => null);
  return plain && new Response(plain, { status: answer.status, headers: answer.headers });
}

/**
 * What may come in plain: a refusal (a server that knows no session has no key to seal it with), a file where one was asked
 * for, and "there is none" to a question. Never data, and never the good news that a write went through.
 */
function mayBePlain({ method, file }: Exchange, { ok, status, headers }: Response): boolean {
  if (!ok || (status === 204 && method === 'GET')) return true;
  return file && status !== 204 && !headers.get('content-type')?.includes('json');
}

/** Sealed and sent before: a browser repeats a call by itself when the line breaks. Its own act meets its key. */
const repeated = async (answer: Response): Promise<boolean> =>
  answer.status === 409 && ((await answer.clone().json()) as { code?: string }).code === 'ENKRIPSI_DIULANG';

export type Exchange = {
  method: string;
  address: string;
  request: RequestInit;
  /** The answer is a file, which stays plain. */
  file: boolean;
  post: (init: RequestInit) => Promise<Response>;
};

/**
 * Sends one call sealed and opens its answer. Null: this browser has no keys for the token, or the answer is not the server's
 * own; either way the user must log in again. A form (files) goes as it is, only its address and key are vouched for.
 */
export async function exchange(call: Exchange, again = true): Promise<Response | null> {
  const { method, request } = call;
  const headers = request.headers as Record<string, string>;
  const keys = await keysOf(headers['x-auth-token'] ?? '');
  if (!keys) return null;
  // As the browser will write it on the wire.
  const { pathname, search } = new URL(call.address, location.origin);
  const kunci = headers['idempotency-key'] ?? '';
  const permintaan = { method, alamat: pathname + search, token: keys.token, kunci };
  const { body: given } = request;
  const { cap, body } = await seal(keys, permintaan, typeof given === 'string' ? given : undefined);
  const answer = await call.post({
    ...request,
    headers: { ...headers, [HEADER]: cap },
    ...(body === undefined ? {} : { body }),
  });
  if (!answer.headers.has(HEADER)) return mayBePlain(call, answer) ? answer : null;
  const opened = await open(keys, permintaan, cap, answer);
  return again && opened && (await repeated(opened)) ? exchange(call, false) : opened;
}
