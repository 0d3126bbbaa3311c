/**
 * Calls to the outside (messaging, marketplaces): https to a listed host whose address is a public one, pinned for the
 * call, no redirects, a few seconds, a small answer. An address of a setting can so never be turned into a look at our
 * own network. Reliability 4.6 (SSRF). OUTBOUND_LOCAL opens http and private addresses for simulators and tests.
 */
import { lookup as resolve } from 'node:dns/promises';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

export type OutboundInput = {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Any host outside, not only listed ones: who is called was named by somebody's browser (push services). */
  anyHost?: true;
};
/** DITOLAK: never sent, and trying again helps nothing. PUTUS: nobody knows whether it arrived. */
export type OutboundAnswer =
  | { ok: true; status: number; text: string; retryAfter: number | null }
  | { ok: false; sebab: 'DITOLAK' | 'PUTUS'; pesan: string };

export type Outbound = {
  /** Why this address may not be called; null when it may. */
  refusal(address: string, reach?: Pick<OutboundInput, 'anyHost'>): string | null;
  send(input: OutboundInput): Promise<OutboundAnswer>;
};

/** `shut`: nothing goes out, whoever names it; a store in which nothing counts. */
export type OutboundOptions = { hosts: readonly string[]; local: boolean; shut?: true };

/** Seconds until the next try after so many failures, or what the other side asked for: half a minute, doubled, an hour at most. */
export const retryPause = (failures: number, asked: number | null): number =>
  Math.min(3600, Math.max(asked ?? 0, 30 * 2 ** Math.min(7, Math.max(0, failures - 1))));

const WAIT_MS = 8_000;
const LARGEST = 256 * 1024;

/** Networks that are nobody's outside: private, loopback, link-local, carrier, multicast, reserved. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

/** An address as BlockList reads it; `::ffff:10.0.0.1` is asked as the IPv4 address it carries. */
export const isInside = (ip: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (!mapped && /^::ffff:/i.test(ip)) return true;
  const plain = mapped ?? ip;
  const kind = isIP(plain);
  return kind === 0 || INSIDE.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
};

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null; // Not an address at all; the caller says so.
  }
}

/** A name or number of the internet at the port of https; where a name leads is looked at when it is called. */
const outside = ({ hostname, port }: URL): boolean => {
  const plain = hostname.replace(/^\[|\]$/g, '');
  return port === '' && (isIP(plain) ? !isInside(plain) : /\.[a-z][a-z0-9-]+$/.test(plain));
};

type Reach = OutboundOptions & Pick<OutboundInput, 'anyHost'>;

function refusalOf(address: string, { hosts, local, shut, anyHost }: Reach): string | null {
  if (shut) return 'Dari Sini Tidak Ada Yang Dikirim Keluar';
  const url = parse(address);
  if (!url || (url.protocol !== 'https:' && !(local && url.protocol === 'http:')))
    return 'Alamat Harus Diawali https://';
  if (url.username || url.password) return 'Alamat Tidak Boleh Memuat User Atau Password';
  if (local && isInside(url.hostname === 'localhost' ? '127.0.0.1' : url.hostname) && isIP(url.hostname))
    return null;
  if (local && url.hostname === 'localhost') return null;
  if (anyHost) return outside(url) ? null : `Alamat ${url.host} Bukan Alamat Umum`;
  // Another port is another service: it is listed with its host, or not called.
  if (url.port !== '' && hosts.includes(url.hostname) && !hosts.includes(url.host))
    return `Port ${url.port} Di ${url.hostname} Tidak Ada Di Daftar OUTBOUND_HOSTS`;
  if (!hosts.includes(url.port === '' ? url.hostname : url.host))
    return `Host ${url.hostname} Tidak Ada Di Daftar OUTBOUND_HOSTS`;
  return null;
}

/** The one address the call goes to. */
async function pinned(url: URL, local: boolean): Promise<{ address: string; family: number } | null> {
  const found = await resolve(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
  return found.find(({ address }) => local || !isInside(address)) ?? null;
}

type Wire = Pick<OutboundInput, 'method' | 'headers' | 'body'> & { url: URL; ip: string; family: number };

function exchange({ url, ip, family, method, headers, body }: Wire): Promise<OutboundAnswer> {
  const open = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((settle) => {
    const lost = (pesan: string): void => settle({ ok: false, sebab: 'PUTUS', pesan });
    const request = open(
      url,
      {
        method,
        headers: { ...headers, ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}) },
        // Asked once above; asked again here a name server could answer with another address.
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address: ip, family }]) : done(null, ip, family),
        signal: AbortSignal.timeout(WAIT_MS),
      },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          if (size > LARGEST) request.destroy(new Error('jawaban terlalu besar'));
          else parts.push(part);
        });
        answer.on('end', () => {
          const after = Number(answer.headers['retry-after']);
          settle({
            ok: true,
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
            retryAfter: Number.isFinite(after) && after > 0 ? after : null,
          });
        });
        answer.on('error', (error) => lost(error.message));
      },
    );
    request.on('error', (error) =>
      lost(error.name === 'AbortError' || error.name === 'TimeoutError' ? 'tidak dijawab' : error.message),
    );
    request.end(body);
  });
}

export const createOutbound = (options: OutboundOptions): Outbound => ({
  refusal: (address, reach = {}) => refusalOf(address, { ...options, ...reach }),
  send: async ({ url: address, anyHost, ...input }) => {
    const refused = refusalOf(address, { ...options, ...(anyHost ? { anyHost } : {}) });
    if (refused) return { ok: false, sebab: 'DITOLAK', pesan: refused };
    const url = new URL(address);
    const place = await pinned(url, options.local).catch((error: Error) => error);
    if (place instanceof Error)
      return { ok: false, sebab: 'PUTUS', pesan: `${url.hostname} tidak ditemukan` };
    if (!place) return { ok: false, sebab: 'DITOLAK', pesan: 'Alamat Menunjuk Ke Jaringan Dalam' };
    return exchange({ ...input, url, ip: place.address, family: place.family });
  },
});
