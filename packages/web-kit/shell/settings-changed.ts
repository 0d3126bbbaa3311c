/** The server's settings-changed event: ask, merge by key, keep the language, reload after 1 s. Spec 1 §2.1. */
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../api.ts';
import { chooseLanguage, storedLanguage, t } from '../language/i18n.ts';
import { confirm, noticeOf } from '../notices.tsx';
import { type KeyValue, type Userdata, useSession } from '../session.ts';
import { useConnection, useSocketEvent } from '../socket.ts';

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

/** What a browser that missed the news finds out when its line is back: the settings that are other than its own. */
async function missed(): Promise<KeyValue[]> {
  const { user } = useSession.getState();
  if (!user) return [];
  const { data } = await call<Userdata>({ method: 'GET', path: 'users/sesi' });
  const known = new Map(user.settings.map(({ key, value }) => [key, value]));
  const fresh = new Map(data.settings.map(({ key, value }) => [key, value]));
  return [...new Set([...known.keys(), ...fresh.keys()])]
    .filter((key) => known.get(key) !== fresh.get(key))
    .map((key) => ({ key, value: fresh.get(key) ?? null }));
}

export function useSettingsChanged(): void {
  const asking = useRef(false);
  const offer = useCallback((changes: readonly KeyValue[]): void => {
    if (asking.current || changes.length === 0) return;
    asking.current = true;
    void confirm({ title: t('pengaturanBerubah.judul'), text: t('pengaturanBerubah.tanya') })
      .then((yes) => (yes ? adopt(changes) : undefined))
      .catch(noticeOf)
      .finally(() => {
        asking.current = false;
      });
  }, []);
  useSocketEvent('settings-changed', (changes, kode_toko) => {
    const { portal, user } = useSession.getState();
    if (kode_toko !== undefined && kode_toko !== (portal ?? user?.kode_toko)) return;
    offer(Array.isArray(changes) ? changes : []);
  });
  useEffect(
    () =>
      useConnection.subscribe(({ live }, before) => {
        // The first line of a page comes right after its session was read.
        if (live && !before.live && before.lost) void missed().then(offer, () => undefined);
      }),
    [offer],
  );
}
