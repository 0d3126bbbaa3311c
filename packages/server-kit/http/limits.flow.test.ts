/** Protects: who sends without end, by halves or not at all holds neither memory nor a connection, and the others are answered. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, perangkatOf, testApp } from '../../../tests/kit/app.ts';
import { readConfig } from '../config.ts';
import { whileThere } from './hang-up.ts';
import { CONNECTIONS_PER_ADDRESS, installLimits, yieldIdle } from './limits.ts';
import { startSockets } from './sockets.ts';

let kit: Kit;
let io: ReturnType<typeof startSockets>;
let port: number;
const AT_ONCE = 3;
const open: Socket[] = [];

beforeAll(async () => {
  const patience = { headersMs: 1000, requestMs: 1500, checkEveryMs: 200 };
  kit = await testApp({ pgUrl: inject('pgUrl'), batas: { patience, requestsAtOnce: AT_ONCE } });
  io = startSockets(kit.app, kit.deps);
  await kit.app.listen({ port: 0, host: '127.0.0.1' });
  port = (kit.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(async () => {
  await io?.close();
  await kit?.close();
});

type Line = { socket: Socket; heard(): string; closed: Promise<unknown> };

/** A line that says `head` and writes down what it hears until it is closed. */
async function line(head: string): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  let text = '';
  socket.on('data', (part) => (text += part.toString('latin1')));
  socket.on('error', () => {}); // A reset is one way of being closed.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  if (head !== '') socket.write(head);
  return { socket, heard: () => text, closed };
}

const post = (path: string, headers: string[] = []): string =>
  [`POST /api/v1/${path} HTTP/1.1`, 'host: x', ...headers, '', ''].join('\r\n');
const CHUNKED = ['content-type: application/json', 'transfer-encoding: chunked'];
const MB = 1024 * 1024;

/** Sends chunk after chunk until the other side has enough, at most 200 MB; answers how many bytes the line took. */
async function pour({ socket, closed }: Line): Promise<number> {
  const part = Buffer.alloc(64 * 1024, ' ');
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')]);
  let over = false;
  void closed.then(() => (over = true));
  for (let sent = 0; sent < 200 * MB && !over; sent += part.length)
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
  await closed;
  return socket.bytesWritten;
}

describe('a body without end', () => {
  test.each([
    ['a webhook of messages', 'whatsapp/webhook/JKT1'],
    ['a webhook of a marketplace', 'marketplace/webhook/SHOPEE/JKT1'],
    ['a webhook of a payment gateway', 'gerbang-bayar/webhook/JKT1'],
    ['a login', 'users/login'],
    ['an address that nobody has', 'tidak-ada'],
  ])('%s', async (_what, path) => {
    const one = await line(post(path, CHUNKED));
    // What the line itself holds is a few megabytes; what the server takes is a quarter of one.
    expect(await pour(one)).toBeLessThan(24 * MB);
    expect(one.heard()).toMatch(/^HTTP\/1\.1 413 /);
    expect(one.heard()).toContain('connection: close');
    expect(one.heard()).toContain('TERLALU_BESAR');
  });

  test('a form: before its first part, and in it', async () => {
    const token = await kit.deps.sessions.open({
      user_id: 'SPV1',
      device: perangkatOf('SPV1'),
      address: '127.0.0.1',
    });
    const headers = [
      'content-type: multipart/form-data; boundary=x',
      'transfer-encoding: chunked',
      `x-auth-token: ${token}`,
      `cookie: perangkat=${perangkatOf('SPV1')}`,
    ];
    const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
    for (const start of ['', file]) {
      const one = await line(post('sales/import', headers));
      if (start !== '') one.socket.write(`${start.length.toString(16)}\r\n${start}\r\n`);
      expect(await pour(one), start).toBeLessThan(48 * MB);
      expect(one.heard()).toMatch(/^HTTP\/1\.1 413 /);
    }
  });

  test('one that says how long it is, is not read at all', async () => {
    const one = await line(
      post('whatsapp/webhook/JKT1', ['content-type: application/json', 'content-length: 700000000']),
    );
    await one.closed;
    expect(one.heard()).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('who does not go on is sent away', () => {
  test('in the middle of a body', async () => {
    const one = await line(`${post('whatsapp/webhook/JKT1', CHUNKED)}5\r\n{"a":\r\n`);
    await one.closed;
    expect(one.heard()).toMatch(/^HTTP\/1\.1 408 /);
  });
  test('in the middle of the head, and before it', async () => {
    for (const start of ['POST /api/v1/users/login HTTP/1.1\r\nhost: x\r\nx-a: ', '']) {
      const one = await line(start);
      await one.closed;
      expect(one.socket.destroyed).toBe(true);
    }
  });
});

// Protects: when too much is under way, the next hears so at once and when to come again; a balancer is still answered.
test('answers SIBUK while too many requests are under way', async () => {
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const halves = await Promise.all(
    Array.from({ length: AT_ONCE }, () => line(`${post('whatsapp/webhook/JKT1', CHUNKED)}5\r\n{"a":\r\n`)),
  );
  await expect.poll(async () => (await ask('/api/v1/openapi.json')).status).toBe(503);
  const refused = await ask('/api/v1/openapi.json');
  expect(await refused.json()).toMatchObject({ code: 'SIBUK' });
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await ask('/sehat')).status).toBe(200);
  expect((await ask('/siap')).status).toBe(200);
  for (const { socket } of halves) socket.destroy();
  await expect.poll(async () => (await ask('/api/v1/openapi.json')).status).toBe(401);
});

// Protects: a packet of the live line is small; whoever sends more is cut off, and nothing of it is kept.
test('a packet of the live line has a limit', async () => {
  const { io: client } = await import('socket.io-client');
  const device = perangkatOf('SPV1');
  const token = await kit.deps.sessions.open({ user_id: 'SPV1', device, address: '127.0.0.1' });
  const socket = client(`http://127.0.0.1:${port}`, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: `perangkat=${device}` },
  });
  await new Promise((resolve, fail) => socket.once('connect', () => resolve(0)).once('connect_error', fail));
  let heard = 0;
  io.sockets.sockets.forEach((line) => line.onAny(() => (heard += 1)));
  const emitted = (size: number): Promise<string> => {
    const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    socket.emit('apa-saja', 'x'.repeat(size));
    return gone;
  };
  void emitted(30_000);
  await expect.poll(() => heard).toBe(1);
  expect(await emitted(80_000)).toMatch(/transport/);
  expect(heard).toBe(1);
});

