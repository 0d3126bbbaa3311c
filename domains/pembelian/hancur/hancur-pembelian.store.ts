/** The calls of the destruction screen. */
import type { Shape, WireOf } from '@mustika/kernel/answer.ts';
import { type Answer, type Answering, call } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { barangHancur, tanggalHancur } from './hancur-pembelian.command.ts';
import { hancurPembelian } from './hancur-pembelian.document.ts';

function useAsk<A extends Shape>(
  endpoint: Answering<A>,
  query: Record<string, string>,
  enabled = true,
): UseQueryResult<WireOf<A>> {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['hancur-pembelian', endpoint.path, portal, query],
    queryFn: async ({ signal }) => (await call(endpoint, { query, signal })).data,
    enabled,
    staleTime: 3000,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (enabled && (jenis === 'hancur_pembelian' || jenis === 'pembelian')) void asked.refetch();
  });
  return asked;
}

export const useHariBeli = () => useAsk(tanggalHancur, {});
export const useBarangBeli = (tgl_beli: string | null) =>
  useAsk(barangHancur, { tgl_beli: tgl_beli ?? '' }, tgl_beli !== null);

const { simpan } = hancurPembelian.transitions;

export const kirimHancur = (body: object, key: string, izin?: ApprovalId[]): Promise<Answer<object>> =>
  call(
    { method: 'POST', path: simpan.path },
    { body: izin ? { ...body, detail_authorization: izin } : body, key },
  );
