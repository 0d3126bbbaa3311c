/** Sales and purchases that wait, and the calls that validate them. */
import { type Answer, call, isApiError, newKey } from '@mustika/web-kit/api.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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

const kirim = ({ jenis, no_faktur_group }: Menunggu, key: string): Promise<Answer<unknown>> =>
  call({ method: 'POST', path: PERAN[jenis].validasi.path }, { body: { no_faktur_group }, key });

/** One after the other, each under a key of its own that lives until the answer is certain. */
export function useValidasiJualBeli() {
  const { t } = useTranslation(PEMBELIAN);
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const [busy, setBusy] = useState(false);
  const satu = async (row: Menunggu): Promise<boolean> => {
    const key = keys.current.get(row.no_faktur_group) ?? newKey();
    keys.current.set(row.no_faktur_group, key);
    try {
      await kirim(row, key);
      keys.current.delete(row.no_faktur_group);
      return true;
    } catch (error) {
      const pasti = isApiError(error) && error.status > 0 && error.status < 500;
      if (pasti) keys.current.delete(row.no_faktur_group);
      noticeOf(error);
      return false;
    }
  };
  const validasi = async (rows: readonly Menunggu[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    let jadi = 0;
    for (const row of rows) jadi += Number(await satu(row));
    setBusy(false);
    if (jadi > 0) toastSuccess(t('tunggu.hasil', { jumlah: jadi }));
    await queries.invalidateQueries({ queryKey: ['jual-beli-menunggu'] });
    await queries.invalidateQueries({ queryKey: ['nota-beli'] });
  };
  return { busy, validasi };
}
