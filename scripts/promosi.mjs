// After a promotion: which server leads, who follows, what is missing on its timeline; and, with `-- terima`, going on without it.
import { install } from './steps/install.mjs';
import { runTypeScript } from './steps/process.mjs';

await install();
process.exitCode = await runTypeScript('scripts/promosi.ts', process.argv.slice(2));
