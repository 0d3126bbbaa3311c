/** Live lines that write down what they hear: at each server by itself, and through the balancer as a browser has them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LINE } from '@mustika/web-kit/line.ts';
import { io, type Socket } from 'socket.io-client';
import type { Headers } from '../bench/server.ts';
import type { Place } from './call.ts';

export type Ear = {
  where: string;
  heard: [event: string, ...args: unknown[]][];
  /** The server, or the network, has ended the line. */
  gone: boolean;
  close(): void;
};

/** Opens a line as the browser does; null when it did not come up at the first try. */
export async function earAt(where: string, { port, ca }: Place, headers: Headers): Promise<Ear | null> {
  const { 'x-auth-token': token, cookie } = headers;
  const socket: Socket = io(`${ca === undefined ? 'http' : 'https'}://127.0.0.1:${port}`, {
    ...LINE,
    ...{ auth: { token }, extraHeaders: { cookie }, reconnection: false, forceNew: true },
    ...(ca === undefined ? {} : { ca }),
  });
  const ear: Ear = { where, heard: [], gone: false, close: () => void socket.close() };
  socket.onAny((event, ...args) => void ear.heard.push([event, ...args]));
  socket.on('disconnect', () => {
    ear.gone = true;
  });
  const up = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('connect_error', () => resolve(false));
  });
  if (up) return ear;
  socket.close();
  return null;
}

export const timesOf = (
  { heard }: Ear,
  event: string,
  of: (...args: never[]) => boolean = () => true,
): number => heard.filter(([one, ...args]) => one === event && of(...(args as never[]))).length;

const PATIENCE_MS = 15_000;

/** Waits until it is so; false when it never was. */
export async function becomes(
  so: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (!(await so())) {
    if (performance.now() > end) return false;
    await sleep(20);
  }
  return true;
}
