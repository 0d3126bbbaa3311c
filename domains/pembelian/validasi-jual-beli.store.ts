/** Sales and purchases that wait, and the calls that validate them. */
import { type Answer, call } from '@mustika/web-kit/api.ts';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useKirimBerurut } from '@mustika/web-kit/use-kirim.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daftarNota } from '../penjualan/nota.command.ts';
import { penjualan } from '../penjualan/penjualan.document.ts';
import { daftarBeli } from './nota-beli.command.ts';
import { pembelian } from './pembelian.document.ts';
import { PEMBELIAN } from './teks-pembelian.store.ts';

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

const kirimValidasi = ({ jenis, no_faktur_group }: Menunggu, key: string): Promise<Answer<unknown>> =>
  call({ method: 'POST', path: PERAN[jenis].validasi.path }, { body: { no_faktur_group }, key });

/** All that were chosen, with one word about them; the lists are asked for again. */
export function useValidasiJualBeli() {
  const { t } = useTranslation(PEMBELIAN);
  const queries = useQueryClient();
  const { busy, kirim } = useKirimBerurut();
  const validasi = async (rows: readonly Menunggu[]): Promise<void> => {
    if (busy) return;
    const jadi = await kirim(rows, (row) => row.no_faktur_group, kirimValidasi);
    if (jadi > 0) toastSuccess(t('tunggu.hasil', { jumlah: jadi }));
    await queries.invalidateQueries({ queryKey: ['jual-beli-menunggu'] });
    await queries.invalidateQueries({ queryKey: ['nota-beli'] });
  };
  return { busy, validasi };
}
