/**
 * The room of trials: a copy of the shop for whoever moves over from another till, in which he tries his files, sells and compares; made
 * in the background, kept for days, thrown away when it is over or he says so. Its servers are those of practice.
 */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppConfig } from '@mustika/server-kit/config.ts';
import { databaseAt } from '@mustika/server-kit/postgres/one-connection.ts';
import type { Run, TrialFault, TrialRoom, TrialState } from '@mustika/server-kit/practice.ts';
import { UJI_COBA } from '@mustika/server-kit/practice.ts';
import { keysFor } from '@mustika/server-kit/secrets/secret-box.ts';
import { apartConfig } from './apart.ts';
import { holdServers, type ServerParts, serve } from './practice-servers.ts';
import {
  claim,
  dropTrials,
  fillTrial,
  isBroken,
  sizeOf,
  type Trial,
  type TrialDatabasesInput,
  type TrialLimits,
  trialsOf,
} from './trial-databases.ts';

/** A copy costs as much disk as the shop twice, for as long as it is made, and half of a core. */
const LIMITS: TrialLimits = { atOnce: 3, bytes: 4 * 1024 ** 3 };

export type TrialRoomInput = ServerParts & {
  shop: string;
  url: string;
  config: AppConfig;
  limits?: TrialLimits;
};

/** `settled`: when nothing is being made; `idle`: lets go of servers nobody uses, as it does every minute. For tests, as `forget` is. */
export type OwnTrials = TrialRoom & {
  settled(): Promise<void>;
  idle(): Promise<void>;
  forget(): Promise<void>;
};

/** No space on the disk: PostgreSQL's word and the system's. */
const FULL = ['53100', 'ENOSPC'];
/** The database was ended, or went away while it was asked. */
const CUT = ['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', '3D000'];

function sebabOf(error: Error): TrialFault {
  const code = (error as { code?: string }).code ?? '';
  if (FULL.includes(code)) return 'DISK';
  return CUT.includes(code) ? 'TERPUTUS' : 'LAIN';
}

type Trials = {
  databases: TrialDatabasesInput;
  folderOf: (id: string) => string;
  say: (line: string) => void;
};

/** Fills what was claimed, in the background; what cannot be filled leaves its reason and nothing else. */
function filling({ databases, folderOf, say }: Trials) {
  const making = new Map<string, Promise<void>>();
  const failed = new Map<string, TrialFault>();
  const fill = async ({ id, owner, ...rest }: Trial): Promise<void> => {
    try {
      await fillTrial(databases, { id, owner, ...rest }, folderOf(id));
    } catch (error) {
      say(`uji coba ${owner.user_id} tidak dapat dibuat: ${(error as Error).message}`);
      // What somebody threw away meanwhile did not fail.
      if ((await trialsOf(databases)).some((one) => one.id === id))
        failed.set(owner.user_id, sebabOf(error as Error));
      await dropTrials(databases, (one) => one.id === id);
      await rm(folderOf(id), { recursive: true, force: true });
    } finally {
      making.delete(id);
    }
  };
  return {
    failed,
    begin: (one: Trial): void => void making.set(one.id, fill(one)),
    settled: async (): Promise<void> => void (await Promise.all(making.values())),
    /** Whoever was at it has left: its database is gone, and it writes no file any more. */
    ended: async (id: string): Promise<void> => making.get(id),
    /** What is half made is nobody's: the next start would find it and wait for a word. */
    giveUp: async (): Promise<void> => {
      const own = new Set(making.keys());
      if (own.size > 0) await dropTrials(databases, ({ id }) => own.has(id));
      await Promise.all(making.values());
    },
  };
}

/** Its keys are its own: those of its folder, or such as follow from the shop's where several servers share them. */
const trialConfig = (config: AppConfig, id: string, folder: string): AppConfig => ({
  ...apartConfig(config, folder),
  secretKeys: keysFor(`uji coba ${id}`, config.secretKeys),
});

const momentOf = (ms: number): string => Temporal.Instant.fromEpochMilliseconds(ms).toString();

/** As its person is told of one that is neither over nor broken. */
async function stateOf(
  url: string,
  { nama, langkah, id, dibuat, sampai, temuan }: Trial,
): Promise<TrialState> {
  if (langkah) return { keadaan: 'DIBUAT', ...langkah };
  const ukuran = await sizeOf(databaseAt(url, nama));
  return { keadaan: 'SIAP', id, dibuat: momentOf(dibuat), sampai: momentOf(sampai), ukuran, temuan };
}

export function createTrialRoom(input: TrialRoomInput): OwnTrials {
  const { shop, url, clock, config, passwordCost, say = () => {}, limits = LIMITS } = input;
  const databases: TrialDatabasesInput = {
    ...{ shop, url, clock, limits },
    ...(passwordCost ? { passwordCost } : {}),
  };
  const rooms = join(config.dataDir, 'uji-coba');
  const folderOf = (id: string): string => join(rooms, id);
  const mine = async (user_id: string): Promise<Trial | undefined> =>
    (await trialsOf(databases)).find((one) => one.owner.user_id === user_id);
  const isOver = (one: Trial): boolean => {
    const now = clock.now().epochMilliseconds;
    return one.sampai <= now || isBroken(one, now);
  };
  const runOf = ({ id, owner }: Trial): Run => ({ id, ...owner, latihan: UJI_COBA });
  const servers = holdServers({
    ...{ clock, say },
    find: async (id) => {
      const one = (await trialsOf(databases)).find((trial) => trial.id === id);
      if (!one || one.langkah !== null || isOver(one)) return null;
      const own = trialConfig(config, id, folderOf(id));
      return serve(input, own, databaseAt(url, one.nama), { run: runOf(one), sheet: null });
    },
  });
  const { failed, begin, settled, ended, giveUp } = filling({ databases, folderOf, say });
  const away = async (which: (trial: Trial) => boolean): Promise<void> => {
    for (const one of (await trialsOf(databases)).filter(which)) await servers.shut(one.id);
    for (const { id } of await dropTrials(databases, which)) {
      await ended(id);
      await rm(folderOf(id), { recursive: true, force: true });
    }
  };
  const close = async (): Promise<void> => {
    await giveUp();
    await servers.close();
  };

  return {
    state: async (user_id) => {
      const one = await mine(user_id);
      if (one && !isOver(one)) return stateOf(url, one);
      if (one && one.langkah === null) return { keadaan: 'TIDAK_ADA' };
      const sebab = one ? 'TERPUTUS' : failed.get(user_id);
      return sebab === undefined ? { keadaan: 'TIDAK_ADA' } : { keadaan: 'GAGAL', sebab };
    },
    make: async (owner, days) => {
      await away(isOver);
      const one = await claim(databases, owner, days);
      failed.delete(owner.user_id);
      begin(one);
    },
    open: async (user_id) => {
      const one = await mine(user_id);
      const found = one && (await servers.find(one.id));
      return found ? { id: one.id, deps: found.deps } : null;
    },
    find: async (id) => (await servers.find(id))?.app ?? null,
    drop: async (user_id) => {
      failed.delete(user_id);
      await away((one) => one.owner.user_id === user_id);
    },
    expire: async () => {
      await away(isOver);
      // Folders of which the database went on another server of the shop.
      const there = new Set((await trialsOf(databases)).map(({ id }) => id));
      for (const id of existsSync(rooms) ? await readdir(rooms) : [])
        if (!there.has(id)) await rm(folderOf(id), { recursive: true, force: true });
    },
    close,
    settled,
    idle: servers.idle,
    forget: async () => {
      await close();
      await away(() => true);
    },
  };
}
