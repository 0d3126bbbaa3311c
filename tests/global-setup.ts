import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from '../packages/server-kit/postgres/postgres.ts';
import { sampleSaid } from './kit/sample.ts';
import { FACTOR } from './machine.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Owner's connection string of the PostgreSQL of this run. */
    pgUrl: string;
  }
}

/** One for all projects of a run: each asks for it, the last lets it go. */
let running: Promise<Postgres> | null = null;
let askers = 0;

/**
 * One PostgreSQL for the whole run, in a folder that goes with it. MUSTIKA_TEST_URL set
 * beforehand means: use that server. Tests ask for `inject('pgUrl')` or read MUSTIKA_TEST_URL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.MUSTIKA_TEST_URL;
  if (given && !running) {
    project.provide('pgUrl', given);
    return async () => {};
  }
  askers += 1;
  if (!running) {
    console.log(sampleSaid);
    console.log(
      `This machine is ${FACTOR} times as slow as two quiet cores: every limit is that much longer.`,
    );
    running = start();
  }
  const postgres = await running;
  process.env.MUSTIKA_TEST_URL = postgres.url;
  project.provide('pgUrl', postgres.url);
  return async () => {
    askers -= 1;
    if (askers === 0) await postgres.stop();
  };
}

async function start(): Promise<Postgres> {
  const home = mkdtempSync(join(roomiest(), 'mustika-test-'));
  // The database account must pass through; the data folder below stays closed.
  chmodSync(home, 0o755);
  const forget = () => rmSync(home, { recursive: true, force: true });
  const postgres = await startPostgres({
    dir: join(home, 'postgres'),
    port: 25_400,
    settings: settings(),
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return { ...postgres, stop: () => postgres.stop().then(forget) };
}

const MEMORY = '/dev/shm';
/** Templates, the clones of three workers and their log, with room to spare. */
const WANTED_BYTES = 3 * 1024 ** 3;

/** In memory where there is room: a run makes and drops some three hundred databases of 25 MB. */
function roomiest(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= WANTED_BYTES) return MEMORY;
  } catch {
    // No such folder on this system.
  }
  return tmpdir();
}

/**
 * This data is thrown away, so it need not outlive the machine; what must outlive it is proven with fsync on, by
 * postgres.flow.test.ts and the drills. FSYNC=on has it here as well. Every connection is new to its database and does
 * little: plans that are made five times over before they are kept cost more than they save.
 */
function settings(): Record<string, string> {
  const durable = process.env.FSYNC === 'on';
  return {
    max_connections: '200',
    plan_cache_mode: 'force_generic_plan',
    ...(durable
      ? {}
      : {
          fsync: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0',
          max_wal_size: '512MB',
        }),
  };
}
