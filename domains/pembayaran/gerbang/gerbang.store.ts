/** The charge that a till waits for, and which account is collected for by the gateway. */
import { type ApiError, call, newKey } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rekeningResource } from '../../master/rekening.resource.ts';
import {
  akuiTagihan,
  batalTagihan,
  gerbangKini,
  lihatTagihan,
  mintaTagihan,
  periksaTagihan,
  type TagihanTampil,
} from './gerbang.command.ts';
import { masihTerbuka } from './gerbang.rule.ts';

/** The account; null where none is, undefined while nobody knows yet. */
export function useGerbang(): string | null | undefined {
  const portal = useSession((session) => session.portal);
  const { data, isError } = useQuery({
    queryKey: [...resourceKey(rekeningResource, portal), 'gerbang'],
    queryFn: async ({ signal }) => (await call(gerbangKini, { signal })).data.no_rekening,
    staleTime: 60_000,
  });
  return isError ? null : data;
}

type Minta = { untuk: string; no_rekening: string; jumlah: number };

/** The line says when it is paid; this is for the case that it does not. */
const TENGOK = 4_000;

/** The charge of this attempt: asked for when the typing rests, looked at again until it is paid or over. */
export function useTagihan(minta: Minta) {
  const client = useQueryClient();
  const portal = useSession((session) => session.portal);
  const { untuk, no_rekening, jumlah } = minta;
  const kunci = ['tagihan-qris', portal, untuk, no_rekening, jumlah];
  const diminta = useQuery<TagihanTampil, ApiError>({
    queryKey: kunci,
    queryFn: async ({ signal }) => (await call(mintaTagihan, { body: minta, key: newKey(), signal })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const id = diminta.data?.id ?? null;
  const tulis = (t: TagihanTampil) => client.setQueryData(kunci, t);
  const tengok = useQuery({
    queryKey: ['tagihan-qris-kini', portal, id],
    queryFn: async ({ signal }) =>
      tulis((await call(lihatTagihan, { params: { id: id ?? '' }, signal })).data),
    enabled: id !== null && masihTerbuka(diminta.data?.status ?? 'BATAL'),
    refetchInterval: TENGOK,
    gcTime: 0,
  });
  useSocketEvent('tagihan-qris', (kabar) => void (kabar.id === id && tengok.refetch()));
  const [sibuk, setSibuk] = useState<string | null>(null);
  const kerjakan = async (apa: string, act: () => Promise<{ data: TagihanTampil }>) => {
    if (sibuk !== null) return;
    setSibuk(apa);
    try {
      tulis((await act()).data);
    } catch (error) {
      noticeOf(error);
    } finally {
      setSibuk(null);
    }
  };
  return {
    tagihan: diminta.data ?? null,
    salah: diminta.error,
    sibuk,
    mintaLagi: () => void diminta.refetch(),
    periksa: () => kerjakan('periksa', () => call(periksaTagihan, { body: { id }, key: newKey() })),
    batal: () => kerjakan('batal', () => call(batalTagihan, { body: { id }, key: newKey() })),
    akui: (no_referensi: string | null) =>
      kerjakan('akui', () => {
        const key = newKey();
        return withApproval((detail_authorization) => {
          const body = { id, no_referensi, ...(detail_authorization ? { detail_authorization } : {}) };
          return call(akuiTagihan, { body, key });
        });
      }),
  };
}
