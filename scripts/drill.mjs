// Fault drills: kill -9, cut connections, full disk, races at the close of the day.
import { install } from './steps/install.mjs';
import { runTypeScript } from './steps/process.mjs';

await install();
process.exitCode = await runTypeScript('drills/drill.ts', process.argv.slice(2));
