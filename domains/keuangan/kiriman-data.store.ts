/** The calls of the two remittance screens. */
import { type ApiError, call, download, saveFile } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { kirimUangHistory, kirimUangPdf, kirimUangSatu } from './kirim-uang.command.ts';
import type { Kiriman } from './kirim-uang.rule.ts';

/** Without a period: what is on its way, and today's. */
export function useKiriman(periode: {
  tgl_awal?: string;
  tgl_akhir?: string;
}): UseQueryResult<Kiriman[], ApiError> {
  const portal = useSession((session) => session.portal);
  const asked = useQuery<Kiriman[], ApiError>({
    queryKey: ['kiriman', portal, periode],
    queryFn: async ({ signal }) => (await call<Kiriman[]>(kirimUangHistory, { query: periode, signal })).data,
    placeholderData: keepPreviousData,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (jenis === 'kirim_uang') void asked.refetch();
  });
  return asked;
}

/** One remittance by the number on its paper. */
export const cariKiriman = async (no_reff: string): Promise<Kiriman> =>
  (await call<Kiriman>(kirimUangSatu, { params: { no_reff } })).data;

export async function cetakKiriman(no_reff: string): Promise<void> {
  saveFile(await download(kirimUangPdf, { params: { no_reff } }));
}
