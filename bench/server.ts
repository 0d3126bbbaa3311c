/** The real server as a process of its own, and cashiers who log in to it as a browser does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

export type ServerInput = {
  /** Empty: the server brings its own PostgreSQL, in the data folder. */
  url: string;
  port: number;
  dataDir: string;
  poolSize: number;
  /** Environment beside what the input says. */
  env?: Readonly<Record<string, string>>;
  /** Arguments of Node, such as --cpu-prof. */
  nodeArgs?: readonly string[];
  /** Folder of another program than this one. */
  root?: string;
};

export type Server = {
  port: number;
  pid: number;
  /** From the start of the process to its first answer, in milliseconds. */
  startedIn: number;
  /** Proportional share of the memory of the process, in MB. */
  memory(): number;
  login(user_id: string, password: string): Promise<Headers>;
  stop(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
  /** What it has printed so far. */
  said(): string;
};

/** What every call of a session carries. */
export type Headers = Readonly<Record<'x-auth-token' | 'cookie', string>>;

export async function startServer({
  url,
  port,
  dataDir,
  poolSize,
  env = {},
  nodeArgs = [],
  root = ROOT,
}: ServerInput): Promise<Server> {
  mkdirSync(dataDir, { recursive: true });
  const started = performance.now();
  // Flags name files of the repository by their way from its root; another program may have others.
  const flags: string[] = JSON.parse(readFileSync(join(root, 'scripts/steps/server-flags.json'), 'utf8'));
  const rooted = flags.map((flag) => (flag.startsWith('./') ? join(root, flag) : flag));
  const child = spawn(process.execPath, [...rooted, ...nodeArgs, join(root, 'apps', 'server', 'main.ts')], {
    cwd: dataDir,
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      POOL_SIZE: String(poolSize),
      DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  await firstAnswer(child, port, said);
  return {
    port,
    pid: child.pid as number,
    startedIn: performance.now() - started,
    memory: () => proportionalMemory(child.pid as number),
    login: (user_id, password) => login(port, user_id, password),
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
    said: () => said.join(''),
  };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  return gone;
}

async function firstAnswer(child: ChildProcess, port: number, said: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${said.join('')}`);
    const response = await fetch(`http://127.0.0.1:${port}/siap`).catch(() => null); // Not listening yet.
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the server did not answer within 30 s');
}

/** PSS counts shared pages once over all processes; where /proc has none (no Linux) there is no figure. */
function proportionalMemory(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

export async function login(port: number, user_id: string, password: string): Promise<Headers> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Who works in one drill works in the next: each is another device, and takes over.
    body: JSON.stringify({ user_id, password, ambil_alih: true }),
  });
  const body = (await response.json()) as { data?: { token: string }; message?: string };
  if (!body.data) throw new Error(`login of ${user_id}: ${response.status} ${body.message}`);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { 'x-auth-token': body.data.token, cookie };
}
