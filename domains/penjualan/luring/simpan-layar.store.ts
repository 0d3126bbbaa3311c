/** The code of the till is here before the network goes: what was loaded is laid beside the shell, where the service worker finds it. */

/** As `sw.ts` calls it. */
const ASET = 'aset';

/** Loads the till with its sheets and keeps what this page consists of. A page without a service worker comes back when the network does. */
export async function simpanLayar(): Promise<void> {
  await Promise.all([
    import('../kasir/transaksi-penjualan.screen.tsx'),
    import('../kasir/bayar.widget.tsx'),
    import('./gabung-luring.store.ts'),
  ]);
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return;
  const cache = await caches.open(ASET);
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  for (const { href } of loaded) if (!(await cache.match(href))) await cache.add(href);
}
