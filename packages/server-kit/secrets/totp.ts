/**
 * One-time codes by time (RFC 6238 over RFC 4226): SHA-1, six digits, thirty seconds, what every authenticator app reads.
 * Forty lines of node:crypto, so no library: otpauth (MIT, kept) brings hashes of its own for what Node has, and the rule that
 * a code is used once would stay ours. The RFC's own vectors are the test.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be one step off in either direction. */
const SKEW = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, as apps show secrets. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** 160 bits, as the RFC asks for SHA-1. */
export const newTotpSecret = (): string => base32(randomBytes(20));

export function totpCode(secret: string, step: number, digits: number = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = (mac[19] as number) & 0x0f;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

export const totpStep = (epochMs: number): number => Math.floor(epochMs / STEP_MS);

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * The step whose code this is, or null. Whoever accepts it must remember the step and refuse it and all before it:
 * a code that was seen over a shoulder is worth nothing once it was used.
 */
export function matchTotp(secret: string, code: string, epochMs: number): number | null {
  const now = totpStep(epochMs);
  const steps = Array.from({ length: 2 * SKEW + 1 }, (_, n) => now - SKEW + n);
  return steps.findLast((step) => same(totpCode(secret, step), code)) ?? null;
}

/** What the app scans. */
export function totpUri(issuer: string, account: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`;
}

/** A recovery code of 80 bits, in groups that can be written down. */
export const newRecoveryCode = (): string => (base32(randomBytes(10)).match(/.{4}/g) as string[]).join('-');
