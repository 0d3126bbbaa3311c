// Everything for a running shop: dependencies, web application, database, server.
import { install } from './steps/install.mjs';
import { runTypeScript, SERVER_FLAGS } from './steps/process.mjs';
import { buildWeb } from './steps/web.mjs';

await install();
await buildWeb();
process.exitCode = await runTypeScript('apps/server/main.ts', process.argv.slice(2), SERVER_FLAGS);
