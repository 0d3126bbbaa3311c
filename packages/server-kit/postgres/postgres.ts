import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount, findBinaries, prepareDir, reachableDir } from './postgres-account.ts';
import { ensureCluster, ensurePassword } from './postgres-cluster.ts';
import {
  type Attempt,
  clearDataDir,
  connectionUrl,
  hasNotEnded,
  launch,
  type Place,
} from './postgres-launch.ts';
import { endPostmaster, sendSignal, unmarkSupervised } from './postgres-process.ts';
import { versionLines } from './postgres-version.ts';

/** A running embedded PostgreSQL. */
export type Postgres = {
  /** Connection string of the owner (superuser), on 127.0.0.1. */
  url: string;
  port: number;
  /** The postmaster. It changes when a revived server takes over. */
  readonly pid: number;
  /** Fast shutdown; resolves when the server is gone. May be called twice. */
  stop(): Promise<void>;
};

export type PostgresOptions = {
  dir: string;
  /** Where to begin looking for a free port. */
  port?: number;
  log?: (line: string) => void;
  /** Server settings over the defaults of postgres-cluster.ts. */
  settings?: Record<string, string>;
  /** Starts the server again, on the same port, when it dies without having been asked to. */
  revive?: boolean;
};

// Below the ports that systems give to outgoing connections (32768 on Linux, 49152 elsewhere): a dead server finds its own again.
const FIRST_PORT = 15_432;
const PORTS_TRIED = 50;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts the database in `dir`, creating it on first use, as a direct child of this process.
 * A server left behind by a supervisor that was killed is ended first; one that still has its
 * supervisor is an error, because two servers on the same data would destroy it.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const log = options.log ?? (() => {});
  const place = preparePlace(options.dir, log);
  const firstPort = options.port ?? FIRST_PORT;
  const { attempt, port } = await launch(
    place,
    { settings: options.settings ?? {}, firstPort, lastPort: firstPort + PORTS_TRIED },
    log,
  );
  return supervise(place, options, attempt, port, log);
}

/** The folder that a database wanted in `dir` really lives in. */
export const homeOf = (dir: string): string => reachableDir(dir, chooseAccount(join(dir, 'pgdata')));

/** Ends the server of a killed supervisor, if there is one, and says whether there was. */
export async function stopOrphan(dir: string): Promise<boolean> {
  const home = homeOf(dir);
  return clearDataDir(home, join(home, 'pgdata'), () => {});
}

function preparePlace(wanted: string, log: (line: string) => void): Place {
  const account = chooseAccount(join(wanted, 'pgdata'));
  const dir = reachableDir(wanted, account);
  if (dir !== resolve(wanted)) {
    log(`Basis data berada di ${dir}, sebab ${wanted} tertutup bagi akun PostgreSQL.`);
  }
  prepareDir(dir, account);
  const binaries = findBinaries(account);
  for (const line of versionLines(binaries)) log(line);
  const password = ensurePassword(dir, account);
  const dataDir = ensureCluster(dir, binaries, account);
  return { dir, dataDir, logFile: join(dir, 'postgres.log'), account, binaries, password };
}

function supervise(
  place: Place,
  options: PostgresOptions,
  first: Attempt,
  port: number,
  log: (line: string) => void,
): Postgres {
  const settings = options.settings ?? {};
  let current = first;
  let stopping: Promise<void> | undefined;
  let reviving: Promise<void> | undefined;
  const waiting = new AbortController();
  // Nothing can be awaited in an exit handler, but the signal is enough for a clean shutdown.
  const onExit = () => sendSignal(current.pid, 'SIGINT');
  process.once('exit', onExit);
  const watch = () =>
    current.child.once('exit', (code, signal) => {
      unmarkSupervised(place.dir, current.pid);
      if (stopping) return;
      log(`PostgreSQL berhenti sendiri (${signal ?? code}).`);
      if (options.revive) reviving = revive();
    });
  const revive = async () => {
    // Until it succeeds: a full disk, the usual reason, is cleared by somebody who does not know of this process.
    for (let pause = 1000; !stopping; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        // Only the same port will do: everybody's connection string names it.
        current = (await launch(place, { settings, firstPort: port, lastPort: port }, log)).attempt;
        watch();
        return log('PostgreSQL berjalan kembali.');
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log(`PostgreSQL belum dapat dihidupkan kembali, dicoba lagi dalam ${pause / 1000} detik: ${reason}`);
        await sleep(pause, undefined, { signal: waiting.signal }).catch(() => {}); // Told to stop meanwhile.
      }
    }
  };
  const stop = async () => {
    process.removeListener('exit', onExit);
    waiting.abort();
    await reviving;
    await endChild(current);
    unmarkSupervised(place.dir, current.pid);
  };
  watch();
  return {
    url: connectionUrl(place, port),
    port,
    get pid() {
      return current.pid;
    },
    stop: () => (stopping ??= stop()),
  };
}

async function endChild(attempt: Attempt): Promise<void> {
  if (!hasNotEnded(attempt)) return;
  attempt.child.ref();
  const ended = once(attempt.child, 'exit');
  await endPostmaster(attempt.pid);
  await ended;
}
