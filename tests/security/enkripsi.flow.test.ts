/**
 * Protects: with ENKRIPSI=on a session's bodies travel sealed and nothing else does; what was changed, sent twice, sent in
 * plain, sent without its seal or sealed for another session is refused. The caller here is the browser's own code.
 */
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '@mustika/server-kit/app.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import { startSockets } from '@mustika/server-kit/http/sockets.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { agree, type Exchange, exchange } from '@mustika/web-kit/sending/enkripsi.ts';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Kit, PASSWORD, RUMAH, testApp } from '../kit/app.ts';

const TLS = { 'x-forwarded-proto': 'https' };
const ON = { ENKRIPSI: 'on', APP_URL: 'https://toko.contoh.co.id', TRUST_PROXY: '127.0.0.1' };

let kit: Kit;
beforeAll(async () => {
  vi.stubGlobal('location', { origin: ON.APP_URL });
  kit = await testApp({ pgUrl: inject('pgUrl'), env: ON });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await kit?.close();
});

type Sent = { url: string; init: RequestInit };
type Got = { status: number; headers: Headers; text: string };

async function onWire({ url, init }: Sent, app = kit.app): Promise<Got> {
  const answer = await app.inject({
    method: init.method as 'GET',
    url,
    headers: { ...TLS, ...(init.headers as Record<string, string>) },
    ...(init.body === undefined ? {} : { payload: init.body as string }),
  });
  const headers = new Headers(
    Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return { status: answer.statusCode, headers, text: answer.body };
}

const responseOf = ({ status, headers, text }: Got): Response =>
  new Response(status === 204 ? null : text, { status, headers });

type Till = {
  token: string;
  cookie: string;
  /** Everything that went over the wire, newest last. */
  wire: { sent: Sent; got: Got }[];
  ask(
    method: string,
    path: string,
    body?: object,
    change?: (sent: Sent) => void,
    app?: Kit['app'],
  ): Promise<Response | null>;
};

/** A second server over the same database, folder and clock. */
async function anotherProcess(): Promise<{ app: Kit['app']; close: () => Promise<void> }> {
  const { config, clock } = kit.deps;
  const db = openDatabase({ url: kit.url, poolSize: 2 });
  const { app } = await buildApp({ db, clock, config, ...RUMAH });
  return {
    app,
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}

/** Logs in as the browser does. */
async function till(user_id: string): Promise<Till> {
  // One living session per user: the one of the test before is over.
  await kit.deps.sessions.end(user_id);
  let cookie = '';
  const { token } = await agree(async (kunci_publik) => {
    const answer = await kit.siapa(TLS).post('users/login', { user_id, password: PASSWORD, kunci_publik });
    expect(answer.status).toBe(200);
    cookie = String(answer.headers['set-cookie']).split(';')[0] as string;
    return answer.data;
  });
  const wire: Till['wire'] = [];
  const ask: Till['ask'] = (method, path, body, change, app) => {
    const url = `/api/v1/${path}`;
    const request: RequestInit = {
      method,
      headers: {
        'x-auth-token': token,
        cookie,
        ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    };
    const post: Exchange['post'] = async (init) => {
      const sent = { url, init };
      change?.(sent);
      const got = await onWire(sent, app);
      wire.push({ sent, got });
      return responseOf(got);
    };
    return exchange({ method, address: url, request, file: false, post });
  };
  return { token, cookie, wire, ask };
}

let nomor = 0;
const member = (nama_member: string) => {
  nomor += 1;
  return { nama_member, no_hp: `0812345${String(nomor).padStart(5, '0')}` };
};
const headersOf = (sent: Sent) => sent.init.headers as Record<string, string>;
const codeOf = async (answer: Response | null): Promise<string | undefined> =>
  ((await answer?.json()) as { code?: string } | undefined)?.code;
const membersCalled = async (nama: string): Promise<number> =>
  (await kit.owner.query('select from member where nama_member = $1', [nama])).rowCount ?? 0;

describe('on', () => {
  test('a write and a read go there and back, and neither name nor answer is on the wire', async () => {
    const one = await till('SPV1');
    const saved = await one.ask('POST', 'member/simpan', member('SITI RAHASIA'));
    expect(saved?.status).toBe(200);
    expect(await membersCalled('SITI RAHASIA')).toBe(1);
    const read = await one.ask('GET', 'users/sesi');
    expect(await read?.json()).toMatchObject({ data: { user_id: 'SPV1' } });
    const heard = JSON.stringify(one.wire.map(({ sent, got }) => [sent.init.body, got.text]));
    // With a character beside each word that no sealed text has: four letters alone come up in one of them now and then.
    expect(heard).not.toMatch(/SITI RAHASIA|SPV1\\*"|user_id\\*"/);
    // A refusal of a living session is sealed as well.
    expect(await codeOf(await one.ask('POST', 'member/simpan', { bukan: 1 }))).toBe('INPUT_TIDAK_VALID');
    expect(one.wire.at(-1)?.got.text).not.toContain('INPUT_TIDAK_VALID');
  });

  test('the keys lie sealed in the database: not as they are, and useless for another session', async () => {
    const one = await till('KASIR1');
    const { rows } = await kit.owner.query('select kunci_enkripsi from sesi where token_hash = $1', [
      sha256(one.token),
    ]);
    const sealed = rows[0].kunci_enkripsi as string;
    expect(sealed).toMatch(/^r1\./);
    const use = (pemilik: string) => ({ apa: 'kunci-sesi', pemilik });
    expect(kit.deps.secrets.open(use(sha256(one.token).toString('hex')), sealed)).toHaveLength(86);
    expect(() => kit.deps.secrets.open(use(sha256('lain').toString('hex')), sealed)).toThrow();
  });

  const flip = (text: string): string => `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`;
  const changes: [string, (sent: Sent) => void][] = [
    [
      'its body',
      (sent) => {
        const { enkripsi } = JSON.parse(sent.init.body as string);
        sent.init.body = JSON.stringify({ enkripsi: flip(enkripsi) });
      },
    ],
    [
      'its seal',
      (sent) => {
        headersOf(sent)['x-enkripsi'] = flip(headersOf(sent)['x-enkripsi'] as string);
      },
    ],
    [
      'its idempotency key',
      (sent) => {
        headersOf(sent)['idempotency-key'] = crypto.randomUUID();
      },
    ],
    [
      'its path',
      (sent) => {
        sent.url = sent.url.replace('member/simpan', 'users/logout');
      },
    ],
    [
      'the store it is for',
      (sent) => {
        sent.url = `/toko/JKT1${sent.url}`;
      },
    ],
  ];
  test.each(changes)('tampered: %s', async (_what, change) => {
    const one = await till('SPV1');
    const answer = await one.ask('POST', 'member/simpan', member('BUDI UBAH'), change);
    expect(await codeOf(answer)).toBe('ENKRIPSI_RUSAK');
    expect(await membersCalled('BUDI UBAH')).toBe(0);
  });

  test('tampered: the query of a read', async () => {
    const one = await till('SPV1');
    const answer = await one.ask('GET', 'users/sesi', undefined, (sent) => {
      sent.url += '?x=1';
    });
    expect(await codeOf(answer)).toBe('ENKRIPSI_RUSAK');
  });

  test('another process opens what was agreed here, and the same bytes count once in all of them', async () => {
    const one = await till('SPV1');
    await one.ask('POST', 'member/simpan', member('ANI SEKALI'));
    const { sent } = one.wire.at(-1) as { sent: Sent };
    const lain = await anotherProcess();
    try {
      for (const app of [kit.app, lain.app]) {
        const again = await onWire(sent, app);
        expect([again.status, again.headers.has('x-enkripsi')]).toEqual([409, true]);
      }
      const { wire } = one;
      const fresh = await one.ask('GET', 'users/sesi', undefined, undefined, lain.app);
      expect(await fresh?.json()).toMatchObject({ data: { user_id: 'SPV1' } });
      expect(wire).toHaveLength(2);
    } finally {
      await lain.close();
    }
    expect(await membersCalled('ANI SEKALI')).toBe(1);
  });

  test('replayed by the browser itself: it asks again with a fresh seal and gets the stored answer', async () => {
    const one = await till('SPV1');
    let first: Promise<Got> | null = null;
    const post: Exchange['post'] = async (init) => {
      const sent = { url: '/api/v1/member/simpan', init };
      if (!first) {
        first = onWire(sent);
        await first;
      }
      return responseOf(await onWire(sent));
    };
    const request = {
      method: 'POST',
      headers: {
        'x-auth-token': one.token,
        cookie: one.cookie,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(member('DEWI ULANG')),
    };
    const twice = await exchange({
      method: 'POST',
      address: '/api/v1/member/simpan',
      request,
      file: false,
      post,
    });
    expect(twice?.status).toBe(200);
    expect(await membersCalled('DEWI ULANG')).toBe(1);
  });

  test('replayed: an older answer does not pass for the answer of another call', async () => {
    const one = await till('SPV1');
    await one.ask('GET', 'users/sesi');
    const { sent, got } = one.wire[0] as { sent: Sent; got: Got };
    const old: Exchange['post'] = async () => responseOf(got);
    const { method } = sent.init;
    const headers = { 'x-auth-token': one.token };
    const request = { method: method as string, headers };
    expect(await exchange({ method: 'GET', address: sent.url, request, file: false, post: old })).toBeNull();
  });

  test('downgraded: plain bodies, plain reads and fields beside the sealed ones are refused', async () => {
    const one = await till('SPV1');
    const headers = { ...TLS, 'x-auth-token': one.token, cookie: one.cookie };
    const plain = kit.siapa(headers);
    expect(await plain.post('member/simpan', member('PLAIN'))).toMatchObject({
      status: 403,
      code: 'ENKRIPSI_WAJIB',
      message: 'Permintaan Harus Terenkripsi, Silahkan Muat Ulang Halaman',
    });
    expect(await plain.get('users/sesi')).toMatchObject({ status: 403, code: 'ENKRIPSI_WAJIB' });
    const sneak = (sent: Sent) => {
      sent.init.body = JSON.stringify(member('PLAIN'));
    };
    expect(await codeOf(await one.ask('POST', 'member/simpan', member('X'), sneak))).toBe('ENKRIPSI_WAJIB');
    const both = (sent: Sent) => {
      sent.init.body = JSON.stringify({ ...JSON.parse(sent.init.body as string), nama_member: 'PLAIN' });
    };
    expect(await codeOf(await one.ask('POST', 'member/simpan', member('X'), both))).toBe('ENKRIPSI_GANDA');
    const ignored = (sent: Sent) => {
      headersOf(sent)['x-ignored-fields'] = 'nama_member';
    };
    expect(await codeOf(await one.ask('POST', 'member/simpan', member('X'), ignored))).toBe('ENKRIPSI_GANDA');
    expect(await membersCalled('PLAIN')).toBe(0);
  });

  test('downgraded: the browser takes no plain data and no plain success', async () => {
    const one = await till('SPV1');
    const plain: Exchange['post'] = async () => Response.json({ data: { saldo: 1 } });
    const empty: Exchange['post'] = async () => new Response(null, { status: 204 });
    const request = { method: 'POST', headers: { 'x-auth-token': one.token } };
    const call = { method: 'POST', address: '/api/v1/member/simpan', request, file: false };
    expect(await exchange({ ...call, post: plain })).toBeNull();
    expect(await exchange({ ...call, file: true, post: plain })).toBeNull();
    expect(await exchange({ ...call, post: empty })).toBeNull();
  });

  test('missing: no login without a key, or with a point that is not on the curve; no session without keys', async () => {
    const login = (more: object) =>
      kit.siapa(TLS).post('users/login', { user_id: 'KASIR2', password: PASSWORD, ...more });
    const point = Buffer.alloc(65, 7);
    point[0] = 4;
    for (const more of [{}, { kunci_publik: 'x' }, { kunci_publik: point.toString('base64url') }])
      expect(await login(more)).toMatchObject({ status: 400, code: 'ENKRIPSI_PERLU_KUNCI' });
    const { rows } = await kit.owner.query("select from sesi where user_id = 'KASIR2'");
    expect(rows).toEqual([]);
    expect(await kit.as('KASIR2').get('users/sesi', { headers: TLS })).toMatchObject({
      status: 401,
      code: 'TOKEN_TIDAK_VALID',
    });
  });

  test("another session's key opens nothing", async () => {
    const one = await till('SPV1');
    const two = await till('KASIR1');
    const swap = (sent: Sent) => {
      Object.assign(headersOf(sent), { 'x-auth-token': one.token, cookie: one.cookie });
    };
    expect(await codeOf(await two.ask('POST', 'member/simpan', member('ORANG LAIN'), swap))).toBe(
      'ENKRIPSI_RUSAK',
    );
    expect(await membersCalled('ORANG LAIN')).toBe(0);
  });

  test('files and public calls stay as they are', async () => {
    const one = await till('SPV1');
    expect((await kit.siapa(TLS).get('version')).data).toBeDefined();
    const answer = await one.ask('GET', 'reportbarang/barang-detail/csv');
    expect(answer).toBeNull();
    const { got } = one.wire.at(-1) as { got: Got };
    expect([got.status, got.headers.has('x-enkripsi')]).toEqual([200, false]);
    expect(got.headers.get('content-type')).toContain('csv');
  });
});

test('the live line opens for the encrypted page itself, and for no page that may be another', async () => {
  const lines = startSockets(kit.app, kit.deps);
  await kit.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = kit.app.server.address() as AddressInfo;
  const ask = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((done, fail) => {
      const path = '/socket.io/?EIO=4&transport=polling';
      get({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      }).on('error', fail);
    });
  try {
    // A browser that asks its own origin says so instead of naming it.
    expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await ask({ origin: ON.APP_URL })).toBe(200);
    expect(await ask({})).toBe(403);
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await ask({ 'sec-fetch-site': 'same-origin', origin: 'http://toko.contoh.co.id' })).toBe(403);
  } finally {
    await lines.close();
  }
});

test('off: everything is plain as ever, a key at login is ignored and none is kept', async () => {
  const off = await testApp({ pgUrl: inject('pgUrl') });
  try {
    const answer = await off
      .siapa()
      .post('users/login', { user_id: 'SPV1', password: PASSWORD, kunci_publik: 'apa saja' });
    expect(answer.status).toBe(200);
    expect(answer.data).not.toHaveProperty('kunci_publik');
    const { rows } = await off.owner.query('select kunci_enkripsi from sesi');
    expect(rows).toEqual([{ kunci_enkripsi: null }]);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] as string;
    const spv = off.siapa({ 'x-auth-token': answer.data.token, cookie });
    const saved = await spv.post('member/simpan', member('TERBUKA'));
    expect([saved.status, saved.headers['x-enkripsi']]).toEqual([200, undefined]);
    const { rows: remembered } = await off.owner.query('select from enkripsi_terpakai');
    expect(remembered).toEqual([]);
  } finally {
    await off.close();
  }
});
