/** Another program than the one that runs: brought into a folder of its own, made ready, tried. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Say } from '../backup/rebuild.ts';

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((done) => {
    child.once('error', () => done(127));
    child.once('close', (code) => done(code ?? 1));
  });

/** Runs a command and answers what it wrote; null when it failed. */
async function read(command: string, args: readonly string[], cwd: string): Promise<string | null> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const parts: string[] = [];
  child.stdout.on('data', (part: Buffer) => void parts.push(part.toString()));
  return (await ended(child)) === 0 ? parts.join('').trim() : null;
}

/** A version, a branch or a commit, as a folder beside others; a folder is itself. */
export async function bringProgram(wanted: string, from: string, into: string, say: Say): Promise<string> {
  if (existsSync(join(wanted, 'scripts', 'start.mjs'))) return resolve(wanted);
  say(`Mengambil ${wanted} ...`);
  if ((await read('git', ['fetch', '--quiet', '--tags'], from)) === null)
    say('Sumber program tidak terjangkau; dicari di antara yang sudah ada.');
  const names = [`origin/${wanted}`, wanted, `v${wanted}`].map((name) => `${name}^{commit}`);
  let commit: string | null = null;
  for (const name of names) commit ??= await read('git', ['rev-parse', '--quiet', '--verify', name], from);
  if (commit === null) throw new Error(`${wanted} bukan folder program, versi, atau commit yang dikenal`);
  const root = join(into, commit.slice(0, 12));
  mkdirSync(into, { recursive: true });
  if (!existsSync(join(root, 'scripts', 'start.mjs'))) {
    await read('git', ['worktree', 'prune'], from);
    if ((await read('git', ['worktree', 'add', '--quiet', '--detach', root, commit], from)) === null)
      throw new Error(`${wanted} tidak dapat disiapkan di ${root}`);
  }
  return root;
}

/** Every program since 22 November has these two steps; not all can be asked for them from outside. */
const PREPARE = `const { install } = await import('./scripts/steps/install.mjs'); await install({ running: true });
const { buildWeb } = await import('./scripts/steps/web.mjs'); await buildWeb();`;

/** Packages and web application, while the shop sells. */
export async function prepareProgram(root: string): Promise<void> {
  const args = ['--input-type=module', '--eval', PREPARE];
  if ((await ended(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }))) !== 0)
    throw new Error(`program di ${root} tidak dapat disiapkan; sebabnya di atas`);
}

type Steps = { NODE: string; SERVER_FLAGS: readonly string[] };
const READY = 'Mustika siap di ';
const MIGRATION = 'migrasi ';

export type Trial = { root: string; url: string; dataDir: string; say: Say };

/**
 * Starts it for a moment where no till finds it: it migrates, reads its settings, opens its doors and closes them. Throws with its own
 * last words when it does not come so far.
 */
export async function tryProgram({ root, url, dataDir, say }: Trial): Promise<void> {
  const steps = (await import(pathToFileURL(join(root, 'scripts/steps/process.mjs')).href)) as Steps;
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(steps.NODE, [...steps.SERVER_FLAGS, 'apps/server/main.ts'], {
    ...{ cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    env: { ...env, METRICS_PORT: '' },
  });
  // Whoever breaks this off leaves no server behind: it ends with the line between us.
  const lines: string[] = [];
  let ready = false;
  const hear = (part: Buffer): void => {
    for (const line of part.toString().split('\n').filter(Boolean)) {
      lines.push(line);
      if (line.startsWith(MIGRATION)) say(`  ${line}`);
      if (!line.startsWith(READY) || ready) continue;
      ready = true;
      child.kill('SIGTERM');
    }
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  await ended(child);
  if (!ready) throw new Error(`program baru tidak mau jalan: ${lines.slice(-2).join(' ').trim()}`);
}
