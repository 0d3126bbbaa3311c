/** Sending an act once: one key until somebody knows whether it happened, a new one after a certain refusal. */
import { type Answer, isApiError, newKey } from '@mustika/web-kit/api.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useRef, useState } from 'react';

/** Answers whether it was done. */
export function useKirimSekali(): {
  busy: boolean;
  kirim: (act: (key: string) => Promise<Answer<unknown>>) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const key = useRef(newKey());
  const kirim = async (act: (key: string) => Promise<Answer<unknown>>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      const { message } = await act(key.current);
      toastSuccess(message ?? '');
      key.current = newKey();
      return true;
    } catch (error) {
      if (isApiError(error) && error.status > 0 && error.status < 500) key.current = newKey();
      noticeOf(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, kirim };
}
