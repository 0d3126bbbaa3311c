import { existsSync } from 'node:fs';
import { run, say } from './process.mjs';

const SOON = [
  '-o',
  'Acquire::Retries=1',
  '-o',
  'Acquire::http::Timeout=15',
  '-o',
  'Acquire::https::Timeout=15',
];

/** One at a time: apt locks its lists. */
let queue = Promise.resolve();

/** Installs a package of Debian when we may; answers whether it tried. */
export function installDebian(name, why) {
  const tried = queue.then(() => install(name, why));
  queue = tried.catch(() => false);
  return tried;
}

async function install(name, why) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`Installing ${name} ${why} (apt-get) ...`);
  const options = {
    // A machine without a way to Debian is told so soon: there may be another way.
    timeout: 180_000,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', [...SOON, 'update', '-qq'], options);
  await run('apt-get', [...SOON, 'install', '-y', '-qq', '--no-install-recommends', name], options);
  return true;
}
