/**
 * Where files lie: on this machine's disk, or in a bucket that speaks S3 (docs/decisions/0050). A key is `folder/name`, the same in
 * both, so that files are moved from one to the other by copying them.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export type StoredFile = { key: string; written: Date };

/** Every one of them fails when the place cannot be reached or refuses; a file that is not there is no failure. */
export type FileStorage = {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** The files of a folder, some at a time. */
  list(folder: string): AsyncGenerator<readonly StoredFile[]>;
};

const AT_ONCE = 500;

/** Files under `root`, nobody else's to read. */
export function diskStorage(root: string): FileStorage {
  // Closed as a folder too: what an older program wrote into it was open to everybody of the machine.
  mkdirSync(root, { recursive: true, mode: 0o700 });
  chmodSync(root, 0o700);
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  return {
    put: async (key, bytes) => {
      await disk.put(key, bytes);
      await chmod(join(root, key), 0o600);
    },
    get: async (key) => ((await disk.exists(key)) ? Buffer.from(await disk.getBytes(key)) : null),
    remove: async (key) => {
      if (await disk.exists(key)) await disk.delete(key);
    },
    async *list(folder) {
      const names = await readdir(join(root, folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      for (let at = 0; at < names.length; at += AT_ONCE)
        yield await Promise.all(
          names.slice(at, at + AT_ONCE).map(async (name) => ({
            key: `${folder}/${name}`,
            written: (await stat(join(root, folder, name))).mtime,
          })),
        );
    },
  };
}
