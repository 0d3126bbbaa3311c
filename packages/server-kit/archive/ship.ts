/**
 * Brings what PostgreSQL put into the spool to the archive, packed and, for a public key, sealed; and the photos. What cannot be brought
 * stays in the spool and in the log of PostgreSQL: nothing is thrown away because a disk is away, the measures say how much waits.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { namesIn, PHOTOS } from '../backup/photos.ts';
import { sealedName, sealFor, through } from '../backup/seal.ts';
import { homeOf } from '../postgres/postgres.ts';
import { DRAFT, LOG, PIECE } from './archive.ts';

/** Written under another name, and on the disk before it has its own. */
async function putWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}${DRAFT}`, bytes, { mode: 0o600, flush: true });
  await rename(`${path}${DRAFT}`, path);
}

const packed = (bytes: Buffer): Promise<Buffer> => buffer(Readable.from([bytes]).pipe(createGzip()));

export type Shipping = {
  /** Where PostgreSQL puts the pieces. */
  spool: string;
  /** Where the archive of this cluster is. */
  system: string;
  recipients: readonly string[];
};

/** A piece that is there already is the same one, or somebody else writes into this archive. */
async function refuseStranger(path: string, sealed: boolean, bytes: Buffer): Promise<void> {
  // A sealed one cannot be read here; PostgreSQL gives a piece twice only when it did not hear that the first was taken.
  if (sealed) return;
  const there = await buffer(Readable.from([await readFile(path)]).pipe(createGunzip()));
  if (!there.equals(bytes))
    throw new Error(`${path} sudah ada dengan isi lain: arsip ini dipakai basis data lain`);
}

/** Pieces that wait to be brought. */
export async function waitingIn(spool: string): Promise<string[]> {
  // PostgreSQL makes the folder with the first piece.
  const names = await readdir(spool).catch(() => [] as string[]);
  return names.filter((name) => PIECE.test(name)).sort();
}

/** Brings all that waits, the oldest first; answers how many. Throws at the first that could not be brought. */
export async function shipLog({ spool, system, recipients }: Shipping): Promise<number> {
  const waiting = await waitingIn(spool);
  const seal = sealFor(recipients);
  for (const name of waiting) {
    const bytes = await readFile(join(spool, name));
    const path = join(system, LOG, sealedName(`${name}.gz`, seal));
    if (existsSync(path)) await refuseStranger(path, seal !== null, bytes);
    else await putWhole(path, await through(seal, await packed(bytes)));
    await rm(join(spool, name));
  }
  return waiting.length;
}

/** Photos that the archive has not yet; a name never changes what it shows. */
export async function shipPhotos(
  from: string,
  system: string,
  recipients: readonly string[],
): Promise<number> {
  const seal = sealFor(recipients);
  const there = new Set(await namesIn(join(system, PHOTOS)));
  let brought = 0;
  for (const name of await namesIn(from)) {
    const to = sealedName(name, seal);
    if (there.has(to)) continue;
    const bytes = await readFile(join(from, name)).catch(() => null);
    // Somebody took it out meanwhile.
    if (bytes === null) continue;
    await putWhole(join(system, PHOTOS, to), await through(seal, bytes));
    brought += 1;
  }
  return brought;
}

/** Where the PostgreSQL of a folder puts its pieces: beside its data, in what its account owns. */
export const spoolOf = (dir: string): string => join(homeOf(dir), 'log-arsip');

/** Words of a shell that nothing in a path may be. */
const PATH = /^[\w./ -]+$/;

/** What PostgreSQL is started with to put its log there; the folder is made by its own account. */
export function archiveSettings(spool: string): Record<string, string> {
  if (!PATH.test(spool))
    throw new Error(`ARCHIVE_DIR: nama folder ${spool} berisi tanda yang tidak dapat dipakai`);
  const [there, draft] = [`"${spool}/%f"`, `"${spool}/%f${DRAFT}"`];
  return {
    archive_mode: 'on',
    // A sale lies in the archive a minute later at the latest.
    archive_timeout: '60s',
    archive_command: `mkdir -p "${spool}" && cp "%p" ${draft} && sync ${draft} && mv ${draft} ${there}`,
  };
}
