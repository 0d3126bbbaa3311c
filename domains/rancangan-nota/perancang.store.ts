/** The design on the bench: what was read, the steps made since, saving and publishing under the draft's revision. */
import { useDebouncedValue } from '@mantine/hooks';
import type { Media } from '@mustika/kernel/rancangan-nota.ts';
import type { Act } from '@mustika/web-kit/act-places.ts';
import { apiError } from '@mustika/web-kit/api.ts';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { kirimSekali } from '@mustika/web-kit/sending/kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  bacaSemua,
  buang,
  type Isi,
  kembalikan,
  type Milik,
  simpanDraf,
  terbitkan,
} from './rancangan-data.store.ts';
import { type Rancangan, simpanKertas, simpanSlip } from './rancangan-nota.command.ts';
import { type Langkah, langkah, maju, mulaiLangkah, mundur } from './ubah-rancangan.view.ts';

/** The picture follows the hand as soon as it rests. */
const JEDA = 120;

/** The picture of a design as the server draws it; the last one stays until the next is there. `tentang` names what is drawn. */
export function useGambarRancangan<R, G>(
  tentang: readonly (string | null)[],
  isi: R,
  gambar: (isi: NonNullable<R>, signal: AbortSignal) => Promise<G>,
) {
  const portal = useSession((session) => session.portal);
  const [tenang] = useDebouncedValue(isi, JEDA);
  return useQuery({
    queryKey: ['rancangan-gambar', portal, ...tentang, tenang],
    queryFn: ({ signal }) => gambar(tenang as NonNullable<R>, signal),
    enabled: tenang !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
  });
}

type Bangku<R extends Isi> = { langkah: Langkah<R>; tersimpan: R; rev: number };

export type Perancang<R extends Isi> = {
  data: Rancangan | undefined;
  isi: R | null;
  memuat: boolean;
  salah: unknown;
  muatUlang: () => void;
  sibuk: boolean;
  berubah: boolean;
  adaDraf: boolean;
  bisaMundur: boolean;
  bisaMaju: boolean;
  ubah: (isi: R, jenis?: string) => void;
  mundur: () => void;
  maju: () => void;
  /** The act that keeps the draft: of paper or of a slip. */
  simpanan: Act;
  simpan: () => Promise<boolean>;
  terbit: (catatan: string | null) => Promise<boolean>;
  buangDraf: () => Promise<boolean>;
  kembali: (versi: number) => Promise<boolean>;
};

const awal = <R extends Isi>({ draf, terbit }: Rancangan): Bangku<R> => {
  const isi = (draf?.isi ?? terbit.isi) as R;
  return { langkah: mulaiLangkah(isi), tersimpan: isi, rev: draf?.rev ?? 0 };
};

/** One act after the other; what came of it is said. */
function useKerja(): { sibuk: boolean; kerja: (act: () => Promise<string | undefined>) => Promise<boolean> } {
  const [sibuk, setSibuk] = useState(false);
  const kerja = async (act: () => Promise<string | undefined>): Promise<boolean> => {
    if (sibuk) return false;
    setSibuk(true);
    try {
      toastSuccess((await act()) ?? '');
      return true;
    } catch (error) {
      noticeOf(error);
      return false;
    } finally {
      setSibuk(false);
    }
  };
  return { sibuk, kerja };
}

/** What lies on the bench: replaced by another design or by what was written, never under the hands. */
function useBangku<R extends Isi>(milik: Milik) {
  const portal = useSession((session) => session.portal);
  const queries = useQueryClient();
  const queryKey = ['rancangan-nota', portal, milik.jenis_nota, milik.media];
  const tanda = queryKey.join('/');
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => bacaSemua(milik, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [bangku, setBangku] = useState<(Bangku<R> & { tanda: string }) | null>(null);
  const { data } = asked;
  useEffect(() => {
    if (data) setBangku((now) => (now?.tanda === tanda ? now : { ...awal<R>(data), tanda }));
  }, [data, tanda]);
  const baca = async (): Promise<void> => {
    const baru = await queries.fetchQuery({ queryKey, queryFn: () => bacaSemua(milik), staleTime: 0 });
    setBangku({ ...awal<R>(baru), tanda });
  };
  return { asked, baca, setBangku, bangku: bangku?.tanda === tanda ? bangku : null };
}

export function usePerancang<R extends Isi>(jenis_nota: string, media: Media): Perancang<R> {
  const milik: Milik = { jenis_nota, media };
  const { asked, baca, bangku, setBangku } = useBangku<R>(milik);
  const { sibuk, kerja } = useKerja();
  const [sekali] = useState(() => kirimSekali());
  const isi = bangku?.langkah.kini ?? null;
  const rev = bangku?.rev ?? 0;
  const berubah = bangku !== null && bangku.tersimpan !== isi;
  const geser = (step: (now: Langkah<R>) => Langkah<R>): void =>
    setBangku((now) => now && { ...now, langkah: step(now.langkah) });
  const simpanKini = async (): Promise<{ rev: number; message: string | undefined }> => {
    if (!isi) throw apiError(0, 'DRAF_TIDAK_ADA', 'Tidak Ada Draf Rancangan Untuk Nota Ini');
    const { data, message } = await sekali((key) => simpanDraf(milik, rev, isi, key), `simpan ${rev}`);
    setBangku((now) => now && { ...now, tersimpan: isi, rev: data.rev });
    // Whose draft it is now; what lies on the bench stays.
    void asked.refetch();
    return { rev: data.rev, message };
  };
  const lalu = (act: (key: string) => Promise<{ message?: string }>, tentang: string) =>
    kerja(async () => {
      const { message } = await sekali(act, tentang);
      await baca();
      return message;
    });
  return {
    data: asked.data,
    isi,
    memuat: asked.isPending || !bangku,
    salah: asked.error,
    muatUlang: () => void baca().catch(noticeOf),
    sibuk,
    berubah,
    adaDraf: rev > 0,
    bisaMundur: (bangku?.langkah.lalu.length ?? 0) > 0,
    bisaMaju: (bangku?.langkah.depan.length ?? 0) > 0,
    ubah: (baru, jenis) => geser((now) => langkah(now, baru, jenis)),
    mundur: () => geser(mundur),
    maju: () => geser(maju),
    simpanan: milik.media === 'SLIP' ? simpanSlip : simpanKertas,
    simpan: () => kerja(async () => (await simpanKini()).message),
    // A design that was published and not touched since may be published again: its draft is made first.
    terbit: (catatan) =>
      kerja(async () => {
        const kini = berubah || rev === 0 ? (await simpanKini()).rev : rev;
        const body = { ...milik, rev: kini, catatan };
        const { message } = await sekali((key) => terbitkan(body, key), `terbit ${kini}`);
        await baca();
        return message;
      }),
    buangDraf: () => lalu((key) => buang({ ...milik, rev }, key), `buang ${rev}`),
    kembali: (versi) => lalu((key) => kembalikan({ ...milik, versi }, key), `kembali ${versi}`),
  };
}
