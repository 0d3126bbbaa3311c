// Everything for a running shop: dependencies, web application, database, server, and somebody who starts it again.
import { install } from './steps/install.mjs';
import { NODE, SERVER_FLAGS } from './steps/process.mjs';
import { supervise } from './steps/supervise.mjs';
import { buildWeb } from './steps/web.mjs';

await install();
await buildWeb();
process.exitCode = await supervise(NODE, [...SERVER_FLAGS, 'apps/server/main.ts', ...process.argv.slice(2)]);
