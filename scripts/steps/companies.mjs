// Companies of one installation: a folder each, with its own settings, database, keys and backups. docs/decisions/0142.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './process.mjs';

/** Where they lie, unless COMPANIES_DIR says otherwise. */
export const placeOf = (env) => resolve(ROOT, env.COMPANIES_DIR || 'perusahaan');

const SETTINGS = 'setelan.env';
const NAME = /^[a-z][a-z0-9-]{1,29}$/;
/** Not a name: all of them. */
export const ALL = 'semua';

/** Why nobody may be called that; null when somebody may. */
export function wrongName(name) {
  if (NAME.test(name) && name !== ALL) return null;
  return `Nama perusahaan: huruf kecil, angka dan tanda hubung, 2 sampai 30, seperti emas-jaya. Bukan: ${name}`;
}

/** Their names, in order. */
export const companiesIn = (place) =>
  (existsSync(place) ? readdirSync(place) : [])
    .filter((name) => existsSync(join(place, name, SETTINGS)))
    .sort();

export const settingsOf = (place, name) => parseEnv(readFileSync(join(place, name, SETTINGS), 'utf8'));

/** What a program of any kind wants of its surroundings; everything else is a setting, and those are the company's own. */
const SURROUNDINGS =
  /^(?:path|pathext|home|user|username|userprofile|logname|shell|term|lang|language|lc_\w+|tz|tmp|temp|tmpdir|systemroot|systemdrive|comspec|appdata|localappdata|programdata|windir|node_\w+|npm_\w+|\w+_proxy|force_color|no_color|ld_\w+|xdg_\w+|mustika_program)$/i;

/** The environment of a company: nothing of the shell's that could be another company's database, key or backup. */
export function envOf(place, name, env) {
  const around = Object.fromEntries(Object.entries(env).filter(([key]) => SURROUNDINGS.test(key)));
  return { ...around, ...settingsOf(place, name) };
}

const portIsFree = (port) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

const FIRST_PORT = 3001;

/** A port that no company has and nobody listens on. */
async function freePort(place) {
  const taken = new Set(companiesIn(place).map((name) => Number(settingsOf(place, name).PORT)));
  for (let port = FIRST_PORT; ; port += 1) if (!taken.has(port) && (await portIsFree(port))) return port;
}

/** Makes the folder and its settings; `given` are settings as `NAME=value`. Answers them. */
export async function makeCompany(place, name, given) {
  const own = parseEnv(given.join('\n'));
  const dir = join(place, name);
  const settings = {
    PORT: String(await freePort(place)),
    DATA_DIR: join(dir, 'data'),
    DEMO: 'off',
    ...own,
  };
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const lines = Object.entries(settings).map(
    ([key, value]) => `${key}=${/[\s#"']/.test(value) ? JSON.stringify(value) : value}`,
  );
  // Passwords of databases and buckets may stand here.
  writeFileSync(join(dir, SETTINGS), `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  return settings;
}
