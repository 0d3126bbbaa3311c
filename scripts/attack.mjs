// Every guard of every table, every call and every screen, attacked one by one. `npm test` tries a sample of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vitest } from './steps/checks.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { ROOT } from './steps/process.mjs';
import { buildWeb } from './steps/web.mjs';

await Promise.all([install(), ensureChromium()]);
await buildWeb();
/** What draws a sample otherwise. */
const sampled = readdirSync(join(ROOT, 'tests'), { recursive: true })
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => /\bsample\(/.test(readFileSync(join(ROOT, 'tests', file), 'utf8')))
  .map((file) => join('tests', file));
process.env.ATTACK = 'all';
const given = process.argv.slice(2);
process.exitCode = await vitest(given.length > 0 ? given : sampled);
