/**
 * A bucket that speaks S3, on this machine: recomputes the signature of every call by itself (AWS Signature Version 4, written here
 * after its documentation and not after our client), reads what was written against its digest, lists two files a page, and is
 * down when told to.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KUNCI_S3 = { region: 'ap-southeast-3', keyId: 'AKIAUJICOBA', secret: 'rahasia/uji+coba' };
const BUCKET = 'foto-uji';
const SEHALAMAN = 2;
/** A signature older than that is nobody's any more. */
const UMUR_MS = 15 * 60_000;

type Berkas = { isi: Buffer; waktu: Date };

export type PenyediaS3 = {
  /** Address of the bucket. */
  url: string;
  berkas: Map<string, Berkas>;
  /** Every call fails while it is set: answers 503, or says nothing and hangs up. */
  mati: 'SIBUK' | 'PUTUS' | null;
  /** Calls that came, as `PUT MST/x.jpg`. */
  panggilan: string[];
  tutup(): Promise<void>;
};

const sha256 = (value: string | Buffer): string => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, value: string): Buffer =>
  createHmac('sha256', key).update(value).digest();
const uri = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

type Tanda = { hari: string; wilayah: string; headers: string[]; tanda: string };

function bacaTanda(text: string): Tanda | null {
  const found =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      text,
    );
  if (!found || found[1] !== KUNCI_S3.keyId) return null;
  const [, , hari = '', wilayah = '', headers = '', tanda = ''] = found;
  return { hari, wilayah, headers: headers.split(';'), tanda };
}

/** Null when the signature is the one this request must have, else the code S3 answers. */
function periksa(request: IncomingMessage, url: URL, isi: Buffer): string | null {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const tanda = bacaTanda(header('authorization'));
  if (!tanda || tanda.wilayah !== KUNCI_S3.region) return 'AccessDenied';
  const waktu = header('x-amz-date');
  const saat = Date.parse(waktu.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!waktu.startsWith(tanda.hari) || !(Math.abs(Date.now() - saat) < UMUR_MS))
    return 'RequestTimeTooSkewed';
  if (header('x-amz-content-sha256') !== sha256(isi)) return 'XAmzContentSHA256Mismatch';
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => tanda.headers.includes(name)))
    return 'AccessDenied';
  const query = [...url.searchParams]
    .map(([name, value]) => `${uri(name)}=${uri(value)}`)
    .sort()
    .join('&');
  const canonical = [
    ...[
      request.method,
      url.pathname
        .split('/')
        .map((part) => uri(decodeURIComponent(part)))
        .join('/'),
      query,
    ],
    ...tanda.headers.map((name) => `${name}:${header(name).trim()}`),
    ...['', tanda.headers.join(';'), header('x-amz-content-sha256')],
  ].join('\n');
  const lingkup = `${tanda.hari}/${tanda.wilayah}/s3/aws4_request`;
  const kunci = [tanda.wilayah, 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${KUNCI_S3.secret}`, tanda.hari),
  );
  const benar = hmac(kunci, `AWS4-HMAC-SHA256\n${waktu}\n${lingkup}\n${sha256(canonical)}`).toString('hex');
  return benar === tanda.tanda ? null : 'SignatureDoesNotMatch';
}

function daftar({ berkas }: PenyediaS3, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const names = [...berkas.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = names.slice(0, SEHALAMAN);
  const next = Buffer.from(page.at(-1) ?? '').toString('base64');
  const more = names.length > page.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${berkas.get(key)?.waktu.toISOString()}</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult>${more}${contents.join('')}</ListBucketResult>`;
}

/** What S3 answers: a status, with a body or the code of what went wrong. */
type Jawab = { status: number; isi?: Buffer | string; code?: string };

function jawab(state: PenyediaS3, request: IncomingMessage, isi: Buffer): Jawab {
  const url = new URL(request.url ?? '/', state.url);
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  state.panggilan.push(`${request.method} ${key}`);
  if (state.mati === 'SIBUK') return { status: 503, code: 'SlowDown' };
  const salah = periksa(request, url, isi);
  if (salah) return { status: 403, code: salah };
  if (bucket !== BUCKET) return { status: 404, code: 'NoSuchBucket' };
  if (request.method === 'PUT') state.berkas.set(key, { isi, waktu: new Date() });
  if (request.method === 'DELETE') state.berkas.delete(key);
  if (request.method !== 'GET') return { status: request.method === 'PUT' ? 200 : 204 };
  if (key === '') return { status: 200, isi: daftar(state, url.searchParams) };
  const found = state.berkas.get(key);
  return found ? { status: 200, isi: found.isi } : { status: 404, code: 'NoSuchKey' };
}

function layani(state: PenyediaS3, request: IncomingMessage, reply: ServerResponse, isi: Buffer): void {
  if (state.mati === 'PUTUS') {
    request.socket.destroy();
    return;
  }
  const { status, code, isi: body } = jawab(state, request, isi);
  reply.writeHead(status, { 'content-type': code ? 'application/xml' : 'application/octet-stream' });
  reply.end(code ? `<?xml version="1.0"?><Error><Code>${code}</Code><Message>uji</Message></Error>` : body);
}

/** The bucket, empty. */
export async function penyediaS3Uji(): Promise<PenyediaS3> {
  const state: PenyediaS3 = { url: '', berkas: new Map(), mati: null, panggilan: [], tutup: async () => {} };
  const server: Server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => layani(state, request, reply, Buffer.concat(parts)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${BUCKET}`;
  state.tutup = () =>
    new Promise((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  return state;
}
