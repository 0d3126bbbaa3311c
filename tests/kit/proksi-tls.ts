/**
 * The proxy that ends TLS in front of a server, as a shop with ENKRIPSI=on has one; and the one who stands there and
 * listens: everything that passed behind the proxy is written down as it passed.
 */
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { sertifikatLokal } from './sertifikat.ts';

/** A call in the clear of the proxy: bodies as text. */
export type Lewat = {
  method: string;
  path: string;
  kirim: { headers: IncomingMessage['headers']; body: string };
  jawab: { status: number; headers: IncomingMessage['headers']; body: string };
};

export type Proksi = {
  url: string;
  /** Oldest first. */
  lewat: Lewat[];
  teruskan(port: number): void;
  close(): Promise<void>;
};

async function catat(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

export async function bukaProksi(): Promise<Proksi> {
  const lewat: Lewat[] = [];
  const sambungan = new Set<Socket>();
  let port = 0;
  // Unpacked, so that what the listener reads is what was said.
  const terusan = ({ headers: { 'accept-encoding': _, ...headers } }: IncomingMessage) => ({
    ...headers,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
  });
  const server = createServer(sertifikatLokal(), async (from, to) => {
    const method = from.method ?? 'GET';
    const path = from.url ?? '/';
    const body = await catat(from);
    const asked = request({ host: '127.0.0.1', port, method, path, headers: terusan(from) }, (answer) => {
      const status = answer.statusCode ?? 502;
      to.writeHead(status, answer.headers);
      answer.pipe(to);
      void catat(answer).then((text) => {
        const jawab = { status, headers: answer.headers, body: text };
        lewat.push({ method, path, kirim: { headers: from.headers, body }, jawab });
      });
    });
    asked.on('error', () => to.destroy());
    asked.end(body);
  });
  server.on('connection', (socket) => {
    sambungan.add(socket);
    socket.on('close', () => sambungan.delete(socket));
  });
  // The live line: the request as it came, and from then on bytes both ways.
  server.on('upgrade', (from, socket, head) => {
    const back = connect(port, '127.0.0.1', () => {
      const headers = Object.entries(terusan(from)).map(([name, value]) => `${name}: ${value}`);
      back.write(`${from.method} ${from.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      back.write(head);
      back.pipe(socket).pipe(back);
    });
    back.on('error', () => socket.destroy());
    socket.on('error', () => back.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lewat,
    teruskan: (to) => {
      port = to;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sambungan) socket.destroy();
      }),
  };
}
