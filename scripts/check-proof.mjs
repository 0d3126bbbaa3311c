// A proof pack held against itself, and with --url against a live database: what was changed, by file and line. docs/decisions/0169.
import { spawnSync } from 'node:child_process';
import { install } from './steps/install.mjs';
import { NODE } from './steps/process.mjs';

await install();
const checker = new URL('./proof/periksa-bukti.mjs', import.meta.url).pathname;
process.exitCode = spawnSync(NODE, [checker, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 2;
