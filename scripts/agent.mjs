// The device agent of a till on this machine: npm run agent -- --server URL --kode XXXX-XXXX
import { join } from 'node:path';
import { install } from './steps/install.mjs';
import { NODE, ROOT, run } from './steps/process.mjs';

await install({ running: true });
process.exitCode = await run(NODE, [join(ROOT, 'apps/agent/main.ts'), ...process.argv.slice(2)]);
