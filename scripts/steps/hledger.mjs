import { spawnSync } from 'node:child_process';
import { installDebian } from './debian.mjs';

const there = () => spawnSync('hledger', ['--version'], { stdio: 'ignore' }).status === 0;

/** Another program's arithmetic over our books: one test asks it. Answers whether it can be asked. */
export async function ensureHledger() {
  if (there()) return true;
  return (await installDebian('hledger', 'for the test that adds our books up again')) && there();
}
