/** Registers the service worker and asks before a new version takes over. */
import { t } from '@mustika/web-kit/language/i18n.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { inPractice } from '@mustika/web-kit/practice.ts';

/** The worker that waits gets its word, and the page is loaded anew once it is in charge. */
async function offer(waiting: ServiceWorker): Promise<void> {
  const yes = await confirm({
    title: t('pembaruan.judul'),
    text: t('pembaruan.tanya'),
    yes: t('umum.muatUlang'),
    no: t('umum.lanjut'),
  });
  if (!yes) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** The first worker of a browser waits for nobody; a later one waits for the user. */
function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) void offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && navigator.serviceWorker.controller) void offer(next);
    });
  });
}

export function offerUpdates(): void {
  // A practice store is shown by the worker of the shop and decides nothing about it.
  if (inPractice || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // Without it the page works as well: an address without TLS has none.
    navigator.serviceWorker.register('/sw.js').then(watch, () => undefined);
  };
  // Not beside what the first screen fetches.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
