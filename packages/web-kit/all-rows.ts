/** All active rows of a short list, such as what a counter prices with; kept for the page. Undefined while on its way. */
import type { Resource } from '@mustika/kernel/resource.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { resourceKey } from './fields/ref-options.ts';
import { useSession } from './session.ts';

const PENUH = { aktif: 'ya', skip: 0, limit: 1000 };

/** `Rows` is what the list answers, on the wire. */
export function useAllRows<Rows>(resource: object, enabled = true): Rows | undefined {
  const portal = useSession((session) => session.portal);
  const { data } = useQuery({
    queryKey: [...resourceKey(resource as Resource, portal), 'semua'],
    queryFn: async ({ signal }) =>
      (await call<unknown[]>((resource as Resource).api.list, { query: PENUH, signal })).data,
    staleTime: 60_000,
    enabled,
  });
  return data as Rows | undefined;
}
