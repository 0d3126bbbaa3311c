/** Registers the service worker and asks before a new version takes over. */
import { t } from '@mustika/web-kit/i18n.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';

export async function offerUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { registerSW } = await import('virtual:pwa-register');
  const takeOver = registerSW({
    onNeedRefresh: () => {
      void confirm({
        title: t('pembaruan.judul'),
        text: t('pembaruan.tanya'),
        yes: t('umum.muatUlang'),
        no: t('umum.lanjut'),
      }).then((yes) => (yes ? takeOver(true) : undefined));
    },
  });
}
