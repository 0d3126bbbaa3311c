/** Protects: the page answers where a screen is, and nothing else looks alive: a scraper that is pointed at nothing is told so. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, RUMAH, testApp } from '../../../tests/kit/app.ts';

let kit: Kit;
let webDir: string;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'mustika-web-'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Mustika</title>');
  writeFileSync(join(webDir, 'manifest.webmanifest'), '{}');
  kit = await testApp({ pgUrl: inject('pgUrl'), batas: { webDir } });
});
afterAll(async () => {
  await kit?.close();
  if (webDir) rmSync(webDir, { recursive: true, force: true });
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const PROMETHEUS = 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1';
const ask = (url: string, accept: string, headers: object = {}): Promise<LightMyRequestResponse> =>
  kit.app.inject({ method: 'GET', url, headers: { accept, ...headers } });
const isPage = ({ body }: LightMyRequestResponse): boolean => body.includes('<title>Mustika</title>');

test('every screen is the page, for whoever asks, in practice too', async () => {
  const wrong: string[] = [];
  for (const { path } of RUMAH.house.screens)
    for (const url of [path, `/latihan${path}`, `${path}?tanggal=2026-11-27`])
      for (const accept of [BROWSER, '*/*']) {
        const answer = await ask(url, accept);
        if (answer.statusCode !== 200 || !isPage(answer)) wrong.push(`${url} ${answer.statusCode}`);
      }
  expect(wrong).toEqual([]);
  for (const url of ['/', '/latihan', '/latihan/', '/pindah-barang/'])
    expect([url, isPage(await ask(url, '*/*'))]).toEqual([url, true]);
});

test.each([
  '/metrics',
  '/actuator/health',
  '/health',
  '/Pindah-barang',
  '/pindah-barang/1',
  '/latihan/metrics',
  '/wp-login.php',
  '/.env',
  '/.git/config',
  '/pindah-barang.map',
  '/api/v1/tidak-ada',
  '/api/tidak-ada',
  '/toko/JKT1/tidak-ada',
  '/assets/hilang-a1b2.js',
  '/socket.io/lain',
])('%s is not there, and a program is told so as data', async (url) => {
  for (const accept of [PROMETHEUS, '*/*', 'application/json']) {
    const answer = await ask(url, accept);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      expect.stringContaining('json'),
    ]);
    expect(answer.json()).toMatchObject({ code: 'TIDAK_DITEMUKAN' });
  }
});

test.each(['/metrics', '/pindah-barang/1', '/Pindah-barang'])(
  '%s, opened by a person, is the page that says so',
  async (url) => {
    const answer = await ask(url, BROWSER);
    expect([answer.statusCode, isPage(answer)]).toEqual([404, true]);
    expect(answer.headers.etag ?? answer.headers['last-modified']).toBeUndefined();
    const fresh = await ask('/pindah-barang', BROWSER);
    const again = await ask(url, BROWSER, { 'if-none-match': fresh.headers.etag });
    expect([again.statusCode, isPage(again)]).toEqual([404, true]);
  },
);

test.each(['/.env', '/pindah-barang.map', '/api/v1/tidak-ada', '/assets/hilang-a1b2.js'])(
  '%s is no page for anybody',
  async (url) => {
    const answer = await ask(url, BROWSER);
    expect([answer.statusCode, isPage(answer)]).toEqual([404, false]);
  },
);

test('only what is asked for by GET is a page', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect(
      (await kit.app.inject({ method, url: '/pindah-barang', headers: { accept: BROWSER } })).statusCode,
    ).toBe(404);
});
