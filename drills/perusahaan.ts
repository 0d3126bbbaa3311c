/**
 * Two companies in one installation: made by the command, started together, and neither knows anything of the other; one is backed up
 * and comes back while the other goes on. docs/decisions/0142.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const NAMES = ['jaya', 'mulia'] as const;
type Name = (typeof NAMES)[number];

/** The command of the README over this folder of companies; a database of the shell's is nobody's. */
const command = (place: string, args: readonly string[]) =>
  spawn(process.execPath, [join(ROOT, 'scripts', 'company.mjs'), ...args], {
    cwd: ROOT,
    env: { ...process.env, COMPANIES_DIR: place, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function listen(child: ReturnType<typeof command>) {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  return {
    text: () => said.join(''),
    ended: new Promise<number | null>((done) => child.once('close', done)),
  };
}

async function done(place: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const heard = listen(command(place, args));
  const code = await heard.ended;
  return { code, said: heard.text() };
}

const portOf = (place: string, name: Name): number =>
  Number(parseEnv(readFileSync(join(place, name, 'setelan.env'), 'utf8'))['PORT']);

type Login = { status: number; token: string; cookie: string };

async function login(port: number, password: string): Promise<Login> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: 'OWNER', password, ambil_alih: true }),
  });
  const { data } = (await answer.json()) as { data?: { token?: string } };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { status: answer.status, token: data?.token ?? '', cookie: cookie.join('; ') };
}

const profile = async (port: number, { token, cookie }: Login): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/api/v1/users/sesi`, { headers: { 'x-auth-token': token, cookie } }))
    .status;

const ONE_TIME = (name: Name): RegExp => new RegExp(`^${name} \\| Password sekali pakai: (\\S+)$`, 'm');
const READY = /^(\w+) \| Ready /gm;
const PATIENCE_MS = 300_000;

/** Both owners at both addresses. */
async function strangers(place: string, text: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const name of NAMES) {
    const password = ONE_TIME(name).exec(text)?.[1] ?? '';
    for (const other of NAMES) {
      const { status } = await login(portOf(place, other), password);
      if (status !== (name === other ? 200 : 401)) wrong.push(`the owner of ${name} at ${other}: ${status}`);
    }
    const session = await login(portOf(place, name), password);
    for (const other of NAMES) {
      const status = await profile(portOf(place, other), session);
      if (status !== (name === other ? 200 : 401)) wrong.push(`a session of ${name} at ${other}: ${status}`);
    }
  }
  return wrong;
}

async function backThere(place: string): Promise<string[]> {
  const stored = join(place, 'di-luar');
  const made = await done(place, 'jaya', 'backup', stored);
  if (made.code !== 0) return [`backup of jaya: ${made.said}`];
  const [folder = ''] = readdirSync(stored);
  await done(place, 'kembali', 'baru');
  const back = await done(place, 'kembali', 'restore', join(stored, folder));
  return back.code === 0 ? [] : [`restore of jaya: ${back.said}`];
}

export async function companies(dir: string): Promise<string[]> {
  const place = join(dir, 'tempat');
  mkdirSync(place, { recursive: true });
  for (const name of NAMES) await done(place, name, 'baru');
  const child = command(place, ['semua', 'start']);
  const heard = listen(child);
  try {
    const until = performance.now() + PATIENCE_MS;
    while (new Set([...heard.text().matchAll(READY)].map(([, name]) => name)).size < NAMES.length) {
      if (performance.now() > until || child.exitCode !== null)
        return [`not ready: ${heard.text().slice(-2000)}`];
      await sleep(200);
    }
    return [...(await strangers(place, heard.text())), ...(await backThere(place))];
  } finally {
    child.kill('SIGTERM');
    await heard.ended;
  }
}
