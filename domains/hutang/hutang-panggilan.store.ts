/** Calls of the loan screens. */
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { type PilihanHutang, pilihanHutang } from './pilihan/pilihan-hutang.command.ts';

/** What is asked about: another day than today, and how much of the principal. */
export type TanyaPilihan = { pada?: string | undefined; sebagian?: number | undefined };

/** What a loan costs on a day. */
export function usePilihan(no_faktur_hutang: string, tanya: TanyaPilihan = {}, aktif = true) {
  const portal = useSession((session) => session.portal);
  return useQuery<PilihanHutang, ApiError>({
    queryKey: ['hutang-pilihan', portal, no_faktur_hutang, tanya],
    queryFn: async ({ signal }) =>
      (await call(pilihanHutang, { query: { no_faktur_hutang, ...tanya }, signal })).data,
    enabled: aktif && no_faktur_hutang !== '',
    staleTime: 0,
  });
}
