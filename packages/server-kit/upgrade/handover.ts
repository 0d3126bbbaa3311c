/** What an upgrade tells the program that looks after the server, in files of `DATA_DIR/program` (scripts/steps/handover.mjs). */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../postgres/postgres-process.ts';

export const programDir = (dataDir: string): string => join(dataDir, 'program');

/** Whoever starts here next starts that program. */
export function appoint(dataDir: string, root: string): void {
  const file = join(programDir(dataDir), 'kini');
  writeFileSync(`${file}.baru`, `${root}\n`);
  renameSync(`${file}.baru`, file);
}

const pidIn = (file: string): number => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);

// To everybody of this group, nobody in particular: what 0 means to the system.
const lives = (pid: number): boolean => pid > 0 && isAlive(pid);

const isTaken = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host, port });
    const tell = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', tell(true)).once('error', tell(false));
  });

/** Requests under way get ten seconds, PostgreSQL its own. */
const PATIENCE_S = 90;

export type Place = { /** Somebody waits to start again. */ watched: boolean; release(): void };

/** Ends the server that runs and keeps its place. Throws when one runs that nobody can be asked to end. */
export async function holdPlace(dataDir: string, host: string, port: number): Promise<Place> {
  const dir = programDir(dataDir);
  mkdirSync(dir, { recursive: true });
  const [mine, watcher] = [join(dir, 'naik'), pidIn(join(dir, 'penjaga'))];
  const other = pidIn(mine);
  if (other !== process.pid && lives(other)) throw new Error(`pembaruan lain sedang berjalan (${other})`);
  const watched = lives(watcher) && process.platform !== 'win32';
  if (!watched && (await isTaken(host, port)))
    throw new Error(
      `server di ${host}:${port} tidak dapat diminta berhenti dari sini. Hentikan dahulu, lalu ulangi.`,
    );
  writeFileSync(mine, `${process.pid}\n`);
  const release = (): void => rmSync(mine, { force: true });
  process.once('exit', release);
  if (watched) process.kill(watcher, 'SIGUSR2');
  for (let tries = 0; await isTaken(host, port); tries += 1) {
    if (tries > PATIENCE_S * 5) throw new Error('server tidak berhenti');
    await sleep(200);
  }
  return { watched, release };
}
