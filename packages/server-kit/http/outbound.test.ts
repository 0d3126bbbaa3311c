/** Protects: an address typed into a setting reaches a listed host outside, and never a machine of our own network. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbound, isInside, retryPause } from './outbound.ts';

const keluar = createOutbound({ hosts: ['graph.facebook.com', 'gudang.example:8443'], local: false });

test.each([
  ['10.1.2.3', true],
  ['127.0.0.1', true],
  ['169.254.169.254', true],
  ['192.168.1.1', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:a00:1', true],
  ['fd00::1', true],
  ['0.0.0.0', true],
  ['bukan alamat', true],
  ['157.240.1.1', false],
  ['2a03:2880::1', false],
])('%s is inside: %s', (ip, inside) => expect(isInside(ip)).toBe(inside));

test('from where nothing goes out nothing does, whoever names the address', async () => {
  const tertutup = createOutbound({ hosts: ['graph.facebook.com'], local: true, shut: true });
  const pesan = 'Dari Sini Tidak Ada Yang Dikirim Keluar';
  for (const url of ['https://graph.facebook.com', 'https://fcm.googleapis.com/x', 'http://127.0.0.1:1'])
    expect(tertutup.refusal(url, { anyHost: true })).toBe(pesan);
  const kirim = { url: 'https://fcm.googleapis.com/x', method: 'POST', anyHost: true } as const;
  expect(await tertutup.send(kirim)).toEqual({ ok: false, sebab: 'DITOLAK', pesan });
});

describe('addresses of a setting', () => {
  test.each([
    ['https://graph.facebook.com/v26.0', null],
    ['http://graph.facebook.com', 'Alamat Harus Diawali https://'],
    ['file:///etc/passwd', 'Alamat Harus Diawali https://'],
    ['bukan', 'Alamat Harus Diawali https://'],
    ['https://a:b@graph.facebook.com', 'Alamat Tidak Boleh Memuat User Atau Password'],
    ['https://evil.example', 'Host evil.example Tidak Ada Di Daftar OUTBOUND_HOSTS'],
    ['https://graph.facebook.com:25/', 'Port 25 Di graph.facebook.com Tidak Ada Di Daftar OUTBOUND_HOSTS'],
    ['https://graph.facebook.com:443/', null],
    ['https://gudang.example:8443/', null],
    ['https://gudang.example/', 'Host gudang.example Tidak Ada Di Daftar OUTBOUND_HOSTS'],
    ['https://127.0.0.1', 'Host 127.0.0.1 Tidak Ada Di Daftar OUTBOUND_HOSTS'],
  ])('%s: %s', (address, why) => expect(keluar.refusal(address)).toBe(why));

  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', null],
    ['https://web.push.apple.com/QAbc', null],
    ['http://fcm.googleapis.com/x', 'Alamat Harus Diawali https://'],
    ['https://a:b@fcm.googleapis.com/x', 'Alamat Tidak Boleh Memuat User Atau Password'],
    ['https://fcm.googleapis.com:8443/x', 'Alamat fcm.googleapis.com:8443 Bukan Alamat Umum'],
    ['https://127.0.0.1/x', 'Alamat 127.0.0.1 Bukan Alamat Umum'],
    ['https://2130706433/x', 'Alamat 127.0.0.1 Bukan Alamat Umum'],
    ['https://[::1]/x', 'Alamat [::1] Bukan Alamat Umum'],
    ['https://[::ffff:10.0.0.1]/x', 'Alamat [::ffff:a00:1] Bukan Alamat Umum'],
    ['https://169.254.169.254/latest', 'Alamat 169.254.169.254 Bukan Alamat Umum'],
    ['https://localhost/x', 'Alamat localhost Bukan Alamat Umum'],
    ['https://printer/x', 'Alamat printer Bukan Alamat Umum'],
  ])('a push service may be anybody outside, %s: %s', (address, why) =>
    expect(keluar.refusal(address, { anyHost: true })).toBe(why),
  );

  test('a listed name that leads inside is not called', async () => {
    const listed = createOutbound({ hosts: ['localhost'], local: false });
    expect(await listed.send({ url: 'https://localhost/x', method: 'GET' })).toEqual({
      ok: false,
      sebab: 'DITOLAK',
      pesan: 'Alamat Menunjuk Ke Jaringan Dalam',
    });
  });
});

describe('on the wire', () => {
  let server: Server;
  let url: string;
  const local = createOutbound({ hosts: [], local: true });
  beforeAll(async () => {
    server = createServer((request, reply) => {
      if (request.url === '/besar') return void reply.end('x'.repeat(400_000));
      if (request.url === '/pindah') return void reply.writeHead(302, { location: '/lain' }).end();
      reply.writeHead(429, { 'retry-after': '7' }).end('pelan');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server?.close());

  test('status, text and the pause asked for come back; a redirect is an answer, not a way', async () => {
    expect(await local.send({ url, method: 'POST', body: 'é' })).toEqual({
      ok: true,
      status: 429,
      text: 'pelan',
      retryAfter: 7,
    });
    expect(await local.send({ url: `${url}/pindah`, method: 'GET' })).toMatchObject({ status: 302 });
  });

  test('too large an answer and a closed port are a broken call', async () => {
    expect(await local.send({ url: `${url}/besar`, method: 'GET' })).toMatchObject({
      ok: false,
      sebab: 'PUTUS',
    });
    expect(await local.send({ url: 'http://127.0.0.1:1', method: 'GET' })).toMatchObject({
      ok: false,
      sebab: 'PUTUS',
    });
  });
});

test.each([
  [1, null, 30],
  [2, null, 60],
  [7, null, 1920],
  [30, null, 3600],
  [1, 300, 300],
  [1, 99_999, 3600],
])('after %i failures, asked for %s: %i seconds', (n, asked, pause) =>
  expect(retryPause(n, asked)).toBe(pause),
);
