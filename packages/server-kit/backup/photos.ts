/**
 * Photos in a backup: a copy of each, of which those that the last backup in the same place already holds are links to it, so that
 * a backup every night costs what came in the day. A photo is called after what it shows (files/photo.ts): a name never changes
 * its content.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type Draft,
  isPath,
  isWhole,
  type Manifest,
  type Mark,
  readManifest,
  type Whole,
  writeMarked,
} from './manifest.ts';
import { bareName, isSealed, sealedName, through } from './seal.ts';

/** Where photos lie in a data folder and in a backup alike. */
export const PHOTOS = 'foto';
const LIST = 'foto.gz';

export type Photos = Map<string, Mark>;

/** The page of the photos: digest, size and name, a line each. */
export async function* photosOf(root: string): AsyncGenerator<Mark> {
  const lines = createInterface({ input: createReadStream(join(root, LIST)).pipe(createGunzip()) });
  for await (const line of lines) {
    const [sidik = '', byte = '', nama = ''] = line.split(' ');
    if (!isPath(nama)) throw new Error(`Cadangan rusak: ${LIST} menyebut berkas di luar folder foto`);
    yield { nama, byte: Number(byte), sidik };
  }
}

/** The youngest whole backup beside this one that is sealed alike, with the photos in it; none is a place to begin. */
export async function lastPhotos(
  place: string,
  untuk: readonly string[],
): Promise<{ root: string; since: number; photos: Photos } | null> {
  const names = await readdir(place).catch(() => [] as string[]);
  for (const name of names
    .filter((one) => /^mustika-[0-9-]+$/.test(one))
    .sort()
    .reverse()) {
    const root = join(place, name);
    // One that is not whole any more gives nothing; every photo of it is copied anew.
    const manifest = await readManifest(root).catch(() => null);
    if (manifest && (manifest.untuk ?? []).join() !== untuk.join()) continue;
    if (!manifest?.foto || !(await isWhole(root, manifest.foto))) continue;
    const photos: Photos = new Map();
    for await (const mark of photosOf(root)) photos.set(mark.nama, mark);
    return { root, since: Date.parse(manifest.potret), photos };
  }
  return null;
}

/** Other names than the shop gives are no photos of it. */
export async function namesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const within = (path: string): string =>
    path
      .slice(root.length + 1)
      .split(sep)
      .join(posix.sep);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => within(join(parentPath, name)))
    .filter(isPath);
}

type Last = Awaited<ReturnType<typeof lastPhotos>>;

/** A link to the copy of the last backup; null where there is none to lean on, or the disk knows no links. */
async function linked(
  last: Last,
  key: string,
  size: number | null,
  written: Date,
  to: string,
): Promise<Mark | null> {
  const known = last?.photos.get(key);
  if (!last || !known || known.byte !== (size ?? known.byte) || written.getTime() >= last.since) return null;
  return link(join(last.root, PHOTOS, key), to).then(
    () => known,
    () => null,
  );
}

/** Brings what `root` has not yet; called before the snapshot and after it, so that no row names a photo that is not there. */
export async function copyPhotos(
  from: string,
  { root, seal }: Draft,
  last: Last,
  done: Photos,
): Promise<void> {
  for (const name of await namesIn(from)) {
    const key = sealedName(name, seal);
    if (done.has(key)) continue;
    const path = join(from, name);
    const to = join(root, PHOTOS, key);
    await mkdir(dirname(to), { recursive: true });
    const found = await stat(path).catch(() => null);
    // Somebody took it out meanwhile.
    if (!found) continue;
    const mark = await linked(last, key, seal ? null : found.size, found.mtime, to);
    if (mark) {
      done.set(key, mark);
      continue;
    }
    const bytes = await through(seal, await readFile(path));
    await writeFile(to, bytes, { mode: 0o600, flush: true });
    const sidik = createHash('sha256').update(bytes).digest('hex');
    done.set(key, { nama: key, byte: bytes.length, sidik });
  }
}

export async function writePhotoList(
  { root }: Draft,
  photos: Photos,
): Promise<NonNullable<Manifest['foto']>> {
  const lines = [...photos.values()].map(({ sidik, byte, nama }) => `${sidik} ${byte} ${nama}\n`);
  return { ...(await writeMarked({ root, seal: null }, LIST, Readable.from(lines))), jumlah: photos.size };
}

/** The names of photos that are not what they were. */
export async function brokenPhotos(root: string): Promise<string[]> {
  const broken: string[] = [];
  for await (const mark of photosOf(root))
    if (!(await isWhole(join(root, PHOTOS), mark))) broken.push(`${PHOTOS}/${mark.nama}`);
  return broken;
}

/** Puts the photos back. One of the same name that shows something else is moved to `aside`, never written over. */
export async function restorePhotos({ root, open }: Whole, into: string, aside: string): Promise<number> {
  let brought = 0;
  for await (const mark of photosOf(root)) {
    const name = bareName(mark.nama);
    const to = join(into, name);
    const kept = await readFile(join(root, PHOTOS, mark.nama));
    const bytes = await through(isSealed(mark.nama) ? open : null, kept);
    if ((await readFile(to).catch(() => null))?.equals(bytes)) continue;
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    if (await stat(to).catch(() => null)) {
      await mkdir(dirname(join(aside, name)), { recursive: true, mode: 0o700 });
      await rename(to, join(aside, name));
    }
    await writeFile(to, bytes, { mode: 0o600, flush: true });
    brought += 1;
  }
  return brought;
}
