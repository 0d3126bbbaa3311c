/**
 * Files in a bucket that speaks S3: four calls, signed with version 4 by aws4fetch, because the SDK weighs 22 MB (docs/decisions/0050).
 * What is written is signed with its content; a call waits seconds, not minutes, because somebody stands at the counter.
 */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import type { FileStorage, StoredFile } from './storage.ts';

/** `url` is the bucket: `https://host/bucket`, or `https://bucket.host`. */
export type S3Config = { url: string; region: string; keyId: string; secret: string };

/** How the environment says it; empty: there is none. */
export const BUCKET_ADDRESS = z
  .string()
  .regex(/^($|https?:\/\/[^/?#@]+(\/[^?#]*)?$)/, 'harus berupa alamat https:// dari bucket')
  .default('');
export const BUCKET_REGION = z.string().default('us-east-1');

const WAIT_MS = 8_000;
/** Once more after a moment: a busy bucket answers 503 now and then. */
const RETRIES = 1;

/** More than any picture of ours has, and any page of a list: an answer without end fills no memory. */
const LARGEST = 8 * 1024 * 1024;

/** The bytes of an answer, counted while they come. */
async function bytesOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    // Leaving the loop takes the rest back: nothing more is read.
    if (size > LARGEST) throw new Error('S3: jawaban terlalu besar');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const textOf = async (answer: Response): Promise<string> => (await bytesOf(answer)).toString('utf8');

const sha256 = (bytes: Buffer | ''): string => createHash('sha256').update(bytes).digest('hex');

/** What an answer says went wrong, without what it was asked with. */
export async function failure(method: string, answer: Response): Promise<Error> {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await textOf(answer))?.[1] ?? '';
  return new Error(`S3 ${method}: ${answer.status} ${code}`.trim());
}

const tag = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&') ?? null;

/** Our keys have no character that XML would write otherwise. */
function filesOf(xml: string): StoredFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, one = '']) => {
    const [key, written] = [tag(one, 'Key'), tag(one, 'LastModified')];
    return key && written ? [{ key, written: new Date(written) }] : [];
  });
}

/** What is written: its digest, which is signed with the call, and what it is. */
type Content = { body: Blob | Uint8Array<ArrayBuffer>; sidik: string; type: string };
type Send = (method: string, path: string, content?: Content) => Promise<Response>;

/** One signed call to the bucket; it fails after `waitMs`. */
export function callerOf({ url, region, keyId, secret }: S3Config, waitMs: number): Send {
  const client = new AwsClient({
    ...{ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' },
    retries: RETRIES,
  });
  const base = url.replace(/\/+$/, '');
  return (method, path, content) =>
    client.fetch(`${base}/${path}`, {
      method,
      headers: {
        'x-amz-content-sha256': content?.sidik ?? sha256(''),
        ...(content ? { 'content-type': content.type } : {}),
      },
      ...(content ? { body: content.body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    });
}

async function* pagesOf(send: Send, prefix: string): AsyncGenerator<StoredFile[]> {
  let from: string | null = null;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (from !== null) query.set('continuation-token', from);
    const answer = await send('GET', `?${query}`);
    if (!answer.ok) throw await failure('LIST', answer);
    const xml = await textOf(answer);
    yield filesOf(xml);
    from = tag(xml, 'NextContinuationToken');
  } while (from !== null);
}

/** The keys that begin so, in the order of the bucket. */
export async function* namesOf(send: Send, prefix: string): AsyncGenerator<string> {
  for await (const page of pagesOf(send, prefix)) for (const { key } of page) yield key;
}

/** Pictures in that bucket. */
export function s3Storage(config: S3Config): FileStorage {
  const send = callerOf(config, WAIT_MS);
  return {
    put: async (key, bytes) => {
      const body = new Uint8Array(bytes);
      const answer = await send('PUT', key, { body, sidik: sha256(bytes), type: 'image/jpeg' });
      if (!answer.ok) throw await failure('PUT', answer);
      await answer.body?.cancel();
    },
    get: async (key) => {
      const answer = await send('GET', key);
      if (answer.ok) return bytesOf(answer);
      const error = await failure('GET', answer);
      if (answer.status === 404 && !error.message.includes('NoSuchBucket')) return null;
      throw error;
    },
    remove: async (key) => {
      const answer = await send('DELETE', key);
      if (!answer.ok && answer.status !== 404) throw await failure('DELETE', answer);
      await answer.body?.cancel();
    },
    list: (folder) => pagesOf(send, `${folder}/`),
  };
}
