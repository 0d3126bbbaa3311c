/**
 * The one door to the server: HTTP contract of the architecture, §7. Everything a screen sends or fetches goes through
 * `call`, so the token, the branch portal, the idempotency key and the prescribed connection texts are handled once.
 */

import type { Shape, WireOf } from '@mustika/kernel/answer.ts';
import type { Endpoint, Method } from '@mustika/kernel/resource.ts';
import { kalimat } from './language/istilah.ts';
import { BASE } from './practice.ts';
import type { Exchange } from './sending/enkripsi.ts';
import { answers, reach } from './sending/reach.ts';

/**
 * What every failed call throws. `code` is stable, `message` is the prescribed text in the language of the screen,
 * `detail` depends on the code.
 */
export type ApiError = { status: number; code: string; message: string; detail?: unknown };

export type Answer<T> = { data: T; message?: string; total?: number; totals?: Record<string, unknown> };

export type CallOptions = {
  /** Asks in the name of this store instead of the one that is picked. */
  portal?: string;
  /** Asked of the shop even where this page is a practice store: the way into it. */
  shop?: true;
  /** Values for the `{name}` parts of the path. */
  params?: Record<string, string>;
  /** undefined, null and '' are left out. */
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
  /** Sent as it is where bodies are sealed (ENKRIPSI): the login, which agrees on the keys. */
  plain?: boolean;
  /** Idempotency key; keep it when the same act is sent again. */
  key?: string;
  signal?: AbortSignal;
  /** Milliseconds to wait for an answer. */
  timeout?: number;
  /** Somebody scanned and waits for what it is. */
  scan?: true;
  /** No answer of before will do. */
  fresh?: true;
};

/** What the person at the screen waits for: the answer to a scan, and that an act is saved. */
type Felt = (act: 'scan' | 'save', ms: number) => void;

type Wiring = {
  token: () => string | null;
  /** kode_toko a head-office user works in, or null for the own store. */
  portal: () => string | null;
  /** Did the server ask this session to seal its bodies? */
  encrypted?: () => boolean;
  sessionEnded: () => void;
};

const WAIT = 30_000;
const FILE_WAIT = 300_000;

let wiring: Wiring = { token: () => null, portal: () => null, sessionEnded: () => undefined };

/** Called once by the session store; the api knows the session only through these three functions. */
export function wireApi(parts: Wiring): void {
  wiring = parts;
}

export const isApiError = (e: unknown): e is ApiError =>
  typeof e === 'object' && e !== null && 'code' in e && 'status' in e && 'message' in e;

/** A refusal made in the browser, in the same shape as one of the server. */
export const apiError = (status: number, code: string, message: string, detail?: unknown): ApiError => ({
  status,
  code,
  message,
  ...(detail === undefined ? {} : { detail }),
});

/** An idempotency key. `randomUUID` needs https or localhost; a shop's LAN address has neither. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** `group/update/{kode_group}` with params and query -> address below the portal in use. */
export function addressOf(
  path: string,
  options: Pick<CallOptions, 'params' | 'query' | 'portal' | 'shop'> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const portal = options.portal ?? wiring.portal();
  const base = portal ? `/toko/${encodeURIComponent(portal)}/api/v1/` : '/api/v1/';
  const tail = search.toString();
  return `${options.shop ? '' : BASE}${base}${filled.replace(/^\//, '')}${tail ? `?${tail}` : ''}`;
}

function requestOf(method: Method, options: CallOptions): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  const token = wiring.token();
  if (token) headers['x-auth-token'] = token;
  if (method !== 'GET') headers['idempotency-key'] = options.key ?? newKey();
  const json = options.form === undefined && options.body !== undefined;
  if (json) headers['content-type'] = 'application/json';
  const body = options.form ?? (json ? JSON.stringify(options.body) : undefined);
  return { method, headers, credentials: 'same-origin', ...(body === undefined ? {} : { body }) };
}

let felt: Felt = () => undefined;

/** Called once by the live line, which hands it on to whoever measures. */
export function tellFelt(to: Felt): void {
  felt = to;
}

/** A body with what it brings along, and what is done once that has arrived. */
type Brought = { body: unknown; arrived: () => void };
let along: (endpoint: Endpoint, body: unknown) => Brought | null = () => null;

/** Called once by who keeps what stands behind the weights of a call. */
export function bringAlong(what: typeof along): void {
  along = what;
}

let shut: (endpoint: Endpoint) => string | null = () => null;

/** Called once by who knows the rights: why a call is not this user's to make here, or null. */
export function guardCalls(why: (endpoint: Endpoint) => string | null): void {
  shut = why;
}

/**
 * The answer with its body at hand. A line that breaks, or a page that is left, half way through a body is a broken line;
 * taken for a body that cannot be read it would look forged where bodies are sealed, and end the session.
 */
async function whole(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  const body = await answer.blob();
  const { status, headers } = answer;
  return new Response(status === 204 ? null : body, { status, headers });
}

/** Sends and returns the raw answer, or throws the prescribed connection errors (Spec 1 §8). */
async function send(endpoint: Endpoint, options: CallOptions, file = false): Promise<Response> {
  const why = endpoint.method === 'GET' ? null : shut(endpoint);
  if (why) throw apiError(403, 'TIDAK_BERHAK', kalimat(why));
  const patience = AbortSignal.timeout(options.timeout ?? (options.form ? FILE_WAIT : WAIT));
  const signal = options.signal ? AbortSignal.any([options.signal, patience]) : patience;
  const request = requestOf(endpoint.method, options);
  const post = (init: RequestInit) =>
    whole(addressOf(endpoint.path, options), { ...init, signal }).catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause;
      reach(false);
      if (patience.aborted) throw apiError(0, 'KONEKSI', 'Koneksi bermasalah..');
      throw apiError(0, 'KONEKSI', 'Koneksi Bermasalah');
    });
  const answer =
    options.plain || !wiring.encrypted?.()
      ? await post(request)
      : await sendSealed({
          method: endpoint.method,
          address: addressOf(endpoint.path, options),
          request,
          file,
          post,
        });
  if (!answer.ok) throw await refusalOf(answer);
  reach(true);
  return answer;
}

