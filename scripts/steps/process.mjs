import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, wherever the command was typed. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Node 26 as installed by npm: it runs TypeScript as it is. The scripts themselves need only Node 20. */
export const NODE = join(ROOT, 'node_modules', nodePackage(), 'bin', binary());

function nodePackage() {
  if (process.platform === 'win32') return `node-win-${process.arch}`;
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${process.platform}-${process.arch}`;
}

function binary() {
  return process.platform === 'win32' ? 'node.exe' : 'node';
}

/** The script of a package's program, run with our Node instead of the one its first line asks for. */
export function program(packageName, file) {
  return join(ROOT, 'node_modules', packageName, file);
}

export function exists(...path) {
  return existsSync(join(ROOT, ...path));
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Does a step of a start that somebody waits for: says what it does, and how long it took. */
export async function timed(what, work) {
  say(`${what} ...`);
  const started = performance.now();
  const result = await work();
  say(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Prints why and ends; for what the person at the keyboard has to put right. */
export function giveUp(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/**
 * Runs a command in the foreground and answers its exit code. Signals go on to it, so that
 * Ctrl-C and service managers stop the real program and wait for its farewell.
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  const release = forwardSignals([child]);
  return ended(child).finally(release);
}

/** Runs a command beside others and answers its exit code with all it said, so that lines of two do not mix. */
export async function runQuietly(command, args) {
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const release = forwardSignals([child]);
  // Not when it exits: what it said last may still be on its way.
  const closed = new Promise((done) => child.once('close', done));
  const code = await ended(child).finally(release);
  if (child.pid !== undefined) await closed;
  return { code, output: Buffer.concat(said) };
}

/**
 * How the server is run. Starting fills the young generation once, and Node keeps what it grew to, 64 MB, for good;
 * with spaces of 16 MB the server rests below the 200 MB of docs/performance.md.
 */
export const SERVER_FLAGS = JSON.parse(readFileSync(new URL('./server-flags.json', import.meta.url), 'utf8'));

/** Runs a TypeScript file with our Node. */
export function runTypeScript(file, args = [], flags = []) {
  if (!exists(file)) giveUp(`${file} does not exist yet.`);
  return run(NODE, [...flags, join(ROOT, file), ...args]);
}

export function ended(child) {
  return new Promise((done) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      done(127);
    });
    child.once('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

export function forwardSignals(children) {
  // In a terminal the whole group gets Ctrl-C by itself; sending it twice would look like impatience.
  const inTerminal = Boolean(process.stdin.isTTY);
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => {
      if (signal === 'SIGINT' && inTerminal) return;
      for (const child of children) child.kill(signal);
    };
    process.on(signal, handler);
    return { signal, handler };
  });
  return () => {
    for (const { signal, handler } of handlers) process.removeListener(signal, handler);
  };
}
