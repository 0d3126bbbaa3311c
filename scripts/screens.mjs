// The pictures of docs/screens, taken from the running product with the demo chain.
import { join } from 'node:path';
import { ensureChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { ROOT, runTypeScript } from './steps/process.mjs';
import { buildWeb } from './steps/web.mjs';

await install();
if (!(await ensureChromium())) process.exit(1);
await buildWeb();
process.exitCode = await runTypeScript('tests/e2e/kit/screens.ts', [
  join(ROOT, 'docs', 'screens'),
  ...process.argv.slice(2),
]);
