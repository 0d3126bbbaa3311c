/** Calls of the settings screens, and what the declarations and the store's rows are together. */
import { DECLARED, type Declared, effective } from '@mustika/kernel/settings/declared.ts';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { type ApprovalId, withApproval } from '@mustika/web-kit/approval/approval.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import {
  type BarisSetelan,
  riwayatSetelanCommand,
  setelanCommand,
  setelanTokoCommand,
  ubahSetelanCommand,
} from './setelan.command.ts';

export type Setelan = Declared & { nilai: string; baris: BarisSetelan | null };

/** Every declaration with what counts in the store. */
export function useSetelan() {
  const portal = useSession((session) => session.portal);
  return useQuery<Setelan[], ApiError>({
    queryKey: ['setelan', portal],
    queryFn: async ({ signal }) => {
      const { data } = await call(setelanCommand, { signal });
      const rows = new Map(data.map((row) => [row.key, row]));
      return DECLARED.map((one) => {
        const baris = rows.get(one.key) ?? null;
        return { ...one, baris, nilai: effective(one, baris?.value) };
      });
    },
  });
}

export function useRiwayat(key: string) {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: ['setelan', portal, key, 'riwayat'],
    queryFn: async ({ signal }) => (await call(riwayatSetelanCommand, { params: { key }, signal })).data,
  });
}

/** The same setting in all stores; only head office asks. */
export function useSetelanToko(key: string, enabled: boolean) {
  return useQuery({
    queryKey: ['setelan', 'toko', key],
    queryFn: async ({ signal }) => (await call(setelanTokoCommand, { params: { key }, signal })).data,
    enabled,
  });
}

export type Ubahan = { value: string; versi: number; alasan: string | null; toko: readonly string[] };

/** Sends a change; a guarded one asks for the second person in between. */
export const kirimSetelan = (key: string, ubahan: Ubahan, kunci: string) =>
  withApproval((detail_authorization?: ApprovalId[]) =>
    call(ubahSetelanCommand, {
      params: { key },
      body: {
        value: ubahan.value,
        versi: ubahan.versi,
        ...(ubahan.alasan ? { alasan: ubahan.alasan } : {}),
        ...(ubahan.toko.length > 0 ? { toko: ubahan.toko.map((kode_toko) => ({ kode_toko })) } : {}),
        ...(detail_authorization ? { detail_authorization } : {}),
      },
      key: kunci,
    }),
  );
