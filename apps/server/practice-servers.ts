/**
 * Servers of practice, each over a database of its own: opened when somebody asks for one, closed when nobody has for a while. Where
 * nobody practises none is open, and no memory is held for any.
 */
import type { Clock } from '@mustika/kernel/date.ts';
import type { House } from '@mustika/kernel/house.ts';
import { type AppInput, buildApp } from '@mustika/server-kit/app.ts';
import type { AppConfig } from '@mustika/server-kit/config.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { PracticeStore, Run } from '@mustika/server-kit/practice.ts';
import type { FastifyInstance } from 'fastify';

/** Longer than a session sleeps: whoever comes back later begins anew. */
export const IDLE_MS = 35 * 60_000;
const LOOK_MS = 60_000;
/** Runs that this process has not opened are looked for so many at a time: anybody may name one that never was. */
const SEEKS = 12;
const SEEK_MS = 6000;

export type ServerParts = Pick<
  AppInput,
  'commands' | 'documents' | 'reports' | 'refusals' | 'impacts' | 'passwordCost' | 'logTo'
> & { clock: Clock; house: House; say?: (line: string) => void };

export type Open = { run: Run; app: FastifyInstance; deps: Deps; used: number; close(): Promise<void> };

/** The product over this database, with two connections; nobody reaches it but through the door. */
export async function serve(
  input: ServerParts,
  config: AppConfig,
  url: string,
  store: PracticeStore,
): Promise<Open> {
  const { clock, house, commands, documents, reports, refusals, impacts, passwordCost, logTo } = input;
  const db = openDatabase({ url, poolSize: 2, onError: (error) => input.say?.(`latihan: ${error.message}`) });
  const built = await buildApp({
    ...{ db, clock, config, house, commands, documents, reports, refusals },
    ...(impacts ? { impacts } : {}),
    ...(passwordCost ? { passwordCost } : {}),
    ...(logTo ? { logTo } : {}),
    practice: { room: null, trials: null, store },
  });
  await built.app.ready();
  return {
    run: store.run,
    ...built,
    used: clock.now().epochMilliseconds,
    close: async () => {
      await built.app.close();
      await db.close();
    },
  };
}

/** `find`: opens the server of a run whose database is there. `left`: a run was closed because nobody asked anything of it. */
type Holding = {
  clock: Clock;
  say: (line: string) => void;
  find: (id: string) => Promise<Open | null>;
  left?: (id: string) => Promise<unknown>;
};

export type Servers = {
  /** Keeps one that is being opened, until it is idle. */
  keep(id: string, opening: Promise<Open | null>): Promise<Open | null>;
  find(id: string): Promise<Open | null>;
  shut(id: string): Promise<void>;
  /** Those that are open, or about to be. */
  all(): Promise<Open[]>;
  count(): number;
  /** Lets go of what nobody uses, as it does every minute. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

export function holdServers({ clock, say, find, left }: Holding): Servers {
  const open = new Map<string, Promise<Open | null>>();
  const shut = async (id: string): Promise<void> => {
    const one = await open.get(id)?.catch(() => null);
    open.delete(id);
    await one?.close();
  };
  const idle = async (): Promise<void> => {
    for (const [id, opening] of [...open]) {
      const one = await opening.catch(() => null);
      if (one && clock.now().epochMilliseconds - one.used < IDLE_MS) continue;
      await shut(id);
      await left?.(id);
    }
    if (open.size === 0) clearInterval(looking);
  };
  let looking: NodeJS.Timeout | undefined;
  const sought: number[] = [];
  const mayLook = (now: number): boolean => {
    while (now - (sought[0] ?? now) >= SEEK_MS) sought.shift();
    return sought.length < SEEKS && sought.push(now) > 0;
  };
  const keep: Servers['keep'] = (id, opening) => {
    clearInterval(looking);
    looking = setInterval(
      () => void idle().catch((error: Error) => say(`latihan: ${error.message}`)),
      LOOK_MS,
    );
    looking.unref();
    open.set(id, opening);
    // What could not be opened, or is nobody's, is asked for anew next time.
    opening.then(
      (one) => one ?? open.delete(id),
      () => open.delete(id),
    );
    return opening;
  };
  return {
    keep,
    shut,
    idle,
    count: () => open.size,
    all: async () =>
      (await Promise.all([...open.values()].map((one) => one.catch(() => null)))).filter(
        (one) => one !== null,
      ),
    find: async (id) => {
      const known = open.get(id);
      const now = clock.now().epochMilliseconds;
      if (!known && !mayLook(now)) return null;
      const one = await (known ?? keep(id, find(id)));
      if (one) one.used = now;
      return one;
    },
    close: async () => {
      clearInterval(looking);
      await Promise.all([...open.keys()].map(shut));
    },
  };
}
