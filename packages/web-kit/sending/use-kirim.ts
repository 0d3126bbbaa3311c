/** Sending acts once from a screen, and saying what came of it: the rule of the key is `kirimSekali`. */
import { useState } from 'react';
import type { Answer } from '../api.ts';
import { useAskAgain } from '../ask-again.ts';
import { noticeOf, toastSuccess } from '../notices.tsx';
import { kirimSekali } from './kirim.ts';

type Act = (key: string) => Promise<Answer<unknown>>;

/** One act after another of one form; answers whether it was done. `pesan` stands in for a silent server. */
export function useKirimSekali(pesan = ''): { busy: boolean; kirim: (act: Act) => Promise<boolean> } {
  const [busy, setBusy] = useState(false);
  const [sekali] = useState(() => kirimSekali());
  const askAgain = useAskAgain();
  const kirim = async (act: Act): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      const { message } = await sekali(act);
      toastSuccess(message ?? pesan);
      return true;
    } catch (error) {
      noticeOf(error);
      return false;
    } finally {
      setBusy(false);
      // Also after a refusal: mostly it says that what is shown is not so any more.
      void askAgain();
    }
  };
  return { busy, kirim };
}

type Berurut = <T>(
  list: readonly T[],
  tentang: (one: T) => string,
  act: (one: T, key: string) => Promise<unknown>,
) => Promise<number>;

/**
 * The same act for each of a list, one after the other, each under a key of its own (`tentang`: its number); tells of
 * each failure and answers how many were done.
 */
export function useKirimBerurut(): { busy: boolean; kirim: Berurut } {
  const [busy, setBusy] = useState(false);
  const [sekali] = useState(() => kirimSekali());
  const askAgain = useAskAgain();
  const kirim: Berurut = async (list, tentang, act) => {
    setBusy(true);
    let jadi = 0;
    for (const one of list) {
      try {
        await sekali((key) => act(one, key), tentang(one));
        jadi += 1;
      } catch (error) {
        noticeOf(error);
      }
    }
    setBusy(false);
    void askAgain();
    return jadi;
  };
  return { busy, kirim };
}
