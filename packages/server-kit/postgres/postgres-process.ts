import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a data folder says about the server that uses it. */
export type Occupant =
  | { kind: 'none' }
  | { kind: 'orphan'; pid: number } // Its supervisor died; it must end before another may start.
  | { kind: 'supervised'; pid: number; supervisor: number };

const FAST = 'SIGINT';
const IMMEDIATE = 'SIGQUIT';
const MARK = 'supervisor.';

/**
 * Notes who looks after a postmaster. One file per postmaster, so that two starts at the same
 * moment cannot overwrite each other's note and take a living server for an orphan.
 */
export function markSupervised(dir: string, postmaster: number): void {
  writeFileSync(join(dir, `${MARK}${postmaster}`), String(process.pid));
}

export function unmarkSupervised(dir: string, postmaster: number): void {
  rmSync(join(dir, `${MARK}${postmaster}`), { force: true });
}

/** Looks at postmaster.pid and at the living processes; a stale file alone is nobody. */
export function findOccupant(dir: string, dataDir: string): Occupant {
  const pid = readNumber(join(dataDir, 'postmaster.pid'));
  if (pid === undefined || !isAlive(pid)) return { kind: 'none' };
  if (!isPostmasterOf(pid, dataDir)) {
    // After a reboot or in a new container the number may belong to any other program, which
    // PostgreSQL itself would take for a living server and refuse to start.
    rmSync(join(dataDir, 'postmaster.pid'), { force: true });
    return { kind: 'none' };
  }
  const supervisor = readNumber(join(dir, `${MARK}${pid}`));
  const parent = parentOf(pid);
  const alive = supervisor !== undefined && isAlive(supervisor) && (parent ?? supervisor) === supervisor;
  return alive ? { kind: 'supervised', pid, supervisor } : { kind: 'orphan', pid };
}

/** Removes the notes of supervisors that are gone. */
export function forgetDeadSupervisors(dir: string): void {
  for (const name of readdirSync(dir).filter((entry) => entry.startsWith(MARK))) {
    const supervisor = readNumber(join(dir, name));
    const postmaster = Number(name.slice(MARK.length));
    if (supervisor === undefined || !isAlive(supervisor) || !isAlive(postmaster)) {
      rmSync(join(dir, name), { force: true });
    }
  }
}

/**
 * Ends a postmaster that is not our child: first politely (open transactions roll back, a
 * checkpoint is written), then without the checkpoint, last by force. All three are safe.
 */
export async function endPostmaster(pid: number): Promise<void> {
  for (const [signal, seconds] of [
    [FAST, 30],
    [IMMEDIATE, 10],
    ['SIGKILL', 10],
  ] as const) {
    sendSignal(pid, signal);
    if (await waitForEnd(pid, seconds)) return;
  }
  throw new Error(`PostgreSQL lama (PID ${pid}) tidak mau berhenti. Hentikan dahulu, lalu coba lagi.`);
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime, which is what the signal was for.
  }
}

async function waitForEnd(pid: number, seconds: number): Promise<boolean> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    if (!isAlive(pid)) return true;
    await sleep(50);
  }
  return false;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return processState(pid) !== 'Z';
  } catch (error) {
    // EPERM means: it lives, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isPostmasterOf(pid: number, dataDir: string): boolean {
  const command = commandOf(pid);
  // Where the command line cannot be read (Windows), postmaster.pid is believed.
  return command === undefined || (command.includes('postgres') && command.includes(dataDir));
}

function commandOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, 'utf8').replaceAll('\0', ' ');
  return askPs(pid, 'command');
}

function parentOf(pid: number): number | undefined {
  if (process.platform === 'win32') return undefined;
  const fields = procStat(pid);
  const parent = fields ? fields[1] : askPs(pid, 'ppid');
  return parent === undefined ? undefined : Number(parent);
}

function processState(pid: number): string | undefined {
  return procStat(pid)?.[0];
}

/** State, parent and the rest of /proc/PID/stat, after the program name (which may hold spaces). */
function procStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined; // No /proc on this system, or the process just ended.
  }
}

function askPs(pid: number, field: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined; // ps ends with an error when there is no such process.
  }
}

function readNumber(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const value = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
