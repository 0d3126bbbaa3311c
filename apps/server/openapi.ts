/** The OpenAPI document of the house, without a database: what `npm run client` and its test read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { house } from '@mustika/domains/house.ts';
import { systemClock } from '@mustika/kernel/date.ts';
import { buildApp } from '@mustika/server-kit/app.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import type { Database } from '@mustika/server-kit/database.ts';
import type { OpenApi } from '../../packages/client/write-client.ts';
import { commands, documents, reports } from './implementations.ts';
import { refusals } from './refusals.ts';

const nothing = (): never => {
  throw new Error('the document of the API is made without a database');
};
const NO_DATABASE: Database = {
  ...{ read: nothing, tx: nothing, report: nothing, batch: nothing, rows: nothing, call: nothing },
  ...{
    trial: nothing,
    listen: nothing,
    ping: nothing,
    followers: nothing,
    connections: nothing,
    close: nothing,
  },
};

export async function openApiDocument(): Promise<OpenApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mustika-openapi-'));
  try {
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
    const parts = {
      db: NO_DATABASE,
      clock: systemClock,
      config,
      house,
      commands,
      documents,
      reports,
      refusals,
    };
    const { app } = await buildApp(parts);
    await app.ready();
    const document = app.swagger() as unknown as OpenApi;
    await app.close();
    return document;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
