// The device agent of a till on this machine: npm run agent -- --server URL --kode XXXX-XXXX
// Or its zip with a Node of its own, for the PC of a shop: npm run agent -- zip win-x64
import { join } from 'node:path';
import { SYSTEM_NAMES, zipAgent } from './steps/agent-zip.mjs';
import { install } from './steps/install.mjs';
import { giveUp, NODE, ROOT, run, say } from './steps/process.mjs';
import { buildAgent } from './steps/web.mjs';

const [word, system = 'win-x64'] = process.argv.slice(2);
if (word === 'zip') {
  if (!SYSTEM_NAMES.includes(system)) giveUp(`${system}: there is ${SYSTEM_NAMES.join(', ')}.`);
  await install();
  await buildAgent();
  say(await zipAgent(system, join(ROOT, 'data', 'agen-zip')));
} else {
  await install({ running: true });
  process.exitCode = await run(NODE, [join(ROOT, 'apps/agent/main.ts'), ...process.argv.slice(2)]);
}
