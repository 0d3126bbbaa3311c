/**
 * The client of the API of Mustika: fetch and nothing else, so that it runs in Node, Deno, Bun and a worker. `npm run client` writes it with
 * the types of every call a key can make as one file to take along. A write has one Idempotency-Key, however often it is sent, so that what
 * was lost on the way is sent again and done once. docs/api/README.md.
 */

/** What a call of the API is sent and answers; `npm run client` writes one for each. */
export type ApiCall = { params?: object; query?: object; body?: object; answer: unknown };

export type ClientOptions = {
  /** Where the shop is: `https://toko.example`. */
  url: string;
  /** The key, as it was shown when it was made. */
  key: string;
  /** Code of the store that is asked where a call says none. */
  store?: string;
  /** How often a call is tried; five times unless told. */
  tries?: number;
  /** Milliseconds that one try may take; half a minute unless told. */
  timeoutMs?: number;
  fetch?: typeof fetch;
  /** Waits between tries; tests wait otherwise. */
  sleep?: (ms: number) => Promise<void>;
};

export type CallOptions = {
  store?: string;
  /** The Idempotency-Key of a write. Keep it with your own record of what you do, and a program that starts again does it once. */
  key?: string;
  signal?: AbortSignal;
};

type Sent<C extends ApiCall> = Omit<C, 'answer'>;
/** Nothing has to be said where nothing is asked. */
type Arguments<C extends ApiCall> =
  Record<never, never> extends Sent<C>
    ? [sent?: Sent<C>, options?: CallOptions]
    : [sent: Sent<C>, options?: CallOptions];

export type Client<Calls> = {
  /** `call('GET barang/list', { query: { q: 'cincin' } })` */
  call<N extends keyof Calls & string>(
    name: N,
    ...args: Calls[N] extends ApiCall ? Arguments<Calls[N]> : never
  ): Promise<Calls[N] extends ApiCall ? Calls[N]['answer'] : never>;
};

/** A refusal of the shop, or that it was not reached (`status` 0). `code` is stable, `message` is for people. */
export type MustikaError = Error & { status: number; code: string; detail: unknown };

export const isMustikaError = (error: unknown): error is MustikaError =>
  error instanceof Error && 'status' in error && 'code' in error;

const failure = (status: number, code: string, message: string, detail: unknown): MustikaError =>
  Object.assign(new Error(message), { status, code, detail });

/** Worth another try: too many calls, or a shop that is busy, starting or out of reach. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500;

const LONGEST_MS = 60_000;
/** What the shop asks for, else half a second, doubled each time. */
function pauseOf(tried: number, retryAfter: string | null): number {
  const asked = Number(retryAfter ?? Number.NaN) * 1000;
  const own = 500 * 2 ** tried;
  return Math.min(LONGEST_MS, Number.isFinite(asked) && asked > 0 ? asked : own * (0.5 + Math.random() / 2));
}

function addressOf(
  base: string,
  path: string,
  store: string | undefined,
  { params = {}, query = {} }: Sent<ApiCall>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Record<string, unknown>)[name];
    if (value === undefined) throw failure(0, 'CLIENT', `${name} is missing in the path ${path}`, null);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.append(name, String(value));
  const portal = store === undefined ? '' : `/toko/${encodeURIComponent(store)}`;
  const tail = search.size > 0 ? `?${search}` : '';
  return `${base.replace(/\/$/, '')}${portal}/api/v1/${filled}${tail}`;
}

async function refusalOf(answer: Response): Promise<MustikaError> {
  const body = (await answer.json().catch(() => ({}))) as Partial<MustikaError>;
  const message = body.message ?? `HTTP ${answer.status}`;
  return failure(answer.status, body.code ?? 'HTTP', message, body.detail ?? null);
}

type Tried = { answer: unknown } | { error: MustikaError; retryAfter: string | null };

/** One try is done when its answer was read to the end: a line may break in the middle of it. */
async function attempt(options: ClientOptions, address: string, init: RequestInit): Promise<Tried> {
  const patience = AbortSignal.timeout(options.timeoutMs ?? 30_000);
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  try {
    const answer = await (options.fetch ?? fetch)(address, { ...init, signal });
    if (answer.ok) return { answer: await answer.json() };
    return { error: await refusalOf(answer), retryAfter: answer.headers.get('retry-after') };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    return { error: failure(0, 'KONEKSI', String(cause), null), retryAfter: null };
  }
}

const waits = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function send(options: ClientOptions, name: string, sent: Sent<ApiCall>, more: CallOptions) {
  const [method = '', path = ''] = name.split(' ');
  const address = addressOf(options.url, path, more.store ?? options.store, sent);
  const headers: Record<string, string> = { accept: 'application/json', 'x-auth-token': options.key };
  if (method !== 'GET') headers['idempotency-key'] = more.key ?? crypto.randomUUID();
  if (sent.body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = {
    ...{ method, headers },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    ...(more.signal ? { signal: more.signal } : {}),
  };
  const tries = options.tries ?? 5;
  for (let tried = 1; ; tried += 1) {
    const outcome = await attempt(options, address, init);
    if ('answer' in outcome) return outcome.answer;
    const { error, retryAfter } = outcome;
    if (tried >= tries || !isPassing(error.status)) throw error;
    await (options.sleep ?? waits)(pauseOf(tried - 1, retryAfter));
  }
}

/** Errors: `MustikaError`, with the code of the refusal. What may pass by itself is tried again first. */
export const createClient = <Calls>(options: ClientOptions): Client<Calls> => ({
  call: ((name: string, sent: Sent<ApiCall> = {}, more: CallOptions = {}) =>
    send(options, name, sent, more)) as Client<Calls>['call'],
});

/** What a webhook says. The same `id` may come more than once: do nothing the second time. */
export type WebhookMessage = { id: string; type: string; timestamp: string; data: Record<string, unknown> };

type Headers = Readonly<Record<string, string | string[] | undefined>>;
export type VerifyOptions = {
  /** Seconds that a message may be old; five minutes unless told. */
  tolerance?: number;
  /** Now, in seconds; for tests. */
  now?: number;
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

async function holds(secret: string, signature: string, signed: string): Promise<boolean> {
  const [version, base64 = ''] = signature.split(',');
  if (version !== 'v1') return false;
  const way = { name: 'HMAC', hash: 'SHA-256' };
  const raw = bytesOf(secret.replace(/^whsec_/, ''));
  const key = await crypto.subtle.importKey('raw', raw, way, false, ['verify']);
  try {
    return await crypto.subtle.verify('HMAC', key, bytesOf(base64), new TextEncoder().encode(signed));
  } catch {
    return false; // Not base64 at all.
  }
}

/**
 * The message of a webhook, or null where it is not ours or too old: then answer 400. `body` are the bytes as they came, before
 * anything read them as JSON. Several secrets while one is being replaced.
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: Headers,
  body: string,
  { tolerance = 300, now = Date.now() / 1000 }: VerifyOptions = {},
): Promise<WebhookMessage | null> {
  const one = (name: string): string => String([headers[name]].flat()[0] ?? '');
  const [id, seconds] = [one('webhook-id'), one('webhook-timestamp')];
  if (id === '' || !/^\d+$/.test(seconds) || Math.abs(now - Number(seconds)) > tolerance) return null;
  for (const secret of [secrets].flat())
    for (const signature of one('webhook-signature').split(' '))
      if (await holds(secret, signature, `${id}.${seconds}.${body}`))
        return { id, ...(JSON.parse(body) as Omit<WebhookMessage, 'id'>) };
  return null;
}
