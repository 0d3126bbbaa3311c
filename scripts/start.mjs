// Everything for a running shop: dependencies, web application, database, server, and somebody who starts it again.
import { join } from 'node:path';
import { DATA_DIR, placeFree, programNow, stepAsideWhenAsked } from './steps/handover.mjs';
import { install } from './steps/install.mjs';
import { NODE, ROOT, run, SERVER_FLAGS, say } from './steps/process.mjs';
import { supervise } from './steps/supervise.mjs';
import { buildAgent, buildWeb } from './steps/web.mjs';

/** Says that somebody already looks after this program. */
const FOLLOWS = 'MUSTIKA_PROGRAM';

async function prepare() {
  await install({ running: true });
  await buildWeb();
  await buildAgent();
}

async function startHere() {
  await prepare();
  const server = [...SERVER_FLAGS, 'apps/server/main.ts', ...process.argv.slice(2)];
  // Once: what starts again by itself was not waited for.
  let onReady = () => {
    onReady = () => {};
    say(`Ready ${process.uptime().toFixed(0)} s after the start.`);
  };
  return supervise(NODE, server, { onReady: () => onReady() });
}

/** The program that `npm run update` brought, by its own start. */
const startThere = (root) =>
  run(process.execPath, [join(root, 'scripts', 'start.mjs'), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, DATA_DIR, [FOLLOWS]: root },
  });

/** Program after program, as upgrades bring them. */
async function startWhatIsMeant() {
  const state = stepAsideWhenAsked();
  for (;;) {
    await placeFree();
    state.swapping = false;
    const root = programNow();
    const code = root === ROOT ? await startHere() : await startThere(root);
    if (!state.swapping) return code;
  }
}

// For an image or a package: all that a start makes but the database.
if (process.argv.includes('--prepare')) await prepare();
else process.exitCode = await (process.env[FOLLOWS] ? startHere() : startWhatIsMeant());
