/**
 * Web push: one small sealed letter to a browser by way of its push service, which learns for whom it is and nothing of what it
 * says (RFC 8030, 8188, 8291), signed so that only this installation may write there (VAPID, RFC 8292). Encryption and
 * signature are `web-push`; the way out is ours (outbound.ts), because the address comes from somebody's browser.
 */
import { ECDH } from 'node:crypto';
import type * as webPush from 'web-push';
import { onDemand } from '../on-demand.ts';
import type { Outbound } from './outbound.ts';

const library = onDemand<typeof webPush>('web-push');

/** Where a browser is written to, as it says itself. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };
/** In base64url; `tentang`: how the push service reaches whoever runs this, an address of https or mailto. */
export type PushKeys = { publik: string; privat: string; tentang: string };
export type PushLetter = {
  isi: object;
  /** Seconds the push service may keep it for a phone that is out of reach. */
  ttl: number;
  urgency: 'normal' | 'high';
  /** A newer letter about the same takes the place of one that waits there. */
  topic: string;
};

/** HILANG: the browser takes no more. ULANG: worth another try. DITOLAK: it is not. */
export type PushAnswer =
  | { hasil: 'TERKIRIM' }
  | { hasil: 'HILANG' }
  | { hasil: 'ULANG'; galat: string; jeda: number | null }
  | { hasil: 'DITOLAK'; galat: string };

export function newPushKeys(): Pick<PushKeys, 'publik' | 'privat'> {
  const { publicKey, privateKey } = library().generateVAPIDKeys();
  return { publik: publicKey, privat: privateKey };
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** A point of P-256, and sixteen bytes: what every browser says. */
export function isPushKeys({ p256dh, auth }: Omit<PushAddress, 'endpoint'>): boolean {
  try {
    ECDH.convertKey(bytes(p256dh), 'prime256v1');
  } catch {
    return false; // Not on the curve.
  }
  return bytes(p256dh).length === 65 && bytes(auth).length === 16;
}

const GONE: ReadonlySet<number> = new Set([404, 410]);
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

export async function sendPush(
  outbound: Outbound,
  { endpoint, p256dh, auth }: PushAddress,
  { publik, privat, tentang }: PushKeys,
  { isi, ttl, urgency, topic }: PushLetter,
): Promise<PushAnswer> {
  const { encrypt, getVapidHeaders } = library();
  const { cipherText } = encrypt(p256dh, auth, JSON.stringify(isi), 'aes128gcm');
  const { Authorization } = getVapidHeaders(new URL(endpoint).origin, tentang, publik, privat, 'aes128gcm');
  const answer = await outbound.send({
    url: endpoint,
    anyHost: true,
    method: 'POST',
    headers: {
      Authorization,
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      TTL: String(ttl),
      Urgency: urgency,
      Topic: topic,
    },
    body: cipherText,
  });
  if (!answer.ok)
    return answer.sebab === 'PUTUS'
      ? { hasil: 'ULANG', galat: answer.pesan, jeda: null }
      : { hasil: 'DITOLAK', galat: answer.pesan };
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { hasil: 'TERKIRIM' };
  if (GONE.has(status)) return { hasil: 'HILANG' };
  const galat = `layanan notifikasi menjawab ${status}`;
  return status >= 500 || LATER.has(status)
    ? { hasil: 'ULANG', galat, jeda: retryAfter }
    : { hasil: 'DITOLAK', galat };
}
