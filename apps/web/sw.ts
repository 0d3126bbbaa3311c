/**
 * Service worker: keeps the shell for a fast start, never an API answer. A new version waits until the user says yes
 * (message SKIP_WAITING). Ecosystem 3.6.
 */
/// <reference lib="webworker" />

import type { IsiPush } from '@mustika/domains/pengguna/push/pesan-push.rule.ts';
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

/** Push services of Apple take the right to write away from whoever writes and shows nothing. */
async function mustShow(): Promise<boolean> {
  const { endpoint } = (await self.registration.pushManager.getSubscription()) ?? { endpoint: '' };
  return endpoint !== '' && new URL(endpoint).hostname.endsWith('.push.apple.com');
}

/** Shows what came, in the place of an older one about the same; one that says that it is over takes it away. */
async function tell({ jenis, tag, judul, isi, buka }: IsiPush): Promise<void> {
  const over = jenis === 'TUTUP';
  if (over && !(await mustShow())) {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
    return;
  }
  await self.registration.showNotification(judul, {
    ...{ body: isi, tag, data: buka, lang: 'id', icon: '/ikon-192.png', silent: over },
    requireInteraction: jenis === 'MINTA',
  });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json() as IsiPush));
});

/** Nothing is answered from a notification: it leads to the request, in the page that is open or in a new one. */
async function open(buka: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shop = pages.filter(({ url }) => !new URL(url).pathname.startsWith('/latihan'));
  const page = shop.find(({ focused }) => focused) ?? shop[0];
  if (!page) return void (await self.clients.openWindow(buka));
  page.postMessage({ type: 'BUKA', buka });
  await page.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Whoever looks into the app has seen what there is: of what waits no longer nothing stays on the screen. */
async function keepOnly(tags: readonly string[]): Promise<void> {
  for (const shown of await self.registration.getNotifications())
    if (shown.tag.startsWith('otorisasi-') && !tags.includes(shown.tag)) shown.close();
}

type Said = { type?: string; tags?: readonly string[] } | null;

self.addEventListener('message', (event) => {
  const { type, tags = [] } = (event.data as Said) ?? {};
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'MENUNGGU') event.waitUntil(keepOnly(tags));
});

// A new version brings new names; the old ones would only fill the disk.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(ASSETS)));
