/**
 * Backups in a bucket beside those on the disk: a folder each with its page last, so that one that was cut off is none; photos once, in a
 * folder of all of them. Whoever restores brings one here first and goes on as from a disk.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Files } from '../files/s3-files.ts';
import { type Keep, kept, NAME } from './keep.ts';
import { type Manifest, type Mark, PAGE, readManifest } from './manifest.ts';
import { PHOTOS, photosOf } from './photos.ts';

const filesOf = ({ tabel, antrean, foto, jangkar, kunci }: Manifest): Mark[] => [
  ...[...tabel, ...antrean, ...jangkar, ...kunci.berkas],
  ...(foto ? [foto] : []),
];

/** Brings a whole backup to the bucket; answers how many photos were new to it. */
export async function toBucket(files: S3Files, root: string, name: string): Promise<number> {
  const manifest = await readManifest(root);
  let brought = 0;
  if (manifest.foto) {
    const there = new Set(await Array.fromAsync(files.names(`${PHOTOS}/`)));
    for await (const { nama, sidik } of photosOf(root)) {
      if (there.has(`${PHOTOS}/${nama}`)) continue;
      await files.put(`${PHOTOS}/${nama}`, join(root, PHOTOS, nama), sidik);
      brought += 1;
    }
  }
  for (const { nama, sidik } of filesOf(manifest))
    await files.put(`${name}/${nama}`, join(root, nama), sidik);
  const page = join(root, PAGE);
  const sidik = createHash('sha256')
    .update(await readFile(page))
    .digest('hex');
  await files.put(`${name}/${PAGE}`, page, sidik);
  return brought;
}

/** The whole backups of a bucket, the oldest first. */
export async function backupsInBucket(files: S3Files): Promise<string[]> {
  const names = new Set<string>();
  for await (const key of files.names('mustika-')) {
    const [name = '', file] = key.split('/');
    if (file === PAGE && NAME.test(name)) names.add(name);
  }
  return [...names].sort();
}

/** Takes away the others but `proven`; their pages first, so that half of one is none. Photos stay. Answers their names. */
export async function forgetInBucket(files: S3Files, keep: Keep, proven: string | null): Promise<string[]> {
  const names = await backupsInBucket(files);
  const stay = kept(names, keep);
  const old = names.filter((name) => !stay.has(name) && name !== proven);
  for (const name of old) {
    await files.remove(`${name}/${PAGE}`);
    for (const key of await Array.fromAsync(files.names(`${name}/`))) await files.remove(key);
  }
  return old;
}

/** Brings a backup from the bucket to a folder; the page last. Throws where it is not whole there. */
export async function fromBucket(files: S3Files, name: string, root: string): Promise<void> {
  const bring = async (key: string, to: string): Promise<void> => {
    if (!(await files.fetch(key, join(root, to)))) throw new Error(`${key} tidak ada di bucket`);
  };
  // Read under another name: only a whole folder is a backup.
  const draft = join(root, 'halaman');
  await bring(`${name}/${PAGE}`, join('halaman', PAGE));
  const manifest = await readManifest(draft);
  for (const { nama } of filesOf(manifest)) await bring(`${name}/${nama}`, nama);
  if (manifest.foto)
    for await (const { nama } of photosOf(root)) await bring(`${PHOTOS}/${nama}`, join(PHOTOS, nama));
  await bring(`${name}/${PAGE}`, PAGE);
}
