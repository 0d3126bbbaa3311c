/** Other programs than this one: that of tomorrow, made from today's, and those of commits gone by. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const PARTS = ['apps', 'database', 'domains', 'packages', 'scripts', 'package.json', 'package-lock.json'];
const LEFT = new Set(['node_modules', 'dist']);

/** The packages of today, with the house's own leading to the other folder. */
function linkModules(dir: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(dir, 'node_modules')];
  mkdirSync(join(to, '@mustika'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@mustika') symlinkSync(join(from, name), join(to, name));
  symlinkSync(join(dir, 'domains'), join(to, '@mustika', 'domains'));
  for (const name of readdirSync(join(dir, 'packages')))
    symlinkSync(join(dir, 'packages', name), join(to, '@mustika', name));
}

/** A column more in every table, with a value of its own, and another text of what posts. */
const GROWS = join(ROOT, 'tests', 'upgrade', 'besok.sql');
export const NEW_FUNCTION = 'functions/inti/catat.sql';

/** The program that follows this one: it only adds. */
export function programOfTomorrow(dir: string): string {
  const own = (path: string): boolean => !LEFT.has(basename(path));
  for (const part of PARTS) cpSync(join(ROOT, part), join(dir, part), { recursive: true, filter: own });
  linkModules(dir);
  cpSync(GROWS, join(dir, 'database', 'migrations', '9000_besok.sql'));
  appendFileSync(join(dir, 'database', NEW_FUNCTION), '-- besok\n');
  return dir;
}

const git = (...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/** The program of a commit, with the packages of its own lockfile where they are others than today's; null: not to be had. */
export function programOf(commit: string, dir: string): string | null {
  if (git('cat-file', '-t', commit) !== 'commit') return null;
  mkdirSync(dir, { recursive: true });
  const packed = spawnSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 });
  if (packed.status !== 0 || spawnSync('tar', ['-x', '-C', dir], { input: packed.stdout }).status !== 0)
    return null;
  const same = git('diff', '--name-only', commit, '--', 'package-lock.json') === '';
  if (same) linkModules(dir);
  else if (spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: dir }).status !== 0) return null;
  return existsSync(join(dir, 'node_modules')) ? dir : null;
}
