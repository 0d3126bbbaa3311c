/** What the screen of requests asks the server. */
import { call, download } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { berkasPermintaan, daftarPermintaan, type Permintaan, pratinjauHapus } from './permintaan.command.ts';

const PERMINTAAN = ['permintaan-data'];

/** Hours run while somebody looks. */
export function usePermintaan() {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: [...PERMINTAAN, portal],
    queryFn: async ({ signal }) => (await call(daftarPermintaan, { signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 300_000,
  });
}

export function useSegarkanPermintaan(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: PERMINTAAN });
}

/** What deleting him would take and leave, as it is now. */
export const usePratinjau = ({ id, kode_toko }: Pick<Permintaan, 'id' | 'kode_toko'>) =>
  useQuery({
    queryKey: [...PERMINTAAN, id, 'pratinjau'],
    queryFn: async ({ signal }) =>
      (await call(pratinjauHapus, { params: { id }, portal: kode_toko, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });

export const unduhBerkas = (
  { id, kode_toko }: Pick<Permintaan, 'id' | 'kode_toko'>,
  format: string,
  key: string,
) => download(berkasPermintaan, { params: { id }, portal: kode_toko, body: { format }, key });
