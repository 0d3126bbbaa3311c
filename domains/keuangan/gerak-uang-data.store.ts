/** The calls of the money screens. */
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { riwayatBank, riwayatKas } from './riwayat-uang.command.ts';
import type { BarisGerak } from './riwayat-uang.rule.ts';

/** Which side of the shop's money a screen is about. */
export type Sumber = 'kas' | 'bank';

const TERBANYAK = 1000;

/** Movements of a period; asks again when one is saved or cancelled anywhere in the store. */
export function useRiwayat(
  sumber: Sumber,
  periode: { tgl_awal: string; tgl_akhir: string },
): UseQueryResult<BarisGerak[], ApiError> {
  const portal = useSession((session) => session.portal);
  const asked = useQuery<BarisGerak[], ApiError>({
    queryKey: ['gerak-uang', portal, sumber, periode],
    queryFn: async ({ signal }) => {
      const query = sumber === 'kas' ? { ...periode, limit: TERBANYAK } : periode;
      const { data } = await call<BarisGerak[]>(sumber === 'kas' ? riwayatKas : riwayatBank, {
        query,
        signal,
      });
      return data;
    },
    placeholderData: keepPreviousData,
    staleTime: 3000,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (jenis === 'mutasi_uang') void asked.refetch();
  });
  return asked;
}
