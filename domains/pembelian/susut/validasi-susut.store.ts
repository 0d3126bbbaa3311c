/** What wore off, as the screen reads it. */
import { call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { daftarSusut } from './validasi-susut.command.ts';

export type StatusSusut = 'MENUNGGU' | 'SETUJU' | 'TOLAK';
export type Susut = {
  no_faktur: string;
  no_faktur_group: string;
  tanggal: string;
  kode_barcode: string;
  nama_barang: string;
  kode_group: string;
  kondisi_barang: string;
  kasir: string;
  nama_customer: string | null;
  berat_nota: number;
  berat: number;
  susut: number;
  nilai_susut: number;
  harga: number;
  foto: boolean;
  status: StatusSusut;
  no_dokumen: string | null;
  berat_disetujui: number | null;
  alasan: string | null;
  divalidasi_oleh: string | null;
};

export function useSusut(status: StatusSusut | 'SEMUA') {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['validasi-susut', portal, status],
    queryFn: async ({ signal }) => (await call<Susut[]>(daftarSusut, { query: { status }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 3000,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (jenis === 'pembelian' || jenis === 'validasi_susut') void asked.refetch();
  });
  return asked;
}
