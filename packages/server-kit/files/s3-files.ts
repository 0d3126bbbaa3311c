/** Whole files of any size to and from a bucket, by their way on this disk: nothing of them is in memory. Up to 5 GB each, as S3 has it. */
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { callerOf, failure, namesOf, type S3Config } from './s3.ts';

/** A file of a gigabyte over a shop's own line. */
const WAIT_MS = 4 * 3_600_000;

export type S3Files = {
  /** `sidik`: its SHA-256, which the bucket holds what came against. */
  put(key: string, path: string, sidik: string): Promise<void>;
  /** False where there is none. */
  fetch(key: string, path: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** The keys that begin so. */
  names(prefix: string): AsyncGenerator<string>;
};

export function s3Files(config: S3Config): S3Files {
  const send = callerOf(config, WAIT_MS);
  return {
    put: async (key, path, sidik) => {
      const body = await openAsBlob(path);
      const answer = await send('PUT', key, { sidik, body, type: 'application/octet-stream' });
      if (!answer.ok) throw await failure('PUT', answer);
      await answer.body?.cancel();
    },
    fetch: async (key, path) => {
      const answer = await send('GET', key);
      if (!answer.ok || !answer.body) {
        const error = await failure('GET', answer);
        if (answer.status === 404) return false;
        throw error;
      }
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(answer.body, createWriteStream(path, { mode: 0o600, flush: true }));
      return true;
    },
    remove: async (key) => {
      const answer = await send('DELETE', key);
      if (!answer.ok && answer.status !== 404) throw await failure('DELETE', answer);
      await answer.body?.cancel();
    },
    names: (prefix) => namesOf(send, prefix),
  };
}
