import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from './precompress.mjs';
import { exists, giveUp, NODE, program, ROOT, run, say, timed } from './process.mjs';

const SOURCES = ['apps/web', 'packages/web-kit', 'packages/kernel', 'domains', 'package-lock.json'];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.git']);
/** Files no browser ever sees; a change in them is no reason to build. */
const NOT_FOR_THE_WEB = /\.(posting|query|slip|job|test|flow\.test)\.tsx?$|\.(md|sql)$/;
const STAMP = join(ROOT, 'node_modules', '.cache', 'mustika-web');

/** Builds the web application into apps/web/dist when its sources differ from the last build. */
export async function buildWeb() {
  if (!exists('apps/web/vite.config.ts')) return say('No web application yet (apps/web/vite.config.ts).');
  const wanted = fingerprint();
  if (exists('apps/web/dist/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted)
    return;
  await timed('Building the web application', async () => {
    const args = [program('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn'];
    const code = await run(NODE, args, { cwd: join(ROOT, 'apps/web') });
    if (code !== 0) giveUp('The web application cannot be built; the reason is above.');
    await precompress(join(ROOT, 'apps/web/dist'));
  });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** By content, not by date: a fresh clone and a switched branch have dates of their own. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(listFiles).sort()) {
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
    return NOT_FOR_THE_WEB.test(entry.name) ? [] : [child];
  });
}
