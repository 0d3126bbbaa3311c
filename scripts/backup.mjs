// One whole backup of the shop, beside a running server.
import { install } from './steps/install.mjs';
import { runTypeScript } from './steps/process.mjs';

await install({ running: true });
process.exitCode = await runTypeScript('scripts/backup.ts', process.argv.slice(2));
