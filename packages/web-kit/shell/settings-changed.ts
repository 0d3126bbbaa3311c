/** The server's settings-changed event: ask, merge by key, keep the language, reload after 1 s. Spec 1 §2.1. */
import { useRef } from 'react';
import { chooseLanguage, storedLanguage, t } from '../i18n.ts';
import { confirm, noticeOf } from '../notices.tsx';
import { type KeyValue, useSession } from '../session.ts';
import { useSocketEvent } from '../socket.ts';

const RELOAD_AFTER = 1000;

/** Later entries win; order of first appearance is kept. */
export const mergeByKey = (old: readonly KeyValue[], fresh: readonly KeyValue[]): KeyValue[] => [
  ...new Map([...old, ...fresh].map((entry) => [entry.key, entry])).values(),
];

async function adopt(changes: readonly KeyValue[]): Promise<void> {
  const { user } = useSession.getState();
  if (user) useSession.setState({ user: { ...user, modules: mergeByKey(user.modules, changes) } });
  await chooseLanguage(storedLanguage());
  setTimeout(() => location.reload(), RELOAD_AFTER);
}

export function useSettingsChanged(): void {
  const asking = useRef(false);
  useSocketEvent('settings-changed', (changes) => {
    if (asking.current) return;
    asking.current = true;
    void confirm({ title: t('pengaturanBerubah.judul'), text: t('pengaturanBerubah.tanya') })
      .then((yes) => (yes ? adopt(Array.isArray(changes) ? changes : []) : undefined))
      .catch(noticeOf)
      .finally(() => {
        asking.current = false;
      });
  });
}
