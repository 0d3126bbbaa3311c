/** Protects: the log is read by people who may not log in as anybody: no password, no token, no cookie, no word of a question. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, PASSWORD, testApp } from '../kit/app.ts';

let kit: Kit;
let log = '';
beforeAll(async () => {
  const logTo = { write: (line: string) => void (log += line) };
  kit = await testApp({ pgUrl: inject('pgUrl'), env: { LOG_LEVEL: 'debug' }, batas: { logTo } });
});
afterAll(() => kit?.close());

const SECRET = 'rahasia-sekali-9f3';

test('a login and a call leave neither password nor token nor question behind', async () => {
  const login = await kit.siapa().post('users/login', { user_id: 'KASIR1', password: PASSWORD });
  expect(login, login.text).toMatchObject({ status: 200 });
  const { token } = login.data as { token: string };
  const headers = { 'x-auth-token': token, cookie: `perangkat=${SECRET}` };
  await kit.siapa(headers).get(`member/get/by-hp?no_hp=${SECRET}`);
  expect(log).toContain('/api/v1/users/login');
  expect(log).toContain('/api/v1/member/get/by-hp');
  for (const secret of [PASSWORD, token, SECRET]) expect(log).not.toContain(secret);
});

// What code of ours may one day hand to the log by mistake.
test.each([
  [
    'headers of a request',
    { req: { method: 'GET', url: '/x', headers: { 'x-auth-token': SECRET, cookie: SECRET } } },
  ],
  ['a body', { body: { user_id: 'KASIR1', password: SECRET } }],
  ['a row', { row: { user_id: 'KASIR1', kata_sandi: SECRET } }],
  ['a body within a call', { call: { body: { password: SECRET } } }],
  ['a password by itself', { password: SECRET }],
])('%s handed to the log is told without its secret', (_what, entry) => {
  log = '';
  kit.app.log.info(entry, 'jejak uji');
  expect(log).toContain('jejak uji');
  expect(log).not.toContain(SECRET);
});

// A request that is logged as it is, not by the serializer of ours, still has its headers.
test('headers are hidden where a child of the log tells requests in its own way', () => {
  log = '';
  const child = kit.app.log.child({}, { serializers: { req: (req: object) => req } });
  child.info({ req: { headers: { 'x-auth-token': SECRET, cookie: SECRET } } }, 'jejak anak');
  expect(log).toContain('jejak anak');
  expect(log).not.toContain(SECRET);
});
