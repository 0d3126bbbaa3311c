/** The list of who serves at the till. Loaded once, searched in the browser. */
import { listCall, type WireRow } from '@mustika/kernel/resource.ts';
import { call } from '@mustika/web-kit/api.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { salesResource } from '../../../master/sales.resource.ts';
import { useLuring } from '../../luring/luring.store.ts';

export type SalesPilihan = Pick<WireRow<typeof salesResource>, 'kode_sales' | 'nama_sales'>;

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

/** Without the line those that were taken along. */
export function useSales(): readonly SalesPilihan[] {
  const dibawa = useLuring((luring) => luring.paket?.isi.sales);
  return useDaftarSales().data?.data ?? dibawa ?? [];
}

/** The shop has no sales person yet. Not so while nobody has answered. */
export const useTanpaSales = (): boolean => useDaftarSales().data?.data.length === 0;
