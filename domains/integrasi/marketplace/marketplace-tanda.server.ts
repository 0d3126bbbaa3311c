/** How marketplaces sign: the calls we make and the messages they send. Ecosystem 6.2 (Shopee), 6.3 (TikTok Shop). */
import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (key: string, text: string | Buffer): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** A shop call of Shopee: partner_id + path + timestamp + access_token + shop_id. */
export const tandaShopee = (
  kunci: string,
  bagian: { partner_id: string; path: string; timestamp: number; access_token: string; shop_id: string },
): string =>
  hmac(kunci, `${bagian.partner_id}${bagian.path}${bagian.timestamp}${bagian.access_token}${bagian.shop_id}`);

/** TikTok Shop: path, then every query name with its value in order, then the body, the secret on both sides. */
export function tandaTiktok(
  kunci: string,
  path: string,
  query: Readonly<Record<string, string>>,
  body = '',
): string {
  const isi = Object.keys(query)
    .filter((name) => name !== 'sign' && name !== 'access_token')
    .sort()
    .map((name) => `${name}${query[name]}`)
    .join('');
  return hmac(kunci, `${kunci}${path}${isi}${body}${kunci}`);
}

/** A message of Shopee is signed over the address it was told to call, and the bytes. */
export const tandaWebhookShopee = (kunci: string, alamat: string, body: Buffer): string =>
  hmac(kunci, Buffer.concat([Buffer.from(`${alamat}|`), body]));

/** A message of TikTok Shop is signed over the app key and the bytes. */
export const tandaWebhookTiktok = (kunci: string, app_key: string, body: Buffer): string =>
  hmac(kunci, Buffer.concat([Buffer.from(app_key), body]));

/** Takes as long for a good guess as for a bad one. */
export function samaTanda(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given.toLowerCase()), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
