/**
 * A till as bytes on a socket: one keep-alive connection, one request at a time. The load generator shares two cores with
 * what it measures, so it does as little as HTTP/1.1 allows. Answers are expected with a content-length.
 */
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** `trips`: what the server says it took at the database; a repeated request takes one. */
export type Answer = { status: number; body: string; trips: number };
export type Till = {
  send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string,
    /** Only the first half of the body is sent. */
    half?: boolean,
  ): Promise<Answer>;
  close(): void;
  /** Ends the connection without a farewell, as a pulled plug or a dead router does: TCP reset. */
  reset(): void;
};

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LENGTH = /content-length: (\d+)/i;
const TRIPS = /x-perjalanan-database: (\d+)/i;

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** `ca`: the certificate of an encrypted address; in the clear without. */
export async function openTill(port: number, ca?: string): Promise<Till> {
  const host = '127.0.0.1';
  const socket: Socket = ca === undefined ? connect({ port, host }) : connectTls({ port, host, ca });
  socket.setNoDelay();
  const up = ca === undefined ? 'connect' : 'secureConnect';
  await new Promise<void>((resolve, reject) => socket.once(up, resolve).once('error', reject));
  let waiting: Waiting | null = null;
  let held: Buffer = Buffer.alloc(0);
  const fail = (error: Error): void => {
    waiting?.reject(error);
    waiting = null;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('connection closed')));
  socket.on('data', (chunk: Buffer) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const answer = readAnswer(held);
    if (!answer) return;
    held = Buffer.alloc(0);
    const { resolve } = waiting as Waiting;
    waiting = null;
    resolve(answer);
  });
  return {
    close: () => void socket.destroy(),
    reset: () => void socket.resetAndDestroy(),
    send: (method, path, headers, body = '', half = false) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('connection closed'));
        waiting = { resolve, reject };
        const lines = Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('');
        const length = body
          ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
          : '';
        const sent = half ? body.slice(0, body.length / 2) : body;
        socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\n${lines}${length}\r\n${sent}`);
      }),
  };
}

function readAnswer(held: Buffer): Answer | null {
  const end = held.indexOf(END_OF_HEAD);
  if (end === -1) return null;
  const head = held.toString('latin1', 0, end);
  const length = Number(LENGTH.exec(head)?.[1] ?? 0);
  if (held.length < end + 4 + length) return null;
  return {
    status: Number(head.slice(9, 12)),
    body: held.toString('utf8', end + 4, end + 4 + length),
    trips: Number(TRIPS.exec(head)?.[1] ?? 0),
  };
}
