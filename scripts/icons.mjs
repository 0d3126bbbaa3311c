// The icons of the page, cut from Tabler's package into apps/web/ikon.tsv. After a screen shows another one.
import { install } from './steps/install.mjs';
import { runTypeScript } from './steps/process.mjs';

await install();
process.exitCode = await runTypeScript('apps/web/write-icons.ts');
