import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from '../packages/server-kit/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Owner's connection string of the PostgreSQL of this run. */
    pgUrl: string;
  }
}

/**
 * One PostgreSQL for the whole run, in a folder that goes with it. MUSTIKA_TEST_URL set
 * beforehand means: use that server. Tests ask for `inject('pgUrl')` or read MUSTIKA_TEST_URL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.MUSTIKA_TEST_URL;
  if (given) {
    project.provide('pgUrl', given);
    return async () => {};
  }
  const home = mkdtempSync(join(tmpdir(), 'mustika-test-'));
  // The database account must pass through; the data folder below stays closed.
  chmodSync(home, 0o755);
  const forget = () => rmSync(home, { recursive: true, force: true });
  const postgres = await startInside(home).catch((error: unknown) => {
    forget();
    throw error;
  });
  process.env.MUSTIKA_TEST_URL = postgres.url;
  project.provide('pgUrl', postgres.url);
  return async () => {
    await postgres.stop();
    forget();
  };
}

function startInside(home: string): Promise<Postgres> {
  return startPostgres({ dir: join(home, 'postgres'), port: 25_400, settings: settings() });
}

/**
 * Two workers with small pools each. This data is thrown away, so it need not outlive the machine; what must outlive it
 * is proven with fsync on, by postgres.flow.test.ts and the drills. FSYNC=on has it here as well.
 */
function settings(): Record<string, string> {
  return { max_connections: '200', fsync: process.env.FSYNC === 'on' ? 'on' : 'off' };
}
