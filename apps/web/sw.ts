/**
 * Service worker: keeps the shell for a fast start, never an API answer. A new version waits until the user says yes
 * (message SKIP_WAITING). Ecosystem 3.6.
 */
/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

const ASSETS = 'aset';

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/s$/, /^\/api\//, /^\/toko\//, /^\/latihan\/(api|toko)\//, /^\/socket\.io/, /^\/berkas\//],
  }),
);

// Names under /assets/ carry their content's hash: what was fetched once never changes.
registerRoute(({ url }) => url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: ASSETS }));

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// A new version brings new names; the old ones would only fill the disk.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(ASSETS)));
