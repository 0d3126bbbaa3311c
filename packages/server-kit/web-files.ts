/**
 * Serves the built web app: hashed assets for a year, every other path is the app's one page. The build laid a brotli and a
 * gzip copy beside each text, and a browser gets the smallest it takes.
 */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './http-errors.ts';
import { asAsset } from './page-headers.ts';

const YEAR_S = 31_536_000;

export async function registerWeb(app: FastifyInstance, dir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: dir,
    index: 'index.html',
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      if (hashed) asAsset(reply.raw);
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
