// The audit chains against their anchors: names the first broken row of every store, or says that all is whole.
import { install } from './steps/install.mjs';
import { runTypeScript } from './steps/process.mjs';

await install();
process.exitCode = await runTypeScript('scripts/verify-audit.ts', process.argv.slice(2));
