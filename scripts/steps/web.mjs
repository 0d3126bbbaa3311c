import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from './precompress.mjs';
import { exists, giveUp, NODE, program, ROOT, run, timed } from './process.mjs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.git']);
/** Files no browser and no agent ever sees; a change in them is no reason to build. */
const NOT_BUILT = /\.(posting|query|slip|job|test|flow\.test)\.tsx?$|\.(md|sql)$/;

const WEB = {
  app: 'apps/web',
  what: 'Building the web application',
  made: 'index.html',
  stamp: 'mustika-web',
  sources: ['apps/web', 'packages/web-kit', 'packages/kernel', 'domains', 'package-lock.json'],
};
const AGENT = {
  app: 'apps/agent',
  what: 'Building the program of the device agents',
  made: 'agen.mjs',
  stamp: 'mustika-agent',
  sources: ['apps/agent', 'packages/kernel', 'package-lock.json'],
};

/** Builds the web application into apps/web/dist when its sources differ from the last build. */
export const buildWeb = () => build(WEB, precompress);

/** Builds what the PC of a till runs into apps/agent/dist: one file, which the server hands to agents that run another one. */
export const buildAgent = () => build(AGENT);

async function build({ app, what, made, stamp, sources }, finish = async () => {}) {
  const stamped = join(ROOT, 'node_modules', '.cache', stamp);
  const wanted = fingerprint(sources);
  if (exists(app, 'dist', made) && existsSync(stamped) && readFileSync(stamped, 'utf8') === wanted) return;
  await timed(what, async () => {
    const args = [program('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn'];
    const code = await run(NODE, args, { cwd: join(ROOT, app) });
    if (code !== 0) giveUp(`${what}: it cannot be built; the reason is above.`);
    await finish(join(ROOT, app, 'dist'));
  });
  mkdirSync(dirname(stamped), { recursive: true });
  writeFileSync(stamped, wanted);
}

/** By content, not by date: a fresh clone and a switched branch have dates of their own. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!exists(path)) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listFiles(child);
    return NOT_BUILT.test(entry.name) ? [] : [child];
  });
}
