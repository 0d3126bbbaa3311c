/** Protects: what crosses a shop's line is small, whole when it arrives, and kept by the browser for as long as it is true. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
// @ts-expect-error The scripts run on any Node, before there is a compiler, and are untyped.
import { precompress } from '../../../scripts/steps/precompress.mjs';
import { type Kit, perangkatOf, testApp } from '../../../tests/kit/app.ts';
import { encodingFor } from './compression.ts';

let kit: Kit;
let webDir: string;
const SCRIPT = 'export const emas = 1;\n'.repeat(400);

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'mustika-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), `<!doctype html>${'<p>Mustika</p>'.repeat(50)}`);
  writeFileSync(join(webDir, 'sw.js'), SCRIPT);
  writeFileSync(join(webDir, 'assets', 'pintu-a1b2.js'), SCRIPT);
  writeFileSync(join(webDir, 'assets', 'kecil-c3d4.js'), 'export {};');
  await precompress(webDir);
  kit = await testApp({ pgUrl: inject('pgUrl'), batas: { webDir } });
});
afterAll(async () => {
  await kit?.close();
  if (webDir) rmSync(webDir, { recursive: true, force: true });
});

const OPEN = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes),
  gzip: (bytes: Buffer) => gunzipSync(bytes),
};

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['zstd', null],
  ['identity', null],
  ['', null],
])('a browser that takes "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

describe('an answer of the API', () => {
  const LIST = 'reportbarang/barang-detail';
  let token: string;
  beforeAll(async () => {
    const by = { user_id: 'SPV1', device: perangkatOf('SPV1'), address: '127.0.0.1' };
    token = await kit.deps.sessions.open(by);
  });
  const ask = (path: string, accepted: string): Promise<LightMyRequestResponse> =>
    kit.app.inject({
      method: 'GET',
      url: `/api/v1/${path}`,
      headers: {
        'x-auth-token': token,
        cookie: `perangkat=${perangkatOf('SPV1')}`,
        'accept-encoding': accepted,
      },
    });

  test.each(['br', 'gzip'] as const)('comes as %s, a fifth of its size and whole', async (encoding) => {
    const plain = await ask(LIST, 'identity');
    const packed = await ask(LIST, encoding);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.rawPayload.length),
      vary: 'accept-encoding',
      'cache-control': 'no-store',
    });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(OPEN[encoding](packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  test('of a few words stays as it is', async () => {
    const answer = await ask('version', 'br');
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json()).toHaveProperty('data');
  });

  test.each(['csv', 'xlsx', 'pdf'])('that is a file (%s) stays a stream', async (format) => {
    const { headers, statusCode } = await ask(`${LIST}/${format}`, 'br');
    expect(statusCode).toBe(200);
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('the page', () => {
  const get = (url: string, accepted: string): Promise<LightMyRequestResponse> =>
    kit.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } });

  test.each(['br', 'gzip'] as const)('has its assets as %s, for a year', async (encoding) => {
    const { headers, rawPayload } = await get('/assets/pintu-a1b2.js', `deflate, ${encoding}`);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload.length).toBeLessThan(SCRIPT.length / 20);
    expect(OPEN[encoding](rawPayload).toString()).toBe(SCRIPT);
  });

  test('has what is too small to pack, and what a browser does not take packed, as it is', async () => {
    const answers = [
      await get('/assets/kecil-c3d4.js', 'br, gzip'),
      await get('/assets/pintu-a1b2.js', 'identity'),
    ];
    expect(answers.map(({ body }) => body)).toEqual(['export {};', SCRIPT]);
    for (const { headers } of answers) expect(headers).not.toHaveProperty('content-encoding');
  });

  test.each(['/', '/transaksi-penjualan', '/sw.js'])(
    'is asked for anew at %s, with its policy',
    async (url) => {
      const { headers, statusCode } = await get(url, 'br');
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('does not exist under a call', async () => {
    expect((await get('/api/v1/tidak-ada', 'br')).statusCode).toBe(404);
    expect((await get('/assets/tidak-ada.js', 'br')).statusCode).toBe(404);
  });
});
