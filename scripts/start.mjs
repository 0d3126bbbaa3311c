// Everything for a running shop: dependencies, web application, database, server, and somebody who starts it again.
import { install } from './steps/install.mjs';
import { NODE, SERVER_FLAGS, say } from './steps/process.mjs';
import { supervise } from './steps/supervise.mjs';
import { buildWeb } from './steps/web.mjs';

await install({ running: true });
await buildWeb();
// For an image or a package: all that a start makes but the database.
if (process.argv.includes('--prepare')) process.exit();
const server = [...SERVER_FLAGS, 'apps/server/main.ts', ...process.argv.slice(2)];
// Once: what starts again by itself was not waited for.
let onReady = () => {
  onReady = () => {};
  say(`Ready ${process.uptime().toFixed(0)} s after the start.`);
};
process.exitCode = await supervise(NODE, server, { onReady: () => onReady() });
