/** What the guided start asks, and what its steps send: the calls of the domains that they belong to. */
import type { Resource } from '@mustika/kernel/resource.ts';
import { turnsOn } from '@mustika/kernel/settings/module.ts';
import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { TableRow } from '@mustika/web-kit/data-table/rows.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { cadanganCommand } from '../cadangan/cadangan.command.ts';
import { setelanCommand, setelanTokoCommand, ubahSetelanCommand } from '../pengaturan/setelan.command.ts';
import { mulaiCommand } from './mulai.command.ts';

const usePortal = (): string | null => useSession((session) => session.portal);

/** Asked whenever the page is opened: whoever comes back from a screen sees its step done. */
export function useMulai() {
  const portal = usePortal();
  return useQuery({
    queryKey: ['mulai', portal],
    queryFn: async ({ signal }) => (await call(mulaiCommand, { signal })).data,
    refetchOnMount: 'always',
  });
}

/** How safe the rows are; nothing where the house makes no backups. */
export function useCadangan() {
  const portal = usePortal();
  return useQuery({
    queryKey: ['mulai', portal, 'cadangan'],
    queryFn: async ({ signal }) => (await call(cadanganCommand, { signal })).data.terakhir ?? null,
  });
}

const BANYAK = 500;
/** All rows of a list of a store, those that were switched off too. */
export function useBaris(resource: Resource) {
  const portal = usePortal();
  return useQuery({
    queryKey: [...resourceKey(resource, portal), 'mulai'],
    queryFn: async ({ signal }) => {
      const query = { skip: 0, limit: BANYAK, aktif: 'semua' };
      return (await call<TableRow[]>(resource.api.list, { query, signal })).data;
    },
  });
}

export const BENTUK = 'BENTUK_USAHA';

/** The version of what the owner said of his trade, for the one who changes it. */
export function useVersiBentuk(): number {
  const pusat = useSession((session) => session.user?.toko_asal);
  const { data } = useQuery({
    queryKey: ['setelan', 'toko', BENTUK],
    queryFn: async ({ signal }) => (await call(setelanTokoCommand, { params: { key: BENTUK }, signal })).data,
  });
  return data?.find(({ kode_toko }) => kode_toko === pusat)?.versi ?? 0;
}

type Ubahan = { key: string; value: string; versi: number; toko: readonly string[] };

/** Sets one setting, in the store itself or in those that are named. */
export const kirimSetelan = ({ key, value, versi, toko }: Ubahan, kunci: string): Promise<Answer<unknown>> =>
  call(ubahSetelanCommand, {
    params: { key },
    body: { value, versi, ...(toko.length > 0 ? { toko: toko.map((kode_toko) => ({ kode_toko })) } : {}) },
    key: kunci,
  });

/** The modules of the store: which are on, and the version of each row. */
export function useModul() {
  const portal = usePortal();
  const { data } = useQuery({
    queryKey: ['mulai', portal, 'setelan'],
    queryFn: async ({ signal }) => (await call(setelanCommand, { signal })).data,
    refetchOnMount: 'always',
  });
  if (!data) return null;
  const baris = new Map(data.map((row) => [row.key, row]));
  return {
    hidup: (key: string): boolean => turnsOn(baris.get(key)?.value),
    versi: (key: string): number => baris.get(key)?.versi ?? 0,
  };
}
