/**
 * The room of practice: it makes stores ready when somebody comes to practise, opens a server for each run over its own
 * database, and closes it when nobody has asked anything of it for a while. A server where nobody practises holds none of it.
 */
import { join } from 'node:path';
import { latihanErrors } from '@mustika/domains/latihan/latihan.errors.ts';
import { KETENTUAN, type Latihan } from '@mustika/domains/latihan/latihan.rule.ts';
import { today } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { AppConfig } from '@mustika/server-kit/config.ts';
import {
  type PracticeRoom,
  type PracticeState,
  type Run,
  type RunSheet,
  TOKO_LATIHAN,
} from '@mustika/server-kit/practice.ts';
import { createSecretBox, keysFor } from '@mustika/server-kit/secrets/secret-box.ts';
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
import { holdServers, IDLE_MS, type Open, type ServerParts, serve } from './practice-servers.ts';

/** Each holds two connections and some ten megabytes. */
const AT_ONCE = 6;

export type RoomInput = ServerParts & {
  url: string;
  config: AppConfig;
  /** Where the sheet of a run is kept, in the real database. */
  sheetOf: (run: Run) => RunSheet;
};

/**
 * Its keys are not the shop's: those of its folder, or such as follow from those that all servers of the shop have, because a run goes on
 * at whichever of them is asked.
 */
const practiceConfig = (config: AppConfig): AppConfig => ({
  ...apartConfig(config, join(config.dataDir, 'latihan')),
  secretKeys: keysFor('latihan', config.secretKeys),
});

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
  const serveRun = (made: string, run: Run): Promise<Open> =>
    serve(input, config, made, { run, sheet: input.sheetOf(run) });
  const servers = holdServers({
    ...{ clock, say },
    find: async (id) => {
      const found = await findStore(url, id);
      return found && serveRun(found.url, found.run);
    },
    // Another server may have been asked all the while, and throws it away in its turn.
    left: (id) => dropStore(url, id, clock.now().subtract({ milliseconds: IDLE_MS }).toString()),
  });
  const { close, idle } = servers;

  return {
    state,
    open: async (run) => {
      await ready();
      for (const one of await servers.all())
        if (one.run.user_id === run.user_id) await servers.shut(one.run.id);
      if (servers.count() >= AT_ONCE) reject(latihanErrors.PENUH);
      const opened = await servers.keep(
        run.id,
        makeStore(databases, run).then((made) => serveRun(made, run)),
      );
      const { deps } = opened as Open;
      if (KETENTUAN[run.latihan as Latihan].modal) await modalLaci(deps, TOKO_LATIHAN, run.user_id);
      return deps;
    },
    find: async (id) => (await servers.find(id))?.app ?? null,
    close,
    idle,
    forget: async () => {
      await settled();
      await close();
      await dropAll(url);
    },
  };
}
