/** What this browser can do about notifications, and subscribing with its push service. */
import { apiError } from '../api.ts';
import { t } from '../language/i18n.ts';

/**
 * BISA: it can. LAYAR_UTAMA: an iPhone or iPad gives them to an app on its home screen alone. DITOLAK: somebody said no to the
 * browser, and only its own settings take that back. TAK_AMAN: the page came without TLS. TAK_ADA: it knows none.
 */
export type PushAbility = 'BISA' | 'LAYAR_UTAMA' | 'DITOLAK' | 'TAK_AMAN' | 'TAK_ADA';

/** iPads call themselves Macs; no Mac has a touch screen. */
const onApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushAbility(): PushAbility {
  if (!isSecureContext) return 'TAK_AMAN';
  if (onApple() && !matchMedia('(display-mode: standalone)').matches) return 'LAYAR_UTAMA';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'TAK_ADA';
  return Notification.permission === 'denied' ? 'DITOLAK' : 'BISA';
}

const worker = async (): Promise<ServiceWorkerRegistration> => {
  const found = await navigator.serviceWorker.getRegistration();
  if (!found) throw apiError(0, 'PUSH_TAK_ADA', t('push.belumSiap'));
  return found;
};

/** Is this browser subscribed? The server knows what it was told; the browser may have forgotten. */
export const isSubscribed = async (): Promise<boolean> =>
  pushAbility() === 'BISA' &&
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) != null;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const sameKey = (one: PushSubscription, kunci: Uint8Array): boolean => {
  const its = new Uint8Array(one.options.applicationServerKey ?? new ArrayBuffer(0));
  return its.length === kunci.length && its.every((byte, at) => byte === kunci[at]);
};

export type Subscribed = { endpoint: string; p256dh: string; auth: string };

/** Asks the person, then the push service. Errors say what to do. */
export async function subscribe(kunci_publik: string): Promise<Subscribed> {
  const { pushManager } = await worker();
  if ((await Notification.requestPermission()) !== 'granted')
    throw apiError(0, 'PUSH_DITOLAK', t('push.DITOLAK'));
  const kunci = bytesOf(kunci_publik);
  const before = await pushManager.getSubscription();
  // A browser that subscribed with other keys is told by nobody who has these.
  if (before && !sameKey(before, kunci)) await before.unsubscribe();
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: kunci })
    .catch(() => {
      throw apiError(0, 'PUSH_TAK_TERSAMBUNG', t('push.takTersambung'));
    });
  const { endpoint = '', keys } = made.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** The browser forgets it, too: its push service keeps no address that nobody writes to. */
export async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration();
  await (await found?.pushManager.getSubscription())?.unsubscribe();
}
