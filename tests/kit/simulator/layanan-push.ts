/**
 * A push service on this machine, behind TLS, and the browsers that subscribed with it: letters are opened with the private key of
 * the browser (RFC 8188, 8291) and the signature is verified (RFC 8292), by nothing that wrote them. It misbehaves when told to.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { sertifikatLokal } from '../sertifikat.ts';

export type Surat = {
  headers: IncomingHttpHeaders;
  jwt: { aud: string; exp: number; sub: string };
  // biome-ignore lint/suspicious/noExplicitAny: what it says is what a test is about to check.
  isi: any;
};
type Ulah = { status: number; retryAfter?: number } | 'DIAM';

/** What a browser hands to its page. */
export type Langganan = { endpoint: string; p256dh: string; auth: string };
export type LayananPush = {
  url: string;
  /** What each browser was told, by its name, oldest first. */
  surat: Map<string, Surat[]>;
  /** Every call, the refused ones too. */
  panggilan: string[];
  /** What the next calls to this browser meet instead of 201. */
  ulah: Map<string, Ulah[]>;
  langganan(nama: string): Langganan;
  tutup(): Promise<void>;
};

type Peramban = { ecdh: ReturnType<typeof createECDH>; auth: Buffer; kunci: string | null };

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** One record of aes128gcm, by the private key of the browser. */
export function bukaSurat({ ecdh, auth }: Pick<Peramban, 'ecdh' | 'auth'>, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const pengirim = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), pengirim]);
  const ikm = hkdf(ecdh.computeSecret(pengirim), auth, info, 32);
  const key = hkdf(ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(ikm, salt, 'Content-Encoding: nonce\0', 12);
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(sealed.length - 16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - 16)), decipher.final()]);
  // Padding after the last record's mark.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** What the signature says, by the key that came with it. Throws where it does not hold. */
export function bacaTandaTangan(authorization: string): { jwt: Surat['jwt']; kunci: string } {
  const [, token = '', kunci = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', body = '', tanda = ''] = token.split('.');
  const point = Buffer.from(kunci, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const sah = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(tanda, 'base64url'),
  );
  if (!sah) throw new Error('the signature does not hold');
  return { jwt: JSON.parse(Buffer.from(body, 'base64url').toString()), kunci };
}

export async function layananPush(): Promise<LayananPush> {
  const { key, cert } = sertifikatLokal();
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, cert]);
  const peramban = new Map<string, Peramban>();
  const surat: LayananPush['surat'] = new Map();
  const ulah: LayananPush['ulah'] = new Map();
  const panggilan: string[] = [];
  const sambungan = new Set<Socket>();
  const server = createServer({ key, cert }, async (request, reply) => {
    const nama = request.url?.slice('/push/'.length) ?? '';
    panggilan.push(nama);
    const next = ulah.get(nama)?.shift();
    if (next === 'DIAM') return;
    if (next)
      return void reply
        .writeHead(next.status, next.retryAfter ? { 'retry-after': String(next.retryAfter) } : {})
        .end();
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const satu = peramban.get(nama);
    if (!satu) return void reply.writeHead(410).end();
    const { jwt, kunci } = bacaTandaTangan(request.headers.authorization ?? '');
    // A push service takes letters of one key for each browser: the one it subscribed with.
    satu.kunci ??= kunci;
    if (satu.kunci !== kunci || jwt.aud !== state.url) return void reply.writeHead(403).end();
    const isi = JSON.parse(bukaSurat(satu, Buffer.concat(parts)));
    surat.set(nama, [...(surat.get(nama) ?? []), { headers: request.headers, jwt, isi }]);
    reply.writeHead(201).end();
  });
  server.on('connection', (socket) => {
    sambungan.add(socket);
    socket.on('close', () => sambungan.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const state: LayananPush = {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    surat,
    ulah,
    panggilan,
    langganan: (nama) => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      peramban.set(nama, { ecdh, auth, kunci: null });
      return {
        endpoint: `${state.url}/push/${nama}`,
        p256dh: ecdh.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    tutup: () =>
      new Promise((done) => {
        setDefaultCACertificates(before);
        server.close(() => done());
        for (const socket of sambungan) socket.destroy();
      }),
  };
  return state;
}
