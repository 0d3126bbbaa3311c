// Brings a shop back from a backup, on this machine or another.
import { install } from './steps/install.mjs';
import { runTypeScript } from './steps/process.mjs';

await install({ running: true });
process.exitCode = await runTypeScript('scripts/restore.ts', process.argv.slice(2));
