import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Account, type Binaries, chooseAccount, reachableDir } from './postgres-account.ts';
import { OWNER, settingArguments } from './postgres-cluster.ts';
import {
  endPostmaster,
  findOccupant,
  forgetDeadSupervisors,
  markSupervised,
  unmarkSupervised,
} from './postgres-process.ts';

/** Where a database lives and what it is run with. */
export type Place = {
  dir: string;
  dataDir: string;
  logFile: string;
  account: Account;
  binaries: Binaries;
  password: string;
};
export type Plan = { settings: Record<string, string>; firstPort: number; lastPort: number };
export type Attempt = { child: ChildProcess; pid: number };
type Outcome = 'ready' | 'port-taken' | 'leftovers' | 'failed';

const LOG_LIMIT = 20 * 1024 * 1024;
/** After a kill -9 its helpers need a moment to notice and to let go of the shared memory. */
const LEFTOVERS_MS = 15_000;
const DYING_MS = 2_000;
const NOT_LISTENING_MS = 60_000;
/** Replaying a large log takes minutes; giving up would only start it again from the beginning. */
const RECOVERY_MS = 30 * 60_000;

/** Tries ports and waits for leftovers until a server answers. */
export async function launch(
  place: Place,
  plan: Plan,
  log: (line: string) => void,
): Promise<{ attempt: Attempt; port: number }> {
  const deadline = performance.now() + LEFTOVERS_MS;
  // First of all, so that an orphan does not occupy the port we look for.
  await clearDataDir(place.dir, place.dataDir, log);
  let port = await freePort(plan.firstPort, plan.lastPort);
  for (;;) {
    await clearDataDir(place.dir, place.dataDir, log);
    forgetDeadSupervisors(place.dir);
    const logStart = rotateLog(place.logFile);
    const attempt = spawnPostmaster(place, port, plan.settings);
    const outcome = await waitUntilReady(place, attempt, port, logStart, log);
    if (outcome === 'ready') return { attempt, port };
    unmarkSupervised(place.dir, attempt.pid);
    const hopeless = outcome === 'failed' || performance.now() > deadline;
    if (hopeless) throw cannotStart(place, logStart);
    if (outcome === 'port-taken') port = await freePort(port + 1, plan.lastPort);
    else await sleep(300);
  }
}

function cannotStart(place: Place, logStart: number): Error {
  const tail = readLog(place.logFile, logStart).trim().split('\n').slice(-15).join('\n');
  return new Error(`PostgreSQL di ${place.dir} tidak dapat dijalankan. Baris terakhir catatannya:\n${tail}`);
}

/**
 * Detached, so that Ctrl-C in a terminal reaches only the supervisor, which finishes its requests
 * before it ends the database. The log is a file: a pipe would be lost with a killed supervisor.
 */
function spawnPostmaster(place: Place, port: number, settings: Record<string, string>): Attempt {
  const output = openSync(place.logFile, 'a', 0o600);
  const args = ['-D', place.dataDir, ...settingArguments(port, settings)];
  const child = spawn(place.binaries.postgres, args, {
    ...place.account,
    cwd: place.dataDir,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, LC_ALL: 'C' },
  });
  closeSync(output);
  // Without a listener a program that cannot be run would end this process instead of this attempt.
  child.on('error', () => {});
  child.unref();
  const pid = child.pid ?? 0;
  if (pid > 0) markSupervised(place.dir, pid);
  return { child, pid };
}

async function waitUntilReady(
  place: Place,
  attempt: Attempt,
  port: number,
  logStart: number,
  log: (line: string) => void,
): Promise<Outcome> {
  const started = performance.now();
  let announced = false;
  while (hasNotEnded(attempt)) {
    const answer = await tryConnect(connectionUrl(place, port));
    if (answer === 'ok' && hasNotEnded(attempt)) return 'ready';
    const waited = performance.now() - started;
    if (waited > (answer === 'starting' ? RECOVERY_MS : NOT_LISTENING_MS)) {
      await endPostmaster(attempt.pid);
      return 'failed';
    }
    if (answer === 'starting' && waited > 3_000 && !announced) {
      log('PostgreSQL sedang memulihkan data setelah berhenti mendadak.');
      announced = true;
    }
    await sleep(40);
  }
  const text = readLog(place.logFile, logStart);
  if (/could not create any TCP\/IP sockets|could not bind/.test(text)) return 'port-taken';
  return /pre-existing shared memory|lock file .* already exists/.test(text) ? 'leftovers' : 'failed';
}

export function hasNotEnded({ child, pid }: Attempt): boolean {
  return pid > 0 && child.exitCode === null && child.signalCode === null;
}

/** A real connection with our password: an open port alone may be somebody else's server. */
async function tryConnect(url: string): Promise<'ok' | 'starting' | 'no'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return 'ok';
  } catch (error) {
    // 57P03: it listens, but is still starting up or recovering.
    return error instanceof Error && 'code' in error && error.code === '57P03' ? 'starting' : 'no';
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns whether an orphan was ended; throws when the server belongs to a living supervisor. */
export async function clearDataDir(
  dir: string,
  dataDir: string,
  log: (line: string) => void,
): Promise<boolean> {
  const deadline = performance.now() + DYING_MS;
  let occupant = findOccupant(dir, dataDir);
  // A server that was just killed, or told to stop, is still seen for a moment.
  while (occupant.kind === 'supervised' && performance.now() < deadline) {
    await sleep(50);
    occupant = findOccupant(dir, dataDir);
  }
  if (occupant.kind === 'supervised') {
    throw new Error(
      `Basis data di ${dir} sedang dipakai oleh proses ${occupant.supervisor}. Hentikan proses itu dahulu, atau pilih DATA_DIR lain.`,
    );
  }
  if (occupant.kind === 'none') return false;
  log(`Menghentikan PostgreSQL yang tertinggal (PID ${occupant.pid}).`);
  await endPostmaster(occupant.pid);
  return true;
}

export function connectionUrl(place: Place, port: number): string {
  return `postgresql://${OWNER}:${place.password}@127.0.0.1:${port}/postgres`;
}

/** The owner's address of the server that runs in this folder, supervised by whomever; null when none answers. */
export async function runningUrl(wanted: string): Promise<string | null> {
  const dir = reachableDir(wanted, chooseAccount(join(wanted, 'pgdata')));
  const file = (name: string): string | null =>
    existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : null;
  const port = Number(file('pgdata/postmaster.pid')?.split('\n')[3]);
  const password = file('password')?.trim();
  if (!port || !password) return null;
  const url = `postgresql://${OWNER}:${password}@127.0.0.1:${port}/postgres`;
  return (await tryConnect(url)) === 'ok' ? url : null;
}

async function freePort(from: number, to: number): Promise<number> {
  for (let port = from; port <= to; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`Tidak ada port bebas antara ${from} dan ${to} untuk PostgreSQL.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Keeps one old log, and returns where the new attempt begins in the current one. */
function rotateLog(file: string): number {
  if (!existsSync(file)) return 0;
  if (statSync(file).size < LOG_LIMIT) return statSync(file).size;
  renameSync(file, `${file}.1`);
  return 0;
}

function readLog(file: string, from: number): string {
  return existsSync(file) ? readFileSync(file).subarray(from).toString('utf8') : '';
}
