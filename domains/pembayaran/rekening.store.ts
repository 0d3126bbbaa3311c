/** The accounts that take money. Loaded once, searched in the browser. */
import { listCall } from '@mustika/kernel/resource.ts';
import { call } from '@mustika/web-kit/api.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { rekeningResource } from '../master/rekening.resource.ts';
import type { RekeningPilihan } from './isi-bayar.rule.ts';

const FRESH = 5 * 60_000;
const query = { aktif: 'ya', skip: 0, limit: 200 };

export function useRekening(): readonly RekeningPilihan[] {
  const portal = useSession((session) => session.portal);
  const { data } = useQuery({
    queryKey: [...resourceKey(rekeningResource, portal), 'kasir'],
    queryFn: ({ signal }) => call(listCall(rekeningResource), { query, signal }),
    staleTime: FRESH,
  });
  return data?.data ?? [];
}
