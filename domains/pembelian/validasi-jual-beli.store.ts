/** Sales and purchases that wait, and the calls that validate them. */
import { type Answer, call } from '@mustika/web-kit/api.ts';
import { useAskAgain } from '@mustika/web-kit/document-sheet/view.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { daftarNota } from '../penjualan/nota.command.ts';
import { penjualan } from '../penjualan/penjualan.document.ts';
import { notaBeli } from './daftar-beli.widget.tsx';
import { daftarBeli } from './nota-beli.command.ts';
import { pembelian } from './pembelian.document.ts';

export type JenisTunggu = 'PENJUALAN' | 'PEMBELIAN';
export type Menunggu = {
  no_faktur_group: string;
  jenis: JenisTunggu;
  waktu: string;
  kasir: string;
  nama_customer: string | null;
  jumlah_barang: number;
  berat: number;
  total: number;
};

const PERAN = {
  PENJUALAN: { daftar: daftarNota, validasi: penjualan.transitions.validasi },
  PEMBELIAN: { daftar: daftarBeli, validasi: pembelian.transitions.validasi },
} as const;

async function daftar(jenis: JenisTunggu, signal: AbortSignal): Promise<Menunggu[]> {
  const query = { status: 'OPEN', limit: 1000 };
  const { data } = await call<(Omit<Menunggu, 'jenis'> & { tukar?: boolean })[]>(PERAN[jenis].daftar, {
    query,
    signal,
  });
  // A piece traded in waits with the sale it stands on.
  return data.filter((row) => jenis === 'PENJUALAN' || !row.tukar).map((row) => ({ ...row, jenis }));
}

/** Everything that waits, the oldest first; asked again when a document is saved, validated or cancelled. */
export function useMenunggu() {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['jual-beli-menunggu', portal],
    queryFn: async ({ signal }) => {
      const [jual, beli] = await Promise.all([daftar('PENJUALAN', signal), daftar('PEMBELIAN', signal)]);
      return [...jual, ...beli].sort((a, b) => (a.waktu < b.waktu ? -1 : 1));
    },
    staleTime: 3000,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (jenis === 'penjualan' || jenis === 'pembelian') void asked.refetch();
  });
  return asked;
}

export const kirimValidasi = ({ jenis, no_faktur_group }: Menunggu, key: string): Promise<Answer<unknown>> =>
  call({ method: 'POST', path: PERAN[jenis].validasi.path }, { body: { no_faktur_group }, key });

/** The list is asked again, and every purchase. */
export function useTanyaMenunggu(): () => Promise<void> {
  const queries = useQueryClient();
  const beli = useAskAgain(notaBeli);
  return async () => {
    await queries.invalidateQueries({ queryKey: ['jual-beli-menunggu'] });
    await beli();
  };
}
