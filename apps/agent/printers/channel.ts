/** A way to a device that bytes go down and answers come up: an address of the network, or a device file. */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pencetak } from '@mustika/kernel/agen/agen.ts';

export type Channel = {
  /** Ends when the bytes have left; fails when the line breaks, or nothing moves for too long. */
  write(bytes: Uint8Array): Promise<void>;
  /** The next bytes that come within so many milliseconds; empty when none do. Fails when the line is gone. */
  read(ms: number): Promise<Buffer>;
  /** Lets what was written arrive, and closes. */
  end(): Promise<void>;
  close(): void;
};

const CONNECT_MS = 4000;
/** A printer that takes nothing for so long hangs. */
const STALLED_MS = 90_000;
const LEAVE_MS = 10_000;
const PORT = 9100;
const PART = 4096;

/** `192.168.1.50`, `printer-depan:9100`, `[fd00::5]:9100`. */
export function addressOf(text: string): { host: string; port: number } {
  const [, host = text, port] = /^(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(text.trim()) ?? [];
  return { host: host.replaceAll(/[[\]]/g, ''), port: port ? Number(port) : PORT };
}

/** Settles with the first of a promise, or fails after so long. */
function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(what)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

async function openTcp(text: string): Promise<Channel> {
  const socket = connect(addressOf(text));
  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => {});
  let came = Buffer.alloc(0);
  let heard = Promise.withResolvers<void>();
  socket.setNoDelay(true);
  socket.on('data', (part: Buffer) => {
    came = Buffer.concat([came, part]);
    heard.resolve();
  });
  socket.once('error', (error) => gone.reject(error));
  socket.once('close', () => gone.reject(new Error('closed')));
  const ready = new Promise<void>((resolve) => socket.once('connect', resolve));
  await within(CONNECT_MS, 'no answer', Promise.race([ready, gone.promise])).catch((error: unknown) => {
    socket.destroy();
    throw error;
  });
  const send = (part: Uint8Array): Promise<void> =>
    new Promise((resolve, fail) => socket.write(part, (error) => (error ? fail(error) : resolve())));
  return {
    write: async (bytes) => {
      for (let at = 0; at < bytes.length; at += PART)
        await within(
          STALLED_MS,
          'stalled',
          Promise.race([send(bytes.subarray(at, at + PART)), gone.promise]),
        );
    },
    read: async (ms) => {
      if (came.length === 0) {
        heard = Promise.withResolvers();
        await Promise.race([heard.promise, sleep(ms), gone.promise]);
      }
      const bytes = came;
      came = Buffer.alloc(0);
      return bytes;
    },
    end: () =>
      new Promise((resolve, fail) => {
        const patience = setTimeout(() => {
          socket.destroy();
          resolve();
        }, LEAVE_MS);
        socket.once('error', fail);
        socket.once('close', () => {
          clearTimeout(patience);
          resolve();
        });
        socket.end();
      }),
    close: () => socket.destroy(),
  };
}

const LOOK_AGAIN_MS = 30;
const isBusy = (error: unknown): boolean => (error as { code?: string }).code === 'EAGAIN';

/** Where devices are: whoever sets the printers of a till writes into no other file of its PC. */
const isDevice = (path: string): boolean =>
  process.platform === 'win32' ? /^\\\\\.\\\w+$/.test(path) : path.startsWith('/dev/');

/** Never waits inside the system: a printer that is switched off would keep the thread for good. */
async function openFile(path: string): Promise<Channel> {
  if (!isDevice(path)) throw new Error('no device');
  const file = await open(path, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK);
  if (process.platform !== 'win32' && !(await file.stat()).isCharacterDevice()) {
    await file.close();
    throw new Error('no device');
  }
  const part = Buffer.alloc(256);
  const read = async (): Promise<Buffer> => {
    const { bytesRead } = await file.read(part, 0, part.length, null).catch((error: unknown) => {
      if (isBusy(error)) return { bytesRead: 0 };
      throw error;
    });
    return Buffer.from(part.subarray(0, bytesRead));
  };
  const write = async (bytes: Uint8Array): Promise<void> => {
    let silent = 0;
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await file
        .write(bytes, at, Math.min(PART, bytes.length - at))
        .catch((error: unknown) => {
          if (isBusy(error)) return { bytesWritten: 0 };
          throw error;
        });
      at += bytesWritten;
      silent = bytesWritten > 0 ? 0 : silent + LOOK_AGAIN_MS;
      if (silent > STALLED_MS) throw new Error('stalled');
      if (bytesWritten === 0) await sleep(LOOK_AGAIN_MS);
    }
  };
  return {
    write,
    read: async (ms) => {
      for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
        const bytes = await read();
        if (bytes.length > 0 || waited >= ms) return bytes;
        await sleep(LOOK_AGAIN_MS);
      }
    },
    end: () => file.close(),
    close: () => void file.close().catch(() => {}),
  };
}

export const openChannel = ({ jalur, alamat }: Pick<Pencetak, 'jalur' | 'alamat'>): Promise<Channel> =>
  jalur === 'JARINGAN' ? openTcp(alamat) : openFile(alamat);
