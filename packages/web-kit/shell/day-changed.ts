/** The store closed its day or opened it again somewhere: every open browser learns the new date at once. */
import { formatTanggal } from '@mustika/kernel/date.ts';
import { t } from '../language/i18n.ts';
import { noticeOf, toastInfo } from '../notices.tsx';
import { useSession } from '../session.ts';
import { useSocketEvent } from '../socket.ts';

/** The document that moves the day. */
const PENUTUP = 'tutup_toko';

async function follow(): Promise<void> {
  const before = useSession.getState().user?.tgl_system;
  await useSession.getState().refresh();
  const now = useSession.getState().user?.tgl_system;
  if (now && now !== before) toastInfo(t('hariBerubah', { tanggal: formatTanggal(now) }));
}

export function useDayChanged(): void {
  useSocketEvent('document', ({ jenis }) => {
    if (jenis === PENUTUP) void follow().catch(noticeOf);
  });
}
