/**
 * The room of practice: it makes stores ready when somebody comes to practise, opens a server for each run over its own
 * database, and closes it when nobody has asked anything of it for a while. A server where nobody practises holds none of it.
 */
import { join } from 'node:path';
import { latihanErrors } from '@mustika/domains/latihan/latihan.errors.ts';
import { KETENTUAN, type Latihan } from '@mustika/domains/latihan/latihan.rule.ts';
import { type Clock, today } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { House } from '@mustika/kernel/house.ts';
import { type AppInput, buildApp } from '@mustika/server-kit/app.ts';
import type { AppConfig } from '@mustika/server-kit/config.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import {
  type PracticeRoom,
  type PracticeState,
  type Run,
  type RunSheet,
  TOKO_LATIHAN,
} from '@mustika/server-kit/practice.ts';
import { createSecretBox, keysFor } from '@mustika/server-kit/secrets/secret-box.ts';
import type { FastifyInstance } from 'fastify';
import { modalLaci } from '../../database/demo/modal.ts';
import { apartConfig } from './apart.ts';
import {
  type DatabasesInput,
  dropAll,
  dropStore,
  ensureTemplate,
  findStore,
  makeStore,
} from './practice-databases.ts';

/** Longer than a session sleeps: whoever comes back later begins anew. */
const IDLE_MS = 35 * 60_000;
const LOOK_MS = 60_000;
/** Runs that this process has not opened are looked for so many at a time: anybody may name one that never was. */
const SEEKS = 12;
const SEEK_MS = 6000;
/** Each holds two connections and some ten megabytes. */
const AT_ONCE = 6;

export type RoomInput = Pick<
  AppInput,
  'commands' | 'documents' | 'reports' | 'refusals' | 'impacts' | 'passwordCost' | 'logTo'
> & {
  url: string;
  clock: Clock;
  config: AppConfig;
  house: House;
  /** Where the sheet of a run is kept, in the real database. */
  sheetOf: (run: Run) => RunSheet;
  say?: (line: string) => void;
};

type Open = { run: Run; app: FastifyInstance; deps: Deps; used: number; close(): Promise<void> };

/**
 * Its keys are not the shop's: those of its folder, or such as follow from those that all servers of the shop have, because a run goes on
 * at whichever of them is asked.
 */
const practiceConfig = (config: AppConfig): AppConfig => ({
  ...apartConfig(config, join(config.dataDir, 'latihan')),
  secretKeys: keysFor('latihan', config.secretKeys),
});

async function serve(input: RoomInput, config: AppConfig, url: string, run: Run): Promise<Open> {
  const { clock, house, commands, documents, reports, refusals, impacts, passwordCost, logTo } = input;
  const db = openDatabase({ url, poolSize: 2, onError: (error) => input.say?.(`latihan: ${error.message}`) });
  const built = await buildApp({
    ...{ db, clock, config, house, commands, documents, reports, refusals },
    ...(impacts ? { impacts } : {}),
    ...(passwordCost ? { passwordCost } : {}),
    ...(logTo ? { logTo } : {}),
    practice: { room: null, store: { run, sheet: input.sheetOf(run) } },
  });
  await built.app.ready();
  return {
    run,
    ...built,
    used: clock.now().epochMilliseconds,
    close: async () => {
      await built.app.close();
      await db.close();
    },
  };
}

/** Makes the template of the day in the background, once, however many ask; says how far it is. */
function preparing(databases: DatabasesInput, say: (line: string) => void) {
  let made: { hari: string; state: PracticeState; done: Promise<void> } | null = null;
  const begin = (hari: string): Promise<void> => {
    const one = { hari, state: 'DISIAPKAN' as PracticeState, done: Promise.resolve() };
    one.done = ensureTemplate(databases).then(
      () => void (one.state = 'SIAP'),
      (error: Error) => {
        one.state = 'GAGAL';
        say(`toko latihan tidak dapat disiapkan: ${error.message}`);
      },
    );
    made = one;
    return one.done;
  };
  const hari = (): string => today(databases.clock);
  return {
    /** Whoever finds that it failed tries it anew. */
    state: (): PracticeState => {
      const known = made?.hari === hari() ? made.state : null;
      if (known === null || known === 'GAGAL') void begin(hari());
      return known ?? 'DISIAPKAN';
    },
    settled: async (): Promise<void> => made?.done,
    ready: async (): Promise<void> => {
      if (made?.hari !== hari() || made.state === 'GAGAL') void begin(hari());
      await made?.done;
      if (made?.state !== 'SIAP') reject(latihanErrors.TIDAK_SIAP);
    },
  };
}

/** `idle`: lets go of what nobody uses, as it does every minute. `forget`: throws away every database of practice; for tests. */
export type OwnRoom = PracticeRoom & { idle(): Promise<void>; forget(): Promise<void> };

export function createPracticeRoom(input: RoomInput): OwnRoom {
  const { url, clock, house, passwordCost, say = () => {} } = input;
  const config = practiceConfig(input.config);
  const secrets = createSecretBox({ dataDir: config.dataDir, keys: config.secretKeys });
  const databases: DatabasesInput = { url, clock, house, secrets, ...(passwordCost ? { passwordCost } : {}) };
  const { state, ready, settled } = preparing(databases, say);
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
      // Another server may have been asked all the while, and throws it away in its turn.
      await dropStore(url, id, clock.now().subtract({ milliseconds: IDLE_MS }).toString());
    }
    if (open.size === 0) clearInterval(looking);
  };
  let looking: NodeJS.Timeout | undefined;
  const sought: number[] = [];
  const mayLook = (now: number): boolean => {
    while (now - (sought[0] ?? now) >= SEEK_MS) sought.shift();
    return sought.length < SEEKS && sought.push(now) > 0;
  };
  const keep = (id: string, opening: Promise<Open | null>): Promise<Open | null> => {
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
  const close = async (): Promise<void> => {
    clearInterval(looking);
    await Promise.all([...open.keys()].map(shut));
  };

  return {
    state,
    open: async (run) => {
      await ready();
      const mine = await Promise.all([...open.values()].map((one) => one.catch(() => null)));
      for (const one of mine) if (one?.run.user_id === run.user_id) await shut(one.run.id);
      if (open.size >= AT_ONCE) reject(latihanErrors.PENUH);
      const opened = await keep(
        run.id,
        makeStore(databases, run).then((made) => serve(input, config, made, run)),
      );
      const { deps } = opened as Open;
      if (KETENTUAN[run.latihan as Latihan].modal) await modalLaci(deps, TOKO_LATIHAN, run.user_id);
      return deps;
    },
    find: async (id) => {
      const known = open.get(id);
      const now = clock.now().epochMilliseconds;
      if (!known && !mayLook(now)) return null;
      const one = await (known ??
        keep(
          id,
          findStore(url, id).then((found) => found && serve(input, config, found.url, found.run)),
        ));
      if (one) one.used = now;
      return one?.app ?? null;
    },
    close,
    idle,
    forget: async () => {
      await settled();
      await close();
      await dropAll(url);
    },
  };
}
