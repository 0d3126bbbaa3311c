/**
 * A family with one shop has no head office to look down from: who logs in at the head office of a single branch is led into it, unless
 * he has once put it away to see head office itself, or has said that this is a chain.
 */
import { useEffect } from 'react';
import { noticeOf } from '../notices.tsx';
import { isAlone, type Userdata, useSession } from '../session.ts';
import { forget, recall, remember } from '../storage.ts';

const keyOf = ({ user_id }: Userdata): string => `pusat:${user_id}`;

/** Whoever puts the picked branch away stays in head office, here and at his next login on this device; picking one ends that. */
export function keepHeadOffice(user: Userdata, kode_toko: string | null): void {
  if (kode_toko) forget('laci', keyOf(user));
  else remember('laci', keyOf(user), true);
}

export function useOnlyStore(): void {
  const user_id = useSession(({ user }) => user?.user_id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever has logged in
  useEffect(() => {
    const { user, portal, choosePortal } = useSession.getState();
    if (!user?.pusat || portal !== null || user.bentuk === 'RANTAI') return;
    if (!isAlone(user) && recall('laci', keyOf(user))) return;
    const [only, ...more] = user.toko.filter(({ kode_toko }) => kode_toko !== user.kode_toko);
    if (only && more.length === 0) void choosePortal(only.kode_toko).catch(noticeOf);
  }, [user_id]);
}
