/** The list of who serves at the till. Loaded once, searched in the browser. */
import { listCall, type Resource, type WireRow } from '@mustika/kernel/resource.ts';
import { call, newKey } from '@mustika/web-kit/api.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { createRow } from '@mustika/web-kit/resource-calls.ts';
import { useRefreshResource } from '@mustika/web-kit/resource-form.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useParts } from '@mustika/web-kit/shell/house-context.tsx';
import { useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { kodeSales, salesResource } from '../../master/sales.resource.ts';

export type SalesPilihan = Pick<WireRow<typeof salesResource>, 'kode_sales' | 'nama_sales'>;

const resource = salesResource as unknown as Resource;

const FRESH = 5 * 60_000;
/** A shop without any waits for somebody to make the first. */
const MENUNGGU_PERTAMA = 5000;
const query = { aktif: 'ya', skip: 0, limit: 200 };

function useDaftarSales() {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: [...resourceKey(salesResource, portal), 'kasir'],
    queryFn: ({ signal }) => call(listCall(salesResource), { query, signal }),
    staleTime: FRESH,
    refetchInterval: ({ state }) => (state.data?.data.length === 0 ? MENUNGGU_PERTAMA : false),
  });
}

export const useSales = (): readonly SalesPilihan[] => useDaftarSales().data?.data ?? [];

/**
 * In a shop without a sales person: whether this user may make the first one here, and the way to do it by a name. Null where
 * there is one already.
 */
export function useSalesPertama(): { boleh: boolean; buat: (nama: string) => Promise<string | null> } | null {
  const { data } = useDaftarSales();
  const mayOpen = useMayOpen();
  const may = useParts(salesResource.screen);
  const refresh = useRefreshResource(resource);
  if (!data || data.data.length > 0) return null;
  return {
    boleh: mayOpen(salesResource.screen) && may('tambah'),
    buat: async (nama) => {
      const kode_sales = kodeSales(nama);
      try {
        await createRow(resource, { kode_sales, nama_sales: nama, no_hp: null }, newKey());
        await refresh();
        return kode_sales;
      } catch (error) {
        noticeOf(error);
        return null;
      }
    },
  };
}
