/** The calls of the non-cash validation, and what is being ticked. */
import type { PetaKolom } from '@mustika/kernel/text/peta-kolom.ts';
import { call, newKey, uploadFile } from '@mustika/web-kit/api.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type KoranTerbaca, rekeningKoran, terimaNonCash } from './validasi-non-cash.command.ts';
import type { TempatNonCash } from './validasi-non-cash.rule.ts';

export type SaringNonCash = { tempat: TempatNonCash; no_rekening: string | null; tgl_awal: string | null };

/** Open receipts of every place, because a statement has lines of each; asks again when a nota is written or a receipt is ticked anywhere in the store. */
export function useTerima({ no_rekening, tgl_awal }: SaringNonCash) {
  const portal = useSession((session) => session.portal);
  const query = { no_rekening, tgl_awal };
  const asked = useQuery({
    queryKey: ['non-cash-terima', portal, query],
    queryFn: async ({ signal }) => (await call(terimaNonCash, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 3000,
  });
  useSocketEvent('document', () => void asked.refetch());
  return asked;
}

/** What was read of a statement, with its suggestions. */
export function useKoran() {
  const [isi, setIsi] = useState<KoranTerbaca | null>(null);
  const [membaca, setMembaca] = useState(false);
  // Kept so that it is read again once its columns were said.
  const [berkas, setBerkas] = useState<File | null>(null);
  const [memetakan, setMemetakan] = useState(false);
  const baca = async (file: File | null, no_rekening: string | null, peta: PetaKolom | null = null) => {
    if (!file) return;
    setMembaca(true);
    setBerkas(file);
    try {
      const { data } = await uploadFile(rekeningKoran, file, {
        fields: {
          ...(no_rekening ? { no_rekening } : {}),
          ...(peta ? { peta: JSON.stringify(peta) } : {}),
        },
        key: newKey(),
      });
      setIsi(data);
      setMemetakan(data.kolom.tanya);
    } catch (error) {
      noticeOf(error);
    } finally {
      setMembaca(false);
    }
  };
  /** A line that was just booked, before anybody uploads the file again. */
  const tandai = (sidik: string, no_dokumen: string) =>
    setIsi(
      (lama) =>
        lama && {
          ...lama,
          baris: lama.baris.map((one) => (one.sidik === sidik ? { ...one, dipakai: no_dokumen } : one)),
        },
    );
  return {
    ...{ isi, membaca, baca, tandai, memetakan, setMemetakan },
    bacaDengan: (peta: PetaKolom) => baca(berkas, peta.sumber, peta),
    tutup: () => setIsi(null),
  };
}
