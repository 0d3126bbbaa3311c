/** How far a count is, and the codes of this device on their way into it. */
import type { WireOf } from '@mustika/kernel/answer.ts';
import { call, isApiError, newKey } from '@mustika/web-kit/api.ts';
import { buzz, tick } from '@mustika/web-kit/scan/sound.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { recall, remember } from '@mustika/web-kit/storage.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bakiResource } from '../master/baki.resource.ts';
import { type Hasil, hasilBaru, semuaBaik, sesudahTolak, takTerbaca } from './antrian-opname.view.ts';
import {
  bukaOpname,
  KODE_SEKALI,
  kemajuanOpname,
  pindaiOpname,
  selisihOpname,
} from './stock-opname.command.ts';

export type Kemajuan = WireOf<typeof kemajuanOpname.answer>;
export type BarisSelisih = WireOf<typeof selisihOpname.answer>[number];

/** A burst of another device asks for one look, not for a hundred. */
const TENANG = 400;

/** Asked again whenever any device of the store reads something in it. */
export function useKemajuan(no_dokumen: string) {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: ['opname-kemajuan', portal, no_dokumen],
    queryFn: async ({ signal }) => (await call(kemajuanOpname, { query: { no_dokumen }, signal })).data,
    staleTime: 1000,
  });
  const nanti = useRef<ReturnType<typeof setTimeout> | null>(null);
  useSocketEvent('opname', ({ nomor }) => {
    if (nomor !== no_dokumen || nanti.current) return;
    nanti.current = setTimeout(() => {
      nanti.current = null;
      void asked.refetch();
    }, TENANG);
  });
  return asked;
}

/** What differs; of a blind count it is opened first, and nothing more is taken in. */
export async function bacaSelisih(no_dokumen: string, buta: boolean): Promise<readonly BarisSelisih[]> {
  if (buta) await call(bukaOpname, { body: { no_dokumen }, key: newKey() });
  return (await call(selisihOpname, { query: { no_dokumen } })).data;
}

/** Whether the shop has a tray of this code. */
export async function adaBaki(kode_baki: string): Promise<boolean> {
  const { data } = await call<{ kode_baki: string }[]>(bakiResource.api.list, {
    query: { kode_baki, aktif: 'ya', skip: 0, limit: 1 },
  });
  return data.some((one) => one.kode_baki === kode_baki);
}

type Tunggu = { kode: string; baki: string | null; cara: 'PINDAI' | 'KETIK' };

/**
 * Codes go one call after the other: whatever was read while one was on its way goes with the next. What could not be sent stays
 * on the shelf of this device and goes when the line is back.
 */
export function usePindai(no_dokumen: string, onSent: () => void) {
  const kunci = `opname:${no_dokumen}`;
  const antri = useRef<Tunggu[]>(recall<Tunggu[]>('laci', kunci) ?? []);
  const jalan = useRef(false);
  const [hasil, setHasil] = useState<readonly Hasil[]>([]);
  const [menunggu, setMenunggu] = useState(antri.current.length);
  const [salah, setSalah] = useState<string | null>(null);
  const simpan = () => {
    remember('laci', kunci, antri.current);
    setMenunggu(antri.current.length);
  };
  const kirim = async (): Promise<void> => {
    if (jalan.current) return;
    jalan.current = true;
    let sekali = KODE_SEKALI;
    while (antri.current.length > 0) {
      const baki = antri.current[0]?.baki ?? null;
      const ganti = antri.current.findIndex((one) => one.baki !== baki);
      const banyak = Math.min(ganti < 0 ? antri.current.length : ganti, sekali);
      const kode = antri.current
        .slice(0, banyak)
        .map((one) => ({ kode: one.kode, cara: one.cara ?? 'KETIK' }));
      try {
        const body = { no_dokumen, kode, ...(baki ? { kode_baki: baki } : {}) };
        const { data } = await call(pindaiOpname, { body });
        antri.current = antri.current.slice(banyak);
        simpan();
        sekali = KODE_SEKALI;
        setSalah(null);
        setHasil((lama) => hasilBaru(lama, data as Hasil[]));
        if (semuaBaik(data as Hasil[])) tick();
        else buzz();
        onSent();
      } catch (error) {
        const ditolak = isApiError(error) ? error : null;
        const { buang, berikut } = sesudahTolak(antri.current.length, banyak, ditolak);
        if (berikut !== null && buang > 0)
          setHasil((lama) =>
            hasilBaru(
              lama,
              kode.map((one) => takTerbaca(one.kode)),
            ),
          );
        antri.current = antri.current.slice(buang);
        simpan();
        buzz();
        setSalah(ditolak?.message ?? 'Terjadi Kesalahan Saat Request Data');
        if (berikut === null) break;
        sekali = berikut;
      }
    }
    jalan.current = false;
  };
  const baca = (kode: readonly string[], baki: string | null, cara: Tunggu['cara']): void => {
    antri.current = [...antri.current, ...kode.map((satu) => ({ kode: satu, baki, cara }))];
    simpan();
    void kirim();
  };
  // What a power cut left behind goes first.
  const pertama = useRef(kirim);
  useEffect(() => void pertama.current(), []);
  return { hasil, menunggu, salah, baca, kirim };
}
