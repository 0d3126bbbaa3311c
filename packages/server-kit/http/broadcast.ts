/**
 * What is said to everybody's open browsers, whichever process they are connected to: to the lines of this process at once, to
 * those of the others by NOTIFY. Hints only: one that is lost costs delay.
 */
import { randomUUID } from 'node:crypto';
import type { Server } from 'socket.io';
import type { Deps } from './http.ts';

export type Speaker = { emit(event: string, ...args: unknown[]): void };
/** Everybody, or whoever is in one of the rooms. */
export type Broadcast = Speaker & {
  to(rooms: string | readonly string[]): Speaker;
  /** Tells the lines of this process what the others say, from now on. */
  follow(): Promise<void>;
};

/** Head office as far as it deals with this store: whoever acts for every one, and whoever has it on his list. */
export const pusatDari = (kode_toko: string): string[] => ['pusat', `pusat:${kode_toko}`];

type Said = { rooms: readonly string[]; event: string; args: readonly unknown[] };

const CHANNEL = 'siaran';
/** A NOTIFY has less than 8,000 bytes, the name of its sender and its place among the parts included. */
const PART = 7800;

/** One byte a character, so that a part can be cut anywhere, and any encoding of the database takes it. */
const narrow = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** As it travels; of one statement the parts arrive together, in their order, or not at all. */
function partsOf(id: string, said: Said): string[] {
  const text = narrow(JSON.stringify(said));
  const count = Math.ceil(text.length / PART);
  return Array.from(
    { length: count },
    (_, at) => `${id} ${at + 1}/${count} ${text.slice(at * PART, (at + 1) * PART)}`,
  );
}

const TRAVELLING = /^((\S+)\.\d+) (\d+)\/(\d+) (.*)$/;

/** Puts parts together again, but for those of this process. */
function joining(own: string, heard: (said: Said) => void): (payload: string) => void {
  let open = { id: '', text: '' };
  return (payload) => {
    const [, id = '', from, at, count, part = ''] = TRAVELLING.exec(payload) ?? [];
    if (from === undefined || from === own) return;
    if (at === '1') open = { id, text: '' };
    // Its beginning was said before this process listened.
    if (open.id !== id) return;
    open.text += part;
    if (at === count) heard(JSON.parse(open.text) as Said);
  };
}

/** One statement at a time, with all that was said meanwhile: a burst takes one connection of the pool, and keeps its order. */
function sendingOn({ db, log }: Deps): (parts: readonly string[]) => void {
  let waiting: string[] = [];
  let sending = false;
  const send = async (): Promise<void> => {
    sending = true;
    while (waiting.length > 0) {
      const values = [CHANNEL, waiting];
      waiting = [];
      const text = 'select count(pg_notify($1, x)) from unnest($2::text[]) x';
      await db
        .call({ name: 'siaran', text, values })
        .catch((error: unknown) => log.warn({ err: error }, 'siaran ke proses lain'));
    }
    sending = false;
  };
  return (parts) => {
    waiting.push(...parts);
    if (!sending) void send();
  };
}

/** How often a process says that it is there, and how long another one believes it. */
const BEAT_MS = 30_000;
const BELIEVED_MS = 95_000;
/** Two that start together have met by then. */
const MEETING_MS = 1_000;
/** Said when a process begins to listen, which the others answer at once, and from time to time. */
const HELLO = 'salam';
const BEAT = 'hadir';

type Company = { met: () => void; alone: () => boolean };

/**
 * Whether anybody else is listening. A shop of one process, which nearly all are, pays nothing for the others: what it said to
 * nobody by NOTIFY cost each sale half a trip more.
 */
export function company(now: () => number = () => performance.now()): Company {
  let until = now() + MEETING_MS;
  return {
    met: () => {
      until = now() + BELIEVED_MS;
    },
    alone: () => now() > until,
  };
}

/** After these a browser asks what its store's prices are: they are read anew before it hears. */
const PRICES: ReadonlySet<string> = new Set(['harga-berubah', 'harga-diterbitkan']);

export function createBroadcast(io: Server, deps: Deps): Broadcast {
  const own = randomUUID();
  const send = sendingOn(deps);
  const others = company();
  let count = 0;
  const say = (said: Said): void => {
    count += 1;
    send(partsOf(`${own}.${count}`, said));
  };
  const beat = (event: string): void => say({ rooms: [], event, args: [] });
  const here = ({ rooms, event, args }: Said): void => void io.to([...rooms]).emit(event, ...args);
  const speaker = (rooms: readonly string[]): Speaker => ({
    emit: (event, ...args) => {
      const said = { rooms, event, args };
      here(said);
      if (!others.alone()) say(said);
    },
  });
  const elsewhere = (said: Said): void => {
    others.met();
    if (said.event === HELLO) beat(BEAT);
    if (said.event === HELLO || said.event === BEAT) return;
    if (PRICES.has(said.event))
      for (const room of said.rooms)
        if (room.startsWith('toko:')) deps.stores.forget(room.slice('toko:'.length));
    here(said);
  };
  return {
    ...speaker([]),
    to: (rooms) => speaker([rooms].flat()),
    follow: async () => {
      await deps.db.listen(CHANNEL, joining(own, elsewhere));
      beat(HELLO);
      const beating = setInterval(() => beat(BEAT), BEAT_MS).unref();
      io.httpServer.once('close', () => clearInterval(beating));
    },
  };
}
