/** The secret of a subscription and what it signs, as Standard Webhooks has it: any library of that name verifies it. */
import { createHmac, randomBytes } from 'node:crypto';

const AWALAN = 'whsec_';

export const rahasiaBaru = (): string => AWALAN + randomBytes(32).toString('base64');

export type Ditandai = { id: string; detik: number; isi: string };

/** `v1,` and the HMAC-SHA256 of id, moment and body. */
export function tandaTangan(rahasia: string, { id, detik, isi }: Ditandai): string {
  const kunci = Buffer.from(rahasia.slice(AWALAN.length), 'base64');
  return `v1,${createHmac('sha256', kunci).update(`${id}.${detik}.${isi}`).digest('base64')}`;
}

/** Of every secret that is good now, so that the other side may change when it likes. */
export const kepalaKabar = (rahasia: readonly string[], ditandai: Ditandai): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Mustika',
  'webhook-id': ditandai.id,
  'webhook-timestamp': String(ditandai.detik),
  'webhook-signature': rahasia.map((one) => tandaTangan(one, ditandai)).join(' '),
});
