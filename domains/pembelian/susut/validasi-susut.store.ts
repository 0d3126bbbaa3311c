/** What wore off, as the screen reads it. */
import { call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { daftarSusut, type StatusSusut } from './validasi-susut.command.ts';

export function useSusut(status: StatusSusut | 'SEMUA') {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['validasi-susut', portal, status],
    queryFn: async ({ signal }) => (await call(daftarSusut, { query: { status }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 3000,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (jenis === 'pembelian' || jenis === 'validasi_susut') void asked.refetch();
  });
  return asked;
}
