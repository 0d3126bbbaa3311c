/** Calls of the loan screens. */
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { type PilihanHutang, pilihanHutang } from './hutang.command.ts';

/** What a loan costs on a day. */
export function usePilihan(no_faktur_hutang: string, pada: string | null = null, aktif = true) {
  const portal = useSession((session) => session.portal);
  return useQuery<PilihanHutang, ApiError>({
    queryKey: ['hutang-pilihan', portal, no_faktur_hutang, pada],
    queryFn: async ({ signal }) =>
      (await call(pilihanHutang, { query: { no_faktur_hutang, pada: pada ?? undefined }, signal })).data,
    enabled: aktif && no_faktur_hutang !== '',
    staleTime: 0,
  });
}
