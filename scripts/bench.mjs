// The benchmark, as ratios against the raw limit measured in the same run.
import { install } from './steps/install.mjs';
import { runTypeScript } from './steps/process.mjs';

await install();
process.exitCode = await runTypeScript('bench/bench.ts', process.argv.slice(2));
