/**
 * Serves the built web app: hashed assets for a year, every other path is the app's one page. The build laid a brotli and a
 * gzip copy beside each text, and a browser gets the smallest it takes.
 */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './http-errors.ts';

const YEAR_S = 31_536_000;

/**
 * What helmet says of pages and means nothing for a script, a style or a font: 600 bytes of every answer, which a first
 * visit asks fifty times. Type, transport and who may embed it stay.
 */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export async function registerWeb(app: FastifyInstance, dir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: dir,
    index: 'index.html',
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      if (hashed) for (const name of OF_PAGES) reply.raw.removeHeader(name);
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/toko/') &&
      !request.url.startsWith('/assets/');
    // Read anew each time: a build that lands while the server runs is served at the next page load.
    if (isPage) return reply.sendFile('index.html');
    return notFound(reply);
  });
}
