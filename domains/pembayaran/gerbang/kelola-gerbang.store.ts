/** Calls of the screen of the payment gateway. */
import { call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { daftarTagihan, settingGerbang } from './gerbang.command.ts';

export const bacaSettingGerbang = async (signal: AbortSignal) =>
  (await call(settingGerbang, { signal })).data;

export function useDaftarTagihan(hanya: string | null) {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['daftar-tagihan-qris', portal, hanya],
    queryFn: ({ signal }) => call(daftarTagihan, { query: { hanya, limit: 500 }, signal }),
    placeholderData: keepPreviousData,
  });
  useSocketEvent('tagihan-qris', () => void asked.refetch());
  return asked;
}
