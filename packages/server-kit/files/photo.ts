/**
 * Photos of pieces and buy-backs. Whatever is uploaded is decoded and written anew, so that nothing but pixels is ever
 * stored or served: at most 720 x 1366, JPEG quality 50 (Spec 1 §5, §9), without EXIF. Reliability 4.6.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { reject } from '@mustika/kernel/errors.ts';
import type { AppConfig } from '../config.ts';
import { inTurn } from '../http/turns.ts';
import { fotoErrors } from './photo.errors.ts';
import { decode, headerOf, onePicture } from './picture.ts';
import { s3Storage } from './s3.ts';
import { diskStorage, type FileStorage, type StoredFile } from './storage.ts';

export type PhotoStore = {
  /** Stores the photo of a piece; the same picture twice gives the same key. */
  save(kode_toko: string, kode_barcode: string, bytes: Buffer): Promise<{ key: string }>;
  /** The JPEG, or `FOTO_TIDAK_ADA`. */
  read(key: string): Promise<Buffer>;
  /** The same, no wider than that; drawn once and kept while it is asked for. */
  small(key: string, width: number): Promise<Buffer>;
  /** Removing what is not there is no error: the wish is fulfilled. */
  remove(key: string): Promise<void>;
  /** The photos of a store, some at a time; what else lies in its folder is none. */
  list(kode_toko: string): AsyncGenerator<readonly StoredFile[]>;
};

const MAX_BYTES = 8 * 1024 * 1024;
/** 64 megapixels: every phone camera of today, and at most about 200 MB while decoding. */
const MAX_PIXELS = 64_000_000;
const MAX_WIDTH = 720;
const MAX_HEIGHT = 1366;
const QUALITY = 50;

const ALLOWED = ['jpeg', 'png', 'webp'] as const;
type Allowed = (typeof ALLOWED)[number];

/** The kind by its first bytes; a name or a declared media type proves nothing. */
export function sniffPhoto(bytes: Buffer): Allowed | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
}

/** Checks and writes the picture anew. */
export async function shrinkPhoto(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MAX_BYTES) reject(fotoErrors.FOTO_TERLALU_BESAR);
  const kind = sniffPhoto(bytes);
  if (!kind) reject(fotoErrors.FOTO_JENIS_DITOLAK);
  // Any failure to read a header is a broken file to its sender.
  const header = await headerOf(bytes).catch(() => reject(fotoErrors.FOTO_RUSAK));
  if (header.format !== kind) reject(fotoErrors.FOTO_JENIS_DITOLAK);
  if (header.width * header.height > MAX_PIXELS) reject(fotoErrors.FOTO_TERLALU_LUAS);
  const draw = () =>
    decode(bytes, MAX_PIXELS)
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
      .catch(() => reject(fotoErrors.FOTO_RUSAK)); // Decoding fails only on broken or cut-off pixels.
  return await onePicture(draw);
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}\/[A-Za-z0-9][A-Za-z0-9_-]{0,80}\.jpg$/;

function checkedKey(key: string): string {
  if (!KEY.test(key)) reject(fotoErrors.FOTO_NAMA_DITOLAK);
  return key;
}

/** Small pictures at hand: about 2 kB each. */
const SMALL_KEPT = 500;
/** A search and a full cart ask for many at once; each is of our own making and small, and takes a few milliseconds. */
const oneSmall = inTurn(400);

/** Draws a small picture once for as long as it is among the last that were asked for. */
function smallOnes(read: (key: string) => Promise<Buffer>): PhotoStore['small'] {
  const kept = new Map<string, Promise<Buffer>>();
  const draw = async (key: string, width: number): Promise<Buffer> => {
    const bytes = await read(key);
    return oneSmall(() =>
      decode(bytes, MAX_WIDTH * MAX_HEIGHT)
        .resize({ width, withoutEnlargement: true })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    );
  };
  return (key, width) => {
    const name = `${key} ${width}`;
    const made = kept.get(name) ?? draw(key, width);
    kept.delete(name);
    kept.set(name, made);
    for (const oldest of kept.keys()) {
      if (kept.size <= SMALL_KEPT) break;
      kept.delete(oldest);
    }
    made.catch(() => kept.delete(name));
    return made;
  };
}

type PhotoInput = {
  storage: FileStorage;
  /** Hears why the storage failed, which no answer says. */
  onError?: (error: Error) => void;
};

/** Photos in that storage, a folder per store. Errors of every one: FOTO_PENYIMPANAN_PUTUS. */
export function createPhotoStore({ storage, onError }: PhotoInput): PhotoStore {
  const failed = (error: Error): never => {
    onError?.(error);
    return reject(fotoErrors.FOTO_PENYIMPANAN_PUTUS);
  };
  const read = async (key: string): Promise<Buffer> =>
    (await storage.get(checkedKey(key)).catch(failed)) ?? reject(fotoErrors.FOTO_TIDAK_ADA);
  return {
    save: async (kode_toko, kode_barcode, bytes) => {
      if (!NAME.test(kode_toko) || !NAME.test(kode_barcode)) reject(fotoErrors.FOTO_NAMA_DITOLAK);
      const photo = await shrinkPhoto(bytes);
      const hash = createHash('sha256').update(photo).digest('hex').slice(0, 16);
      const key = `${kode_toko}/${kode_barcode}-${hash}.jpg`;
      await storage.put(key, photo).catch(failed);
      return { key };
    },
    read,
    small: smallOnes(read),
    remove: async (key) => storage.remove(checkedKey(key)).catch(failed),
    async *list(kode_toko) {
      if (!NAME.test(kode_toko)) reject(fotoErrors.FOTO_NAMA_DITOLAK);
      try {
        for await (const files of storage.list(kode_toko)) yield files.filter(({ key }) => KEY.test(key));
      } catch (error) {
        failed(error as Error);
      }
    },
  };
}

/** The photos of this shop: in its bucket, or on its disk beside the database. */
export const configuredPhotos = (
  { photoS3, dataDir }: AppConfig,
  onError?: PhotoInput['onError'],
): PhotoStore =>
  createPhotoStore({
    storage: photoS3 ? s3Storage(photoS3) : diskStorage(join(dataDir, 'foto')),
    ...(onError ? { onError } : {}),
  });
