/** A shop on the embedded PostgreSQL brought to a moment from its archive; the one that lies there gives way only when somebody said so. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { stampOf } from '../backup/backup.ts';
import { namesIn, PHOTOS } from '../backup/photos.ts';
import { type Proof, proveShop, type Say } from '../backup/rebuild.ts';
import { tellProof } from '../backup/restore.ts';
import { bareName, isSealed, openWith, through } from '../backup/seal.ts';
import { type Folder, folderOf } from '../backup/target.ts';
import type { AppConfig } from '../config.ts';
import { onDatabase } from '../postgres/one-connection.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { migrate } from '../schema/migrate.ts';
import { systemIn } from './archive.ts';
import { recoverMoment } from './moment.ts';

export type RestoreArchiveInput = {
  /** The folder of the archive, or of one cluster in it. */
  root: string;
  /** Null: to its end. */
  until: Date | null;
  identities: readonly string[];
  config: Pick<AppConfig, 'dataDir' | 'databaseUrl' | 'photoS3' | 'anchor'>;
  replace: boolean;
  now: Date;
  say: Say;
};

/** Photos that are not there; those of later than the moment are nobody's and do no harm. */
async function bringPhotos(system: string, into: string, identities: readonly string[]): Promise<number> {
  const root = join(system, PHOTOS);
  const open = openWith(identities);
  let brought = 0;
  for (const name of await namesIn(root)) {
    const to = join(into, bareName(name));
    if (await stat(to).catch(() => null)) continue;
    const bytes = await through(isSealed(name) ? open : null, await readFile(join(root, name)));
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await writeFile(to, bytes, { mode: 0o600, flush: true });
    brought += 1;
  }
  return brought;
}

/** The cluster with today's schema, proven; it is stopped afterwards. */
async function bring(input: RestoreArchiveInput, system: string, { draft }: Folder): Promise<Proof> {
  const { until, identities, config, say } = input;
  const pieces = await recoverMoment({ system, until, identities, dir: draft, say });
  say(
    `${pieces} potong log dijalankan${until ? `, sampai ${formatWaktu(until.toISOString())} WIB` : ' sampai habis'}.`,
  );
  if (config.photoS3 === null)
    say(`${await bringPhotos(system, join(config.dataDir, PHOTOS), identities)} foto kembali.`);
  const postgres = await startPostgres({ dir: draft, log: say });
  try {
    await migrate({ url: postgres.url, log: say });
    return await onDatabase(postgres.url, (client) => proveShop(client, config.anchor.dir, until));
  } finally {
    await postgres.stop();
  }
}

/** Throws when the shop is not back; answers what the proof of its books found. */
export async function restoreArchive(input: RestoreArchiveInput): Promise<Proof> {
  const { root, config, replace, now, say } = input;
  if (config.databaseUrl !== null)
    throw new Error(
      'Arsip ini untuk PostgreSQL yang dibawa program ini: kosongkan DATABASE_URL, atau pulihkan cadangan biasa ke sana.',
    );
  const system = await systemIn(root);
  const folder = await folderOf(config.dataDir, stampOf(now), async () => replace);
  const proof = await bring(input, system, folder).catch(async (error: unknown) => {
    await folder.drop();
    throw error;
  });
  const old = await folder.take();
  if (old !== null) say(`Yang lama ada di ${old}; hapus bila tidak diperlukan lagi.`);
  tellProof(proof, say);
  return proof;
}
