import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, type Binaries, own } from './postgres-account.ts';

/** The superuser of the embedded database. The application itself uses lesser roles. */
export const OWNER = 'postgres';

/**
 * Server settings for a shop's own machine. Durability is never traded for speed: a sale that was
 * answered is on the disk. Time-outs are set per role, not here, because reports need longer ones.
 */
const DEFAULTS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // No socket file: a stale one blocks the start after a kill -9, and nobody needs it.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  // Compiling short statements costs more than it saves.
  jit: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  data_sync_retry: 'off',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  timezone: 'Asia/Jakarta',
  log_timezone: 'Asia/Jakarta',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  log_lock_waits: 'on',
  // Without details: 'Failing row contains' would put names and identity numbers into a log.
  log_error_verbosity: 'terse',
};

/** The settings as arguments of the postgres program, so that nobody edits files in the data folder. */
export function settingArguments(port: number, settings: Record<string, string>): string[] {
  const all = { ...DEFAULTS, ...settings, port: String(port) };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The owner's password: made once, readable by the owner of the folder only. */
export function ensurePassword(dir: string, account: Account): string {
  const file = join(dir, 'password');
  if (!existsSync(file)) {
    // Exclusive: of two first starts at once, one writes and both read the same password.
    try {
      writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
    own(file, account);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Creates the cluster when there is none: checksums on, UTF-8, byte order collation of PostgreSQL
 * itself, which no system update can change under our indexes. It is made under another name and
 * renamed when complete, so that a start cut in the middle leaves nothing half-made.
 */
export function ensureCluster(dir: string, binaries: Binaries, account: Account): string {
  const dataDir = join(dir, 'pgdata');
  if (existsSync(join(dataDir, 'PG_VERSION'))) return dataDir;
  const draft = join(dir, `pgdata.new-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  runInitdb(draft, dir, binaries, account);
  try {
    renameSync(draft, dataDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another first start was quicker: its cluster is as good as ours.
    if (!existsSync(join(dataDir, 'PG_VERSION'))) throw error;
  }
  return dataDir;
}

function runInitdb(draft: string, dir: string, binaries: Binaries, account: Account): void {
  const options = [
    `--pgdata=${draft}`,
    `--username=${OWNER}`,
    `--pwfile=${join(dir, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  const made = spawnSync(binaries.initdb, options, { ...account, cwd: dir, encoding: 'utf8' });
  if (made.status === 0) return;
  rmSync(draft, { recursive: true, force: true });
  const reason = made.error?.message ?? `${made.stdout}\n${made.stderr}`.trim();
  throw new Error(`Basis data di ${dir} tidak dapat dibuat.\n${reason}`);
}
