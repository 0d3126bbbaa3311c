/** Whether the program of before may run on what an upgrade left, and the database as it was when it may not. */
import { stampOf } from '../backup/backup.ts';
import { loadBackup } from '../backup/load.ts';
import { proveBackup, todaysName } from '../backup/prove.ts';
import { openerOf } from '../backup/seal.ts';
import { openTarget } from '../backup/target.ts';
import type { AppConfig } from '../config.ts';
import { CONNECTION } from '../postgres/connection.ts';
import { newClient } from '../postgres/hosts.ts';
import { onDatabase } from '../postgres/one-connection.ts';
import { migrate } from '../schema/migrate.ts';
import { RULE } from '../schema/oldest-program.ts';

/** The migrations that ran; a program that works on them knows all of these. */
export const ranHere = (url: string): Promise<ReadonlySet<string>> =>
  onDatabase(
    url,
    async (client) =>
      new Set(
        (await client.query<{ nama: string }>('select nama from migrasi')).rows.map(({ nama }) => nama),
      ),
  );

/** Does the program that knew `before` start on what is here now? */
export async function mayRun(url: string, before: ReadonlySet<string>): Promise<boolean> {
  const now = await ranHere(url);
  if ([...now].every((nama) => before.has(nama))) return true;
  if (!before.has(RULE)) return false;
  const asked = await onDatabase(url, (client) =>
    client.query<{ nama: string; perlu: string | null }>('select nama, perlu from migrasi'),
  );
  return asked.rows.every(({ nama, perlu }) => before.has(nama) || perlu === null || before.has(perlu));
}

export type PutBack = {
  root: string;
  config: Pick<AppConfig, 'dataDir' | 'databaseUrl'>;
  now: Date;
};

/**
 * Makes the database what the backup says and no newer, for the program that made it; photos and keys stay where they are. Nobody may
 * be connected. Answers where the database of before lies now.
 */
export async function putBack({ root, config, now }: PutBack): Promise<string | null> {
  const manifest = await proveBackup(root);
  // What the PostgreSQL of a draft says of itself is nobody's news.
  const target = await openTarget({ config, manifest, replace: true, stamp: stampOf(now), say: () => {} });
  try {
    const only = new Set(manifest.migrasi.map(({ nama }) => todaysName(nama)));
    await migrate({ url: target.url, only, login: false });
    const client = newClient({ connectionString: target.url, ...CONNECTION });
    client.on('error', () => {}); // The statement that waits for it is told as well.
    await client.connect();
    // It was made a moment ago for this, on the disk of the shop, and is not sealed.
    await loadBackup(client, { root, open: openerOf(manifest.untuk ?? [], []) }, manifest)
      .then(() => client.query('analyze'))
      .finally(() => client.end());
  } catch (error) {
    await target.drop();
    throw error;
  }
  return target.take();
}
