/**
 * What helmet says of pages and means nothing for what is no page: 600 bytes of every answer, which a first visit asks fifty
 * times. Type, transport and who may embed it stay.
 */
import type { ServerResponse } from 'node:http';

const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Of data these stay, too: it may be opened by itself. */
const OF_DOCUMENTS = ['content-security-policy', 'referrer-policy', 'x-frame-options'];

/** A script, a style, a font: nobody opens it by itself. */
export function asAsset(raw: ServerResponse): void {
  for (const name of [...OF_PAGES, ...OF_DOCUMENTS]) raw.removeHeader(name);
}

/** Data runs nothing and is framed by nobody, which is all there is to say of it. */
export function asData(raw: ServerResponse): void {
  for (const name of OF_PAGES) raw.removeHeader(name);
  raw.setHeader('content-security-policy', "default-src 'none';frame-ancestors 'none'");
}
