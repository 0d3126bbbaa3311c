/** npm run schema: writes database/schema.sql from a database that today's migrations make. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import { SCHEMA_FILE } from '@mustika/server-kit/schema/migration-files.ts';
import { todaysSchema } from './today.ts';

const home = mkdtempSync(join(tmpdir(), 'mustika-skema-'));
// The database account must pass through; the data folder below stays closed.
chmodSync(home, 0o755);
try {
  const postgres = await startPostgres({
    dir: join(home, 'postgres'),
    port: 55_450,
    settings: { fsync: 'off' },
  });
  try {
    writeFileSync(SCHEMA_FILE, await todaysSchema(postgres.url));
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
