/** The calls of the destruction screen. */
import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { barangHancur, tanggalHancur } from './hancur-pembelian.command.ts';
import { hancurPembelian } from './hancur-pembelian.document.ts';

export type HariBeli = { tgl_beli: string; jumlah: number; berat: number; nilai: number; tertahan: number };
export type BarangBeli = {
  kode_barcode: string;
  no_faktur_beli: string;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kode_baki: string;
  berat: number;
  kadar: number;
  nilai: number;
  /** Its wear has not been agreed to. */
  tertahan: boolean;
};

function useAsk<T>(
  endpoint: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string },
  query: Record<string, string>,
  enabled = true,
): UseQueryResult<T[]> {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['hancur-pembelian', endpoint.path, portal, query],
    queryFn: async ({ signal }) => (await call<T[]>(endpoint, { query, signal })).data,
    enabled,
    staleTime: 3000,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (enabled && (jenis === 'hancur_pembelian' || jenis === 'pembelian')) void asked.refetch();
  });
  return asked;
}

export const useHariBeli = () => useAsk<HariBeli>(tanggalHancur, {});
export const useBarangBeli = (tgl_beli: string | null) =>
  useAsk<BarangBeli>(barangHancur, { tgl_beli: tgl_beli ?? '' }, tgl_beli !== null);

const { simpan } = hancurPembelian.transitions;

export const kirimHancur = (body: object, key: string, izin?: ApprovalId[]): Promise<Answer<object>> =>
  call(
    { method: 'POST', path: simpan.path },
    { body: izin ? { ...body, detail_authorization: izin } : body, key },
  );
