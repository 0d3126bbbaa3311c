// Another version of the program, with a way back. The program that runs does it, wherever it was typed: it knows its database.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR, programNow } from './steps/handover.mjs';
import { install } from './steps/install.mjs';
import { ROOT, run, runTypeScript } from './steps/process.mjs';

const root = programNow();
const there = join(root, 'scripts', 'update.mjs');
const given = process.argv.slice(2);
if (root !== ROOT && existsSync(there)) {
  process.exitCode = await run(process.execPath, [there, ...given], {
    cwd: root,
    env: { ...process.env, DATA_DIR },
  });
} else {
  await install({ running: true });
  process.exitCode = await runTypeScript('scripts/update.ts', given);
}
