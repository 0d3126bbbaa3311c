/** How the way to the shop's own web site is doing, for both screens. */
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeadaanWeb, keadaanWeb } from './barang-web.command.ts';

/** Asked again while somebody looks: workers tell the site, and nobody here. */
export function useKeadaanWeb() {
  const portal = useSession((session) => session.portal);
  return useQuery<KeadaanWeb, ApiError>({
    queryKey: ['barang-external-keadaan', portal],
    queryFn: async ({ signal }) => (await call(keadaanWeb, { signal })).data,
    refetchInterval: 10_000,
    staleTime: 0,
  });
}
