// The server, started again at every change, and Vite for the web application, side by side.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './steps/install.mjs';
import { ended, forwardSignals, NODE, program, ROOT, SERVER_FLAGS } from './steps/process.mjs';

await install();
// An edit of a function that is undone is not an older program.
const main = ['apps/server/main.ts', '--fungsi-ini'];
const server = spawn(NODE, [...SERVER_FLAGS, '--watch', '--watch-preserve-output', ...main], {
  cwd: ROOT,
  stdio: 'inherit',
});
const web = spawn(NODE, [program('vite', 'bin/vite.js')], { cwd: join(ROOT, 'apps/web'), stdio: 'inherit' });
forwardSignals([server, web]);
// When one of them ends, the other alone is of no use.
const codes = [server, web].map((child) => ended(child));
process.exitCode = await Promise.race(codes);
for (const child of [server, web]) child.kill('SIGTERM');
await Promise.all(codes);