/** The same with a sealed body and an answer that must be sealed as well; that code is loaded where a server asks for it. */
async function sendSealed(sent: Exchange): Promise<Response> {
  const { exchange } = await import('./sending/enkripsi.ts');
  const answer = await exchange(sent);
  if (answer) return answer;
  wiring.sessionEnded();
  throw apiError(401, 'TOKEN_TIDAK_VALID', kalimat('Sesi Anda Sudah Berakhir, Silahkan Login Kembali'));
}

async function refusalOf(answer: Response): Promise<ApiError> {
  const body = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
  // A proxy's 502 to 504 without our body means that the server was not reached at all.
  const reached = Boolean(body.code) || answer.status < 502 || answer.status > 504;
  reach(reached);
  if (!reached) return apiError(0, 'KONEKSI', 'Koneksi Bermasalah');
  const code = body.code ?? 'KESALAHAN_SERVER';
  if (answer.status === 401 && code === 'TOKEN_TIDAK_VALID') wiring.sessionEnded();
  const message = kalimat(body.message ?? 'Terjadi Kesalahan Saat Request Data');
  return apiError(answer.status, code, message, body.detail);
}

/** A call whose answer is declared. */
export type Answering<A extends Shape = Shape> = Endpoint & { answer: A };

/**
 * Calls an endpoint and unwraps `{ data, message?, total?, totals? }`; a body of another shape becomes `data` whole. What
 * `data` is follows from the declaration of the call.
 */
export async function call<A extends Shape>(
  endpoint: Answering<A>,
  options?: CallOptions,
): Promise<Answer<WireOf<A>>>;
export async function call<T>(endpoint: Endpoint, options?: CallOptions): Promise<Answer<T>>;
export async function call<T>(endpoint: Endpoint, options: CallOptions = {}): Promise<Answer<T>> {
  // Of a scan the newest counts, and no sealed body is laid down open.
  const kept = endpoint.method === 'GET' && !options.scan && !wiring.encrypted?.() ? answers() : null;
  if (!kept) return answerOf((await ask(endpoint, options)).body);
  const address = addressOf(endpoint.path, options);
  try {
    const { body, letters } = await ask(endpoint, options);
    kept.keep(address, body, letters);
    return answerOf(body);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 403 || error.status === 404) kept.drop(address);
    const before = error.code === 'KONEKSI' && !options.fresh ? await kept.again(address) : undefined;
    if (before === undefined) throw error;
    return answerOf(before);
  }
}

/** The body of the answer, and how long it was; nothing where there is none. */
async function ask(endpoint: Endpoint, options: CallOptions): Promise<{ body: unknown; letters: number }> {
  const asked = performance.now();
  const brought = along(endpoint, options.body);
  // Whatever became of it: an answer that never came was felt the most.
  const answer = await send(endpoint, brought ? { ...options, body: brought.body } : options).finally(() => {
    if (options.scan || options.key) felt(options.scan ? 'scan' : 'save', performance.now() - asked);
  });
  brought?.arrived();
  if (answer.status === 204) return { body: undefined, letters: 0 };
  try {
    const text = await answer.text();
    return { body: JSON.parse(text), letters: text.length };
  } catch {
    throw apiError(answer.status, 'KESALAHAN_SERVER', 'Terjadi Kesalahan Saat Request Data');
  }
}

function answerOf<T>(body: unknown): Answer<T> {
  const wrapped = typeof body === 'object' && body !== null && ('data' in body || 'message' in body);
  if (!wrapped) return { data: body as T };
  const given = body as Answer<T>;
  return given.message === undefined ? given : { ...given, message: kalimat(given.message) };
}

/** Fetches a file; its name is the one the server gives, and so is what it says beside it. */
export async function download(
  endpoint: Endpoint,
  options: CallOptions = {},
): Promise<{ blob: Blob; filename: string; headers: Headers }> {
  const answer = await send(endpoint, { timeout: FILE_WAIT, ...options }, true);
  const header = answer.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header)?.[1];
  const filename = encoded
    ? decodeURIComponent(encoded)
    : (plain ?? endpoint.path.split('/').pop() ?? 'berkas');
  return { blob: await answer.blob(), filename, headers: answer.headers };
}

/** Hands a fetched file to the browser's downloads. */
export function saveFile({ blob, filename }: { blob: Blob; filename: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

type UploadOptions = CallOptions & { fields?: Record<string, string>; part?: string };

/** Sends one file as the multipart part `file` (or `part`) beside plain text fields. */
export function uploadFile<A extends Shape>(
  endpoint: Answering<A>,
  file: Blob,
  options?: UploadOptions,
): Promise<Answer<WireOf<A>>>;
export function uploadFile<T>(endpoint: Endpoint, file: Blob, options?: UploadOptions): Promise<Answer<T>>;
export function uploadFile<T>(
  endpoint: Endpoint,
  file: Blob,
  { fields = {}, part = 'file', ...options }: UploadOptions = {},
): Promise<Answer<T>> {
  const form = new FormData();
  // Fields first: the server reads the parts in order and wants to know what the file is before it streams in.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(part, file, file instanceof File ? file.name : 'berkas');
  return call<T>(endpoint, { ...options, form });
}
