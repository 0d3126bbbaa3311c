/** Calls of Parameter Akun, and the local copy its edit view works on. Spec 2 §4, §7. */

import { type Answer, apiError, call, isApiError } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { type JurnalAkun, paraAkunCommand, simpanParaAkunCommand } from './akun.command.ts';
import { akunResource } from './akun.resource.ts';

export type Jurnal = JurnalAkun;
export type DetailAkun = Jurnal['detail_akun'][number];
/** An account names its parent, so that its declaration knows no types of its own. */
export type Akun = { nomor_akun: string; nama_akun: string; golongan: string };

/** The prescribed words where the server has none of its own (Spec 2 §8); a refusal keeps its text. */
export const denganKata =
  (text: string) =>
  (error: unknown): never => {
    throw isApiError(error) && error.code === 'KESALAHAN_SERVER'
      ? apiError(error.status, error.code, text, error.detail)
      : error;
  };

export const useJurnal = () => {
  const portal = useSession((state) => state.portal);
  return useQuery({
    queryKey: ['para-akun-transaksi', portal],
    queryFn: async ({ signal }) =>
      (await call(paraAkunCommand, { signal }).catch(denganKata('Terjadi Kesalahan Saat Mengirim Data')))
        .data,
  });
};

export const useAkun = () =>
  useQuery({
    queryKey: ['akuns'],
    queryFn: async ({ signal }) =>
      (await call<Akun[]>(akunResource.api.list, { query: { limit: 10_000 }, signal })).data,
    staleTime: 60_000,
  });

export function simpanJurnal(
  { trx, type }: Jurnal,
  detail_akun: readonly DetailAkun[],
  key: string,
): Promise<Answer<Jurnal>> {
  return withApproval((detail_authorization) =>
    call(simpanParaAkunCommand, {
      params: { trx, type },
      body: { detail_akun, ...(detail_authorization ? { detail_authorization } : {}) },
      key,
    }),
  ).catch(denganKata('Data Gagal Diedit'));
}

/** Underscores are shown as spaces (Spec 2 §2.3), the words in the language of the screen. */
export const berspasi = (name: string): string => istilah(name.replaceAll('_', ' '));

/** The copy with another account at one place. */
export const gantiAkun = (detail: readonly DetailAkun[], id: string, nomor_akun: string): DetailAkun[] =>
  detail.map((row) => (row._id === id ? { ...row, nomor_akun } : row));

/** Places whose account is not the stored one. */
export const akunBerubah = (before: readonly DetailAkun[], now: readonly DetailAkun[]): string[] =>
  now.filter((row, index) => row.nomor_akun !== before[index]?.nomor_akun).map((row) => row._id);
