/**
 * Two servers of one shop, as an operator would have them: one PostgreSQL, folders of their own, the same keys, photos in a folder that
 * both reach. Whatever balancer stands before them is the shop's address.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Postgres, startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import pg from 'pg';
import { type Server, startServer } from '../bench/server.ts';
import { sertifikatLokal } from '../tests/kit/sertifikat.ts';
import type { Balancer, Certificate } from './balancer.ts';
import { loginAt, type Place } from './call.ts';
import { fill, PASSWORD, type Shop } from './shop.ts';

export type Process = Place & {
  name: 'a' | 'b';
  dir: string;
  start(): Promise<void>;
  /** SIGTERM, and the time it takes to leave. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Calls under the API that it has answered since it was started. */
  answered(): Promise<number>;
  said(): string;
};

export type Pair = {
  a: Process;
  b: Process;
  certificate: Certificate;
  dir: string;
  /** The shop as tills reach it behind this balancer. */
  behind(balancer: Balancer): Shop;
  ask: Shop['ask'];
  url: string;
  close(): Promise<void>;
};

/** What docs/examples ask of every server behind a balancer. */
const asBehind = (url: string): Record<string, string> => ({
  SECRET_KEYS: randomBytes(32).toString('base64'),
  TRUST_PROXY: '127.0.0.1',
  DRAIN_SECONDS: '5',
  LATIHAN_DATABASE_URL: url,
});

type ProcessInput = { name: 'a' | 'b'; dir: string; port: number; url: string; env: Record<string, string> };

async function openProcess({ name, dir, port, url, env }: ProcessInput): Promise<Process> {
  const own = join(dir, `server-${name}`);
  const photos = join(dir, 'foto-bersama');
  for (const folder of [own, photos]) mkdirSync(folder, { recursive: true });
  symlinkSync(photos, join(own, 'foto'));
  // Its measures are asked below: what it answered, nobody else can say.
  const metrics = port + 1;
  const measured = { ...env, METRICS_PORT: String(metrics) };
  const open = (): Promise<Server> => startServer({ url, port, dataDir: own, poolSize: 6, env: measured });
  let server = await open();
  return {
    ...{ name, dir: own, port },
    start: async () => {
      server = await open();
    },
    stop: () => server.stop(),
    kill: () => server.kill(),
    answered: async () => {
      const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
      const counts = text.matchAll(
        /^http_server_request_duration_seconds_count\{[^}]*http_route="\/api\/[^}]*\} (\d+)/gm,
      );
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    },
    said: () => server.said(),
  };
}

/** Waits until it answers tills again: the balancer has noticed that it is back. */
export async function taken(process: Process, patienceMs = 30_000): Promise<void> {
  const end = performance.now() + patienceMs;
  while ((await process.answered().catch(() => 0)) < 10) {
    if (performance.now() > end) throw new Error(`no till reaches server ${process.name} again`);
    await sleep(100);
  }
}

export async function openPair(dir: string, port: number, barang: number): Promise<Pair> {
  await fill(dir, barang);
  const postgres: Postgres = await startPostgres({ dir: join(dir, 'postgres') });
  const { url } = postgres;
  const env = asBehind(url);
  const a = await openProcess({ name: 'a', dir, port, url, env });
  const b = await openProcess({ name: 'b', dir, port: port + 2, url, env });
  const certificate = sertifikatLokal();
  const ask: Shop['ask'] = async (text, values = []) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows;
    } finally {
      await client.end();
    }
  };
  return {
    ...{ a, b, certificate, dir, ask, url },
    behind: (balancer) => {
      const place = { port: balancer.port, ca: certificate.cert };
      return {
        ...{ ...place, dir, ask },
        login: (user_id) => loginAt(place, user_id, PASSWORD),
        start: a.start,
        killServer: a.kill,
        killPostmaster: () => process.kill(postgres.pid, 'SIGKILL'),
        ready: async () => void (await Promise.all([taken(a), taken(b)])),
        url: () => url,
        said: () => [balancer.said(), a.said(), b.said()].join('\n'),
        close: async () => {},
      };
    },
    close: async () => {
      await Promise.all([a.kill(), b.kill()]);
      await postgres.stop();
    },
  };
}
