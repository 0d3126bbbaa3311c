/** Protects: what arrives before any field is looked at: media types, broken and hostile JSON, sizes, odd headers. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, perangkatOf, testApp } from '../kit/app.ts';
import { jumlahBaris } from '../kit/buku.ts';
import { improper } from './nasty.ts';
import { bodyCalls, pathOf } from './samples.ts';
import { tabelUmum } from './tables.ts';

let kit: Kit;
let token: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  token = await kit.deps.sessions.open({
    user_id: 'SPV1',
    device: perangkatOf('SPV1'),
    address: '127.0.0.1',
  });
});
afterAll(() => kit?.close());

/** A body as bytes, under any media type. */
async function raw(path: string, payload: string | Buffer, headers: Record<string, string>): Promise<Answer> {
  const response = await kit.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { 'x-auth-token': token, cookie: `perangkat=${perangkatOf('SPV1')}`, ...headers },
    payload,
  });
  const json = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, ...(json ? response.json() : {}), text: response.body } as Answer;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const member = (more = ''): string => `{"nama_member":"BUDI","no_hp":"081234567890"${more}}`;
const deep = (levels: number): string =>
  `{"nama_member":${'['.repeat(levels)}${']'.repeat(levels)},"no_hp":"081234567890"}`;

test('the plain call of these tests is taken', async () => {
  expect(await raw('member/simpan', member(), JSON_TYPE)).toMatchObject({ status: 200 });
});

describe('a member is not made from', () => {
  const bodies: [string, string | Buffer, Record<string, string>][] = [
    ['text', member(), { 'content-type': 'text/plain' }],
    ['nothing said about the type', member(), { 'content-type': '' }],
    ['XML', '<member/>', { 'content-type': 'application/xml' }],
    [
      'a form',
      'nama_member=BUDI&no_hp=081234567890',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['a type with a tab (CVE-2026-25223)', member(), { 'content-type': 'application/json\t; charset=utf-8' }],
    ['a type with something after it', member(), { 'content-type': 'application/jsonx' }],
    ['a multipart form', member(), { 'content-type': 'multipart/form-data; boundary=x' }],
    ['an empty body', '', JSON_TYPE],
    ['half a body', '{"nama_member":"BU', JSON_TYPE],
    ['two bodies', `${member()}${member()}`, JSON_TYPE],
    ['__proto__', member(',"__proto__":{"level":"OWN"}'), JSON_TYPE],
    ['a constructor', member(',"constructor":{"prototype":{"level":"OWN"}}'), JSON_TYPE],
    ['a hidden __proto__', member(',"\\u005f_proto__":{"level":"OWN"}'), JSON_TYPE],
    ['ten thousand brackets', deep(10_000), JSON_TYPE],
    ['a hundred thousand brackets', deep(100_000), JSON_TYPE],
    ['300 kB', member(`,"alamat":"${'X'.repeat(300_000)}"`), JSON_TYPE],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), JSON_TYPE],
    ['a compressed body', member(), { ...JSON_TYPE, 'content-encoding': 'gzip' }],
    ['a store of its own choice', member(',"kode_toko":"BDG1"'), JSON_TYPE],
    ['a user of its own choice', member(',"user_id":"OWNER"'), JSON_TYPE],
  ];
  test.each(bodies)('%s', async (_what, payload, headers) => {
    const tables = await tabelUmum(kit.owner);
    const before = await jumlahBaris(kit.owner, tables);
    const answer = await raw('member/simpan', payload, headers);
    expect(improper(answer), answer.text).toBeNull();
    expect(await jumlahBaris(kit.owner, tables)).toEqual(before);
  });

  test.each(['pendek', 'ada spasi di dalam', 'x'.repeat(81), '=1+1========'])(
    'an idempotency key that is none: %s',
    async (key) => {
      const answer = await raw('member/simpan', member(), { ...JSON_TYPE, 'idempotency-key': key });
      expect(answer).toMatchObject({ status: 400, code: 'INPUT_TIDAK_VALID' });
    },
  );
});

test('a name said twice counts once, as the last one says', async () => {
  const answer = await raw(
    'member/simpan',
    '{"nama_member":"SATU","nama_member":"DUA","no_hp":"081299990000"}',
    JSON_TYPE,
  );
  expect(answer).toMatchObject({ status: 200, data: { nama_member: 'DUA' } });
});

// Protects: the deep and the huge, on every call that reads a body, and before the right to make it is known.
test('no call of the house chokes on a deep, a broken or a huge body', async () => {
  const wrong: string[] = [];
  for (const call of bodyCalls.filter((one) => one.method === 'POST'))
    for (const payload of [deep(5000), '{"a":', `{"a":"${'X'.repeat(4_000_000)}"}`, '[]', 'null']) {
      const answer = await raw(pathOf(call), payload, JSON_TYPE);
      const why = improper(answer);
      if (why) wrong.push(`${call.name} ${payload.slice(0, 20)}: ${why}`);
    }
  expect(wrong).toEqual([]);
});

describe('the store of a request', () => {
  test('is told by the address only: a header of the same meaning is dropped', async () => {
    const answer = await kit.as('SPV1').get('users/sesi', { headers: { 'x-mustika-portal': 'BDG1' } });
    expect(answer.data).toMatchObject({ kode_toko: 'JKT1' });
    const head = await kit.as('OWNER').get('users/sesi', { headers: { 'X-Mustika-Portal': 'BDG1' } });
    expect(head.data.kode_toko).toBe(head.data.toko_asal);
  });

  test.each(['jkt1', 'BDG1%2f', 'TIDAKADA', 'A', '__PROTO', 'JKT1%00'])(
    'is none by the portal %s',
    async (portal) => {
      const answer = await kit.as('OWNER').get('users/sesi', { portal });
      expect([403, 404]).toContain(answer.status);
      expect(improper(answer)).toBeNull();
    },
  );
});

test.each(['PATCH', 'TRACE', 'OPTIONS', 'HEAD', 'PROPFIND'] as const)('%s opens nothing', async (method) => {
  const response = await kit.app.inject({ method: method as 'PATCH', url: '/api/v1/para-system' });
  expect([401, 404, 405]).toContain(response.statusCode);
});