// Protects: reading a file for somebody who has closed his page ends, and its place is free for the next.
test('work hears that whoever asked for it has hung up', async () => {
  const app = Fastify();
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  app.post('/kerja', (request) =>
    whileThere(request, async (gone) => {
      begun.resolve();
      await once(gone, 'abort');
      ended.resolve('ended');
      return {};
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /kerja HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  );
  await begun.promise;
  socket.destroy();
  expect(await ended.promise).toBe('ended');
  await app.close();
});

/** An address of this machine that is not its loopback: what others would come from. */
const own = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

// Protects: one address cannot take every connection there is, and lets go of what it had.
test.skipIf(!own)('an address has so many connections and no more, unless it is a proxy', async () => {
  for (const [TRUST_PROXY, most] of [
    ['', CONNECTIONS_PER_ADDRESS],
    [own as string, CONNECTIONS_PER_ADDRESS + 10],
  ] as const) {
    const app = Fastify();
    installLimits(app, readConfig({ TRUST_PROXY }));
    await app.listen({ port: 0, host: own as string });
    const { port: at } = app.server.address() as AddressInfo;
    const count = (): Promise<number> =>
      new Promise((done) => app.server.getConnections((_error, open) => done(open)));
    for (let n = 0; n < CONNECTIONS_PER_ADDRESS + 10; n += 1) {
      const socket = connect({ port: at, host: own as string, localAddress: own as string });
      socket.on('error', () => {});
      open.push(socket);
    }
    await expect.poll(count).toBe(most);
    for (const socket of open.splice(0)) socket.destroy();
    await expect.poll(count).toBe(0);
    const again = connect({ port: at, host: own as string, localAddress: own as string });
    open.push(again);
    again.write('GET /tidak-ada HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(String((await once(again, 'data'))[0])).toMatch(/^HTTP\/1\.1 404/);
    again.destroy();
    await app.close();
  }
});

test('when the places run out the connection that was quiet for longest gives way, and none that is asked on', async () => {
  const hold: ServerResponse[] = [];
  const server = createServer((request, reply) => {
    if (request.url === '/lama') return void hold.push(reply);
    reply.end('ok');
  });
  yieldIdle(server, 3);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port: here } = server.address() as AddressInfo;
  const dial = async (path: string | null): Promise<{ socket: Socket; closed: () => boolean }> => {
    const socket = connect(here, '127.0.0.1');
    open.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    if (path) {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
      if (path !== '/lama') await once(socket, 'data');
      else await expect.poll(() => hold.length).toBe(1);
    }
    return { socket, closed: () => socket.destroyed || socket.readableEnded };
  };
  const bekerja = await dial('/lama');
  const lama = await dial('/');
  lama.socket.resume();
  const baru = await dial('/');
  baru.socket.resume();
  const datang = await dial('/');
  await expect.poll(lama.closed).toBe(true);
  expect([bekerja.closed(), baru.closed(), datang.closed()]).toEqual([false, false, false]);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
