/**
 * The rehearsal of a backup: it comes back on a PostgreSQL of its own, the product starts over it, and its books are proven. Nothing
 * of it stays, nothing of it goes out: no queue runs there. Photos are proven by their checksums and not copied.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { homeOf, startPostgres, stopOrphan } from '../postgres/postgres.ts';
import { proveBackup } from './prove.ts';
import { type Proof, rebuild } from './rebuild.ts';
import { openerOf } from './seal.ts';

/** Starts the product over this database, asks whether it is ready, and ends it; throws when it is not. */
export type TryShop = (url: string, dataDir: string) => Promise<void>;

export type RehearseInput = {
  /** The folder of the backup. */
  root: string;
  /** What opens it, where it is sealed. */
  identities: readonly string[];
  /** Where folders may be made that are nobody else's, and are gone afterwards. */
  dataDir: string;
  tryShop: TryShop;
};

/** Small and careless: it lives for minutes, beside a shop that sells. */
const SETTINGS = { shared_buffers: '64MB', max_connections: '20', fsync: 'off', full_page_writes: 'off' };

const silent = (): void => {};

/** Answers what the proof found; throws when the backup is broken, does not go in, or the product does not start over it. */
export async function rehearse({ root, identities, dataDir, tryShop }: RehearseInput): Promise<Proof> {
  const manifest = await proveBackup(root);
  const whole = { root, open: openerOf(manifest.untuk ?? [], identities) };
  // Beside that of the shop, which the account of PostgreSQL can reach: a folder between would be closed to it.
  const [dir, scratch] = [join(dataDir, 'postgres-uji'), join(dataDir, 'uji-cadangan')];
  const away = async (): Promise<void> => {
    await rm(homeOf(dir), { recursive: true, force: true });
    await rm(scratch, { recursive: true, force: true });
  };
  // One that a power cut left behind.
  await stopOrphan(dir);
  await away();
  const postgres = await startPostgres({ dir, settings: SETTINGS });
  try {
    const proof = await rebuild({ url: postgres.url, whole, manifest, login: true, say: silent });
    await tryShop(postgres.url, scratch);
    return proof;
  } finally {
    await postgres.stop();
    await away();
  }
}
