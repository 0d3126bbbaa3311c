/**
 * What a backup says of itself: `cadangan.json`, written last, names every file of the folder with its size and SHA-256. A folder
 * is a backup when this page is there and everything it names is as it says; nothing else in it is looked at.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { type Pass, plain, sealedName } from './seal.ts';

export const PAGE = 'cadangan.json';

/** No way out of the folder, and no name that is hidden or that Windows reads otherwise. */
const PATH = /^[A-Za-z0-9_-][\w.-]*(\/[A-Za-z0-9_-][\w.-]*)*$/;
export const isPath = (nama: string): boolean => PATH.test(nama);
const Path = z.string().regex(PATH);
const Mark = z.strictObject({ nama: Path, byte: z.number().int(), sidik: z.string().length(64) });
const Copied = Mark.extend({ tabel: z.string(), kolom: z.array(z.string()), baris: z.number().int() });

const Manifest = z.strictObject({
  bentuk: z.literal(1),
  program: z.string(),
  postgresql: z.number().int(),
  /** The moment that the rows are of. */
  potret: z.iso.datetime(),
  /** Whom the files are sealed for; left out where they are not. */
  untuk: z.array(z.string()).optional(),
  migrasi: z.array(z.strictObject({ nama: z.string(), sidik: z.string().nullable() })),
  tabel: z.array(Copied),
  /** Waiting work and the clock of the job queue, by names of ours: its own tables change with its version. */
  antrean: z.array(Copied),
  urutan: z.array(z.strictObject({ nama: z.string(), nilai: z.string(), terpakai: z.boolean() })),
  /** Null: the photos lie in the bucket. */
  foto: Mark.extend({ jumlah: z.number().int() }).nullable(),
  bucket: z.string().nullable(),
  jangkar: z.array(Mark),
  /** `id`: which keys open what is sealed in the rows. `berkas` is empty unless they were asked for. */
  kunci: z.strictObject({ id: z.array(z.string()), berkas: z.array(Mark) }),
});

/** The folder that a backup is written into, and how its files are sealed. */
export type Draft = { root: string; seal: Pass | null };
/** A folder that is a backup, and how its files are opened. */
export type Whole = { root: string; open: Pass };

export type Mark = z.infer<typeof Mark>;
export type Copied = z.infer<typeof Copied>;
export type Manifest = z.infer<typeof Manifest>;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes a file from a stream, on the disk when it answers. */
export async function writeMarked(
  { root, seal }: Draft,
  name: string,
  source: Readable,
  zip = true,
): Promise<Mark> {
  const nama = sealedName(name, seal);
  const path = join(root, nama);
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  let byte = 0;
  const measure = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      byte += chunk.length;
      yield chunk;
    }
  };
  const to = createWriteStream(path, { mode: 0o600, flush: true });
  const sealed = seal ?? plain;
  if (zip) await pipeline(source, createGzip(), sealed, measure, to);
  else await pipeline(source, sealed, measure, to);
  return { nama, byte, sidik: hash.digest('hex') };
}

/** The page with the digest of its own text: a byte that changed in it is seen like one in any other file. */
export async function writeManifest(root: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest, null, 1);
  const page = `${text}\n${digestOf(text)}\n`;
  await writeFile(join(root, PAGE), page, { mode: 0o600, flush: true });
}

/** Throws when the folder is no backup, or the page is not as it was written. */
export async function readManifest(root: string): Promise<Manifest> {
  const page = await readFile(join(root, PAGE), 'utf8').catch(() => null);
  if (page === null) throw new Error(`${root} bukan cadangan yang utuh: ${PAGE} tidak ada`);
  const at = page.trimEnd().lastIndexOf('\n');
  const text = page.slice(0, Math.max(at, 0));
  if (digestOf(text) !== page.slice(at).trim())
    throw new Error(`Cadangan rusak: ${PAGE} tidak seperti saat ditulis`);
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Error(
      `Cadangan ini dibuat oleh program lain atau yang lebih baru:\n${z.prettifyError(parsed.error)}`,
    );
  return parsed.data;
}

/** Is this file what its mark says? */
export async function isWhole(root: string, { nama, byte, sidik }: Mark): Promise<boolean> {
  const path = join(root, nama);
  const found = await stat(path).catch(() => null);
  if (found?.size !== byte) return false;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex') === sidik;
}
