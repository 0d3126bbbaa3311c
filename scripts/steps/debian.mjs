import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './process.mjs';

/** Installs a package of Debian when we may; answers whether it tried. */
export function installDebian(name, why) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`Installing ${name} ${why} (apt-get) ...`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  return true;
}
