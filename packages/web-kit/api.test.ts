/** Protects the contract with the server: address, headers, the unwrapped answer and the prescribed error texts. */
import type { Endpoint } from '@mustika/kernel/resource.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, call, newKey, tellFelt, wireApi } from './api.ts';
import { keepAnswers, tellReach } from './sending/reach.ts';

const LIST: Endpoint = { method: 'GET', path: 'group/get/all' };
const SAVE: Endpoint = { method: 'PUT', path: 'group/update/{kode_group}' };

const sent: { url: string; init: RequestInit }[] = [];
const ended = vi.fn();

function serverAnswers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
}

wireApi({ token: () => 'rahasia', portal: () => 'JKT1', sessionEnded: ended });

afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
  ended.mockReset();
});

test('params are encoded, empty query values left out, the branch portal put in front', () => {
  const query = { q: '', skip: 0, aktif: null, jenis: ['A', 'B'] };
  expect(addressOf(SAVE.path, { params: { kode_group: 'A/1' }, query })).toBe(
    '/toko/JKT1/api/v1/group/update/A%2F1?skip=0&jenis=A&jenis=B',
  );
});

test('a write carries token, key and JSON; a read no key', async () => {
  serverAnswers(200, { data: 1, message: 'Berhasil' });
  expect(await call(SAVE, { body: { a: 1 }, key: 'k-1' })).toEqual({ data: 1, message: 'Berhasil' });
  await call(LIST);
  expect(sent[0]?.init.headers).toMatchObject({ 'x-auth-token': 'rahasia', 'idempotency-key': 'k-1' });
  expect(sent[1]?.init.headers).not.toHaveProperty('idempotency-key');
});

test('what somebody waits for is told with its time, also when no answer came; other reads are nobody’s wait', async () => {
  const felt: string[] = [];
  tellFelt((act, ms) => felt.push(`${act} ${ms >= 0}`));
  serverAnswers(200, { data: 1 });
  await call(LIST);
  await call(LIST, { scan: true });
  await call(SAVE, { key: 'k-1' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network error')));
  await expect(call(SAVE, { key: 'k-1' })).rejects.toMatchObject({ code: 'KONEKSI' });
  expect(felt).toEqual(['scan true', 'save true', 'save true']);
});

test('a body of another shape becomes data whole', async () => {
  serverAnswers(200, { count: 2, preorders: [] });
  expect(await call(LIST)).toEqual({ data: { count: 2, preorders: [] } });
});

test('a refusal keeps code, text and detail', async () => {
  serverAnswers(409, { code: 'SUDAH_ADA', message: 'Data Sudah Ada', detail: { kode: 'A' } });
  await expect(call(SAVE)).rejects.toEqual({
    status: 409,
    code: 'SUDAH_ADA',
    message: 'Data Sudah Ada',
    detail: { kode: 'A' },
  });
  expect(ended).not.toHaveBeenCalled();
});

test('a line that breaks half way through a body is a broken line, not an ended session', async () => {
  const broken = new ReadableStream({ pull: (to) => to.error(new TypeError('network error')) });
  vi.stubGlobal('fetch', async () => new Response(broken, { status: 200 }));
  await expect(call(LIST)).rejects.toMatchObject({ code: 'KONEKSI', message: 'Koneksi Bermasalah' });
  expect(ended).not.toHaveBeenCalled();
});

test('only an invalid token ends the session', async () => {
  serverAnswers(401, { code: 'LOGIN_SALAH', message: 'x' });
  await expect(call(SAVE)).rejects.toMatchObject({ code: 'LOGIN_SALAH' });
  expect(ended).not.toHaveBeenCalled();
  serverAnswers(401, { code: 'TOKEN_TIDAK_VALID', message: 'x' });
  await expect(call(LIST)).rejects.toMatchObject({ code: 'TOKEN_TIDAK_VALID' });
  expect(ended).toHaveBeenCalledOnce();
});

test('no answer and a gateway without ours are the same lost connection', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(call(LIST)).rejects.toMatchObject({ code: 'KONEKSI', message: 'Koneksi Bermasalah' });
  serverAnswers(502, undefined);
  await expect(call(LIST)).rejects.toMatchObject({ code: 'KONEKSI', message: 'Koneksi Bermasalah' });
});

test('silence is its own text', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  await expect(call(LIST, { timeout: 10 })).rejects.toMatchObject({ message: 'Koneksi bermasalah..' });
});

test('keys are UUIDs even where randomUUID is missing', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newKey()).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newKey()).toMatch(uuid);
});

test('what was read is given again while nothing is answered, and nothing else is', async () => {
  const kept = new Map<string, unknown>();
  keepAnswers({
    keep: (address, body) => kept.set(address, body),
    again: async (address) => kept.get(address),
    drop: () => undefined,
  });
  const there: boolean[] = [];
  tellReach((reached) => there.push(reached));
  serverAnswers(200, { data: [1] });
  await call(LIST);
  await call(LIST, { scan: true, query: { q: 'A' } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network error')));
  expect(await call(LIST)).toEqual({ data: [1] });
  for (const options of [{ scan: true }, { fresh: true }, { query: { q: 'B' } }] as const)
    await expect(call(LIST, options)).rejects.toMatchObject({ code: 'KONEKSI' });
  await expect(call(SAVE, { body: {} })).rejects.toMatchObject({ code: 'KONEKSI' });
  serverAnswers(403, { code: 'TIDAK_BERHAK', message: 'Tidak Berhak' });
  await expect(call(LIST)).rejects.toMatchObject({ code: 'TIDAK_BERHAK' });
  expect(there).toEqual([true, true, false, false, false, false, false, true]);
  expect(kept.size).toBe(1);
});

test('what this user may not read any more, or is not there any more, is not given again either', async () => {
  const kept = new Map<string, unknown>();
  keepAnswers({
    keep: (address, body) => kept.set(address, body),
    again: async (address) => kept.get(address),
    drop: (address) => kept.delete(address),
  });
  for (const [status, code] of [
    [403, 'TIDAK_BERHAK'],
    [404, 'TIDAK_ADA'],
  ] as const) {
    serverAnswers(200, { data: [1] });
    await call(LIST);
    serverAnswers(status, { code, message: 'x' });
    await expect(call(LIST)).rejects.toMatchObject({ code });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network error')));
    await expect(call(LIST)).rejects.toMatchObject({ code: 'KONEKSI' });
  }
});
