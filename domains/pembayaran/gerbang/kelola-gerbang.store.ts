/** Calls of the screen of the payment gateway. */
import { call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { daftarTagihan, settingGerbang } from './gerbang.command.ts';

export const bacaSettingGerbang = async (signal: AbortSignal) =>
  (await call(settingGerbang, { signal })).data;

/** `aktif`: somebody is shown it. */
export function useDaftarTagihan(hanya: string | null, tgl_awal: string | null, aktif = true) {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['daftar-tagihan-qris', portal, hanya, tgl_awal],
    queryFn: ({ signal }) => call(daftarTagihan, { query: { hanya, tgl_awal, limit: 500 }, signal }),
    placeholderData: keepPreviousData,
    enabled: aktif,
  });
  useSocketEvent('tagihan-qris', () => void (aktif && asked.refetch()));
  return asked;
}
