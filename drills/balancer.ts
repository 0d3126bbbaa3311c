/**
 * HAProxy or nginx, as an operator runs them: with exactly the file of docs/examples, in which only addresses, ports and the place
 * of the certificate are others.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callAt } from './call.ts';

const EXAMPLES = join(import.meta.dirname, '..', 'docs', 'examples');

export type Certificate = { key: string; cert: string };

/** `port` is the encrypted one; `plain` leads there. */
export type Balancer = { name: string; port: number; plain: number; said(): string; stop(): Promise<void> };

type Setting = { dir: string; plain: number; port: number; servers: readonly [number, number] };

type Kind = {
  name: string;
  /** How it says which one it is: whether it is installed. */
  version: string[];
  file: string;
  changes(setting: Setting): readonly (readonly [text: string, instead: string])[];
  args(file: string, dir: string): string[];
};

const serverChanges = ({ servers: [a, b] }: Setting): (readonly [string, string])[] => [
  ['10.0.0.11:3000', `127.0.0.1:${a}`],
  ['10.0.0.12:3000', `127.0.0.1:${b}`],
];

const KINDS: readonly Kind[] = [
  {
    name: 'haproxy',
    version: ['-v'],
    file: 'haproxy.cfg',
    changes: (setting) => [
      ...serverChanges(setting),
      ['bind :80\n', `bind 127.0.0.1:${setting.plain}\n`],
      ['bind :443 ', `bind 127.0.0.1:${setting.port} `],
      ['/etc/haproxy/mustika.pem', join(setting.dir, 'mustika.pem')],
    ],
    // In the foreground, so that it ends with us.
    args: (file) => ['-db', '-f', file],
  },
  {
    name: 'nginx',
    version: ['-v'],
    file: 'nginx.conf',
    changes: (setting) => [
      ...serverChanges(setting),
      ['listen 80;', `listen 127.0.0.1:${setting.plain};`],
      ['listen 443 ', `listen 127.0.0.1:${setting.port} `],
      ['/etc/nginx/mustika.crt', join(setting.dir, 'mustika.crt')],
      ['/etc/nginx/mustika.key', join(setting.dir, 'mustika.key')],
    ],
    args: (file, dir) => ['-p', dir, '-c', file, '-g', `daemon off; pid ${dir}/nginx.pid; error_log stderr;`],
  },
];

/** Those that this machine has, and the names of the others. */
export function installed(): { kinds: readonly Kind[]; missing: readonly string[] } {
  const here = (kind: Kind): boolean => spawnSync(kind.name, kind.version).error === undefined;
  const kinds = KINDS.filter(here);
  return { kinds, missing: KINDS.filter((kind) => !kinds.includes(kind)).map(({ name }) => name) };
}

/** The example with our addresses; a text that is not there exactly once is an example that this drill no longer tries. */
function settled(kind: Kind, setting: Setting): string {
  let text = readFileSync(join(EXAMPLES, kind.file), 'utf8');
  for (const [from, to] of kind.changes(setting)) {
    if (text.split(from).length !== 2) throw new Error(`docs/examples/${kind.file} has not once: ${from}`);
    text = text.replace(from, to);
  }
  return text;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return gone;
}

const UP_S = 20;

/** Starts it and waits until it hands calls on. */
export async function openBalancer(
  kind: Kind,
  { key, cert }: Certificate,
  setting: Setting,
): Promise<Balancer> {
  const { dir, port, plain } = setting;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'mustika.pem'), cert + key);
  writeFileSync(join(dir, 'mustika.crt'), cert);
  writeFileSync(join(dir, 'mustika.key'), key);
  const file = join(dir, kind.file);
  writeFileSync(file, settled(kind, setting));
  const child = spawn(kind.name, kind.args(file, dir), { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  const balancer: Balancer = {
    ...{ name: kind.name, port, plain },
    said: () => said.join(''),
    stop: () => ended(child),
  };
  for (let tries = 0; tries < UP_S * 20; tries += 1) {
    const answer = await callAt({ port, ca: cert }, 'GET', '/siap').catch(() => null); // Not listening yet.
    if (answer?.status === 200) return balancer;
    if (child.exitCode !== null) break;
    await sleep(50);
  }
  await balancer.stop();
  throw new Error(`${kind.name} hands nothing on:\n${said.join('')}`);
}
