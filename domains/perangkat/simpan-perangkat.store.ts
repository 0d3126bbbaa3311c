/** Stores what a till has beside it: its printers, its scale or its reader of fingers. Says so, and asks what it is now. */
import { call, newKey } from '@mustika/web-kit/api.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { askAgent } from '@mustika/web-kit/slip/agent.ts';
import { useState } from 'react';
import type { setelanAgen, setelanSidik, setelanTimbangan } from './agen.command.ts';

export function useSimpanPerangkat(act: typeof setelanAgen | typeof setelanTimbangan | typeof setelanSidik) {
  const [busy, setBusy] = useState(false);
  const simpan = async (body: object): Promise<void> => {
    setBusy(true);
    try {
      toastSuccess((await call(act, { body, key: newKey() })).message ?? '');
      await askAgent();
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, simpan };
}
