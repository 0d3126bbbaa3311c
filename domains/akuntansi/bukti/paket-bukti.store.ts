/** The packs of whoever looks, asked again while one of them is worked on. */
import { call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { daftarPaket, type Paket } from './paket-bukti.command.ts';

const PAKET = 'paket-bukti';

const dikerjakan = ({ status }: Paket): boolean => status === 'ANTRI' || status === 'JALAN';

export function usePaket() {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: [PAKET, portal],
    queryFn: async ({ signal }) => (await call(daftarPaket, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(dikerjakan) ? 1500 : false),
  });
}

export function useSegarkanPaket(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [PAKET] });
}
