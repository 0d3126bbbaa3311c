/** A whole backup, made beside a running shop. It has another name until it is whole, so that half of one is never taken for one. */
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppConfig, VERSION } from '../config.ts';
import { CONNECTION } from '../postgres/connection.ts';
import { newClient } from '../postgres/hosts.ts';
import { dumpDatabase } from './dump.ts';
import { copyAnchors, copyKeys } from './keys.ts';
import { type Draft, type Manifest, writeManifest } from './manifest.ts';
import { copyPhotos, lastPhotos, PHOTOS, type Photos, writePhotoList } from './photos.ts';
import { sealFor } from './seal.ts';

export type BackupInput = {
  /** The owner's address. */
  url: string;
  config: Pick<AppConfig, 'dataDir' | 'secretKeys' | 'photoS3' | 'anchor' | 'backup'>;
  /** The folder that backups lie in, a folder each. */
  place: string;
  now: Date;
  /** The keys as well: whoever has such a backup opens all that is sealed. */
  withKeys?: boolean;
  /** The public key of whoever proves it now, beside those that it is for. */
  prover?: string;
};

const DRAFT = '.belum';

/** Moments as names of folders, in the time of Jakarta like everything a shop writes. */
export const stampOf = (now: Date): string =>
  new Date(now.getTime() + 7 * 3600_000).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/** On some systems a folder cannot be asked to reach the disk; its files have. */
async function settle(dir: string): Promise<void> {
  const handle = await open(dir).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

const DAY_MS = 86_400_000;

/** What was cut off more than a day ago nobody is writing any more: a full disk would never become empty of it. */
async function forgetCutOff(place: string, now: Date): Promise<void> {
  const drafts = (await readdir(place)).filter((name) => name.startsWith('mustika-') && name.endsWith(DRAFT));
  for (const name of drafts) {
    const { mtimeMs } = await stat(join(place, name));
    if (mtimeMs < now.getTime() - DAY_MS) await rm(join(place, name), { recursive: true, force: true });
  }
}

/** Answers the folder of the backup and what is in it. */
export async function makeBackup(input: BackupInput): Promise<{ root: string; manifest: Manifest }> {
  const root = join(input.place, `mustika-${stampOf(input.now)}`);
  const draft = `${root}${DRAFT}`;
  if (existsSync(root)) throw new Error(`${root} sudah ada`);
  await mkdir(input.place, { recursive: true, mode: 0o700 });
  await forgetCutOff(input.place, input.now);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const manifest = await fill(draft, input).catch(async (error: unknown) => {
    // A full disk is to have room again for the shop.
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw error;
  });
  await writeManifest(draft, manifest);
  await settle(draft);
  await rename(draft, root);
  await settle(input.place);
  return { root, manifest };
}

async function fill(root: string, input: BackupInput): Promise<Manifest> {
  const { url, config, place, withKeys = false, prover } = input;
  const untuk = config.backup.recipients;
  const draft: Draft = { root, seal: sealFor(prover && untuk.length > 0 ? [...untuk, prover] : untuk) };
  const keys = { ...config, anchorDir: config.anchor.dir };
  const jangkar = await copyAnchors(root, keys);
  const from = join(config.dataDir, PHOTOS);
  const photos: Photos = new Map();
  const last = config.photoS3 ? null : await lastPhotos(place, untuk);
  if (!config.photoS3) await copyPhotos(from, draft, last, photos);
  const client = newClient({ connectionString: url, ...CONNECTION });
  // The statement that waits for it is told as well.
  client.on('error', () => {});
  await client.connect();
  const dumped = await dumpDatabase(client, draft).finally(() => client.end());
  if (!config.photoS3) await copyPhotos(from, draft, last, photos);
  return {
    bentuk: 1,
    program: `${VERSION.major}.${VERSION.minor}.${VERSION.revision}`,
    ...(untuk.length > 0 ? { untuk: [...untuk] } : {}),
    ...dumped,
    foto: config.photoS3 ? null : await writePhotoList(draft, photos),
    bucket: config.photoS3?.url ?? null,
    jangkar,
    kunci: await copyKeys(draft, keys, withKeys),
  };
}
