/** Protects: every answer, whatever it is, tells the browser to trust nothing that is not ours. */
import { requestLine } from '@mustika/server-kit/http/log-lines.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
} as const;

const POLICY_OF_DATA = { 'default-src': "'none'", 'frame-ancestors': "'none'" } as const;

const kinds: [string, () => Promise<Answer>][] = [
  ['an answer', () => kit.as('SPV1').get('para-system')],
  ['a public answer', () => kit.siapa().get('version')],
  ['no session', () => kit.siapa().get('para-system')],
  ['no right', () => kit.as('KASIR1').get('authorization/report')],
  ['an unknown path', () => kit.siapa().get('tidak/ada')],
  ['bad input', () => kit.as('SPV1').get('para-system?bukan=1')],
  ['a file', () => kit.as('SPV1').get('reportbarang/barang-detail/csv')],
  ['a print', () => kit.as('SPV1').get('reportbarang/barang-detail/pdf')],
];

describe.each(kinds)('%s', (_what, ask) => {
  test('carries the strict headers and is stored nowhere', async () => {
    const { headers } = await ask();
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => part.trim().split(/\s+(.*)/) as [string, string]),
    );
    // Data runs nothing at all; what may be shown says what it may load.
    const data = String(headers['content-type']).startsWith('application/json');
    for (const [name, value] of Object.entries(data ? POLICY_OF_DATA : POLICY))
      expect(policy.get(name), name).toBe(value);
    expect(policy.get('script-src') ?? '').not.toMatch(/unsafe|data:|\*/);
    if (!data) expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(String(headers['strict-transport-security'])).toContain('max-age=31536000');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test('no answer names the server, a statement or a place in the code', async () => {
  const { headers, text } = await kit.as('SPV1').get('para-system?bukan=1');
  expect(JSON.stringify(headers)).not.toMatch(/fastify|postgres|node/i);
  expect(text).not.toMatch(/ at |select |node_modules|\.ts:/);
});

test('the log tells who asked for what, never the words of the question', () => {
  const line = requestLine({
    method: 'GET',
    url: '/api/v1/member/get/by-hp?no_hp=081234567890',
    ip: '10.0.0.7',
  });
  expect(line).toEqual({
    method: 'GET',
    url: '/api/v1/member/get/by-hp',
    remoteAddress: '10.0.0.7',
  });
});

test('a page asks for its origin and gets no cross-origin leave', async () => {
  const answer = await kit.siapa({ origin: 'https://jahat.example' }).get('version');
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

test('the device cookie is out of reach of scripts and of other sites', async () => {
  const answer = await kit.siapa().post('users/login', { user_id: 'KASIR2', password: 'sandi-uji-coba' });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(cookie).toMatch(/Path=\//);
});
