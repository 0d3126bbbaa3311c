/**
 * Serves the built web app: hashed assets for a year, every path of a screen is the app's one page. The build laid a brotli and
 * a gzip copy beside each text, and a browser gets the smallest it takes.
 *
 * What is no screen is not there, and says so by its status. A person who typed it gets the page, which says so in words and
 * leads on; a program that asks (a scraper, a health check, a tool that tries addresses) gets what it gets of the API.
 */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PRACTICE } from '../practice.ts';
import { notFound } from './http-errors.ts';
import { asAsset } from './page-headers.ts';

const YEAR_S = 31_536_000;
const PAGE = 'index.html';
/** The page of a link (docs/decisions/0096): one for all of them, because their words stay in the browser. */
const LINK = '/s';
const LINK_PAGE = 'tautan.html';

/** Below these nothing is ever a page; nor is what looks like a file. */
const NO_PAGE = /^(?:\/latihan)?\/(?:api|toko|assets|socket\.io)(?:\/|$)|\.[^/]*$/;

/** A browser that opens an address asks for text/html by name; a program takes anything, or what it came for. */
const opened = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '');

/** `screens`: the paths that the router of the browser knows, letter by letter. */
export async function registerWeb(
  app: FastifyInstance,
  dir: string,
  screens: ReadonlySet<string>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: dir,
    index: PAGE,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      if (hashed) asAsset(reply.raw);
    },
  });
  app.get(LINK, (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    return reply.sendFile(LINK_PAGE);
  });
  const isScreen = (path: string): boolean => {
    const shown = path === PRACTICE || path.startsWith(`${PRACTICE}/`) ? path.slice(PRACTICE.length) : path;
    return shown === '' || shown === '/' || screens.has(shown.replace(/\/$/, ''));
  };
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/[?#].*/s, '');
    if (request.method !== 'GET' || NO_PAGE.test(path)) return notFound(reply);
    // Read anew each time: a build that lands while the server runs is served at the next page load.
    if (isScreen(path)) return reply.sendFile(PAGE);
    // Without anything to ask again by: "not modified" would be an empty page.
    if (opened(request)) return reply.status(404).sendFile(PAGE, { etag: false, lastModified: false });
    return notFound(reply);
  });
}
