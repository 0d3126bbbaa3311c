/** The calls of the journal sheet. */
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { jurnalCommand } from './jurnal.command.ts';
import type { Jurnal } from './jurnal.rule.ts';

export function useJurnalDokumen(no_dokumen: string): UseQueryResult<Jurnal, ApiError> {
  // A number begins with its store, so a journal of another branch is asked for where it is.
  const portal = no_dokumen.split('-')[0] ?? '';
  return useQuery<Jurnal, ApiError>({
    queryKey: ['jurnal', portal, no_dokumen],
    queryFn: async ({ signal }) =>
      (await call(jurnalCommand, { params: { no_dokumen }, portal, signal })).data,
    staleTime: 5000,
  });
}
