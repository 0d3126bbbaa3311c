import { useQuery } from '@tanstack/react-query';
import { download } from '../api.ts';
import { useObjectUrl } from '../photo/photo.tsx';
import { useSession } from '../session.ts';

/** The shop's own mark where it gave one, else the product's. Before login that of the company. */
export function ShopMark({ size = 20 }: { size?: number }) {
  const inside = useSession((session) => session.status === 'in');
  const portal = useSession((session) => session.portal);
  const { data } = useQuery({
    queryKey: ['logo', inside, portal],
    queryFn: async ({ signal }) =>
      (await download({ method: 'GET', path: inside ? 'logo/toko' : 'logo' }, { signal })).blob,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = useObjectUrl(data && data.size > 0 ? data : null);
  if (!address) return <Mark size={size} />;
  return <img src={address} alt="" width={size} height={size} style={{ objectFit: 'contain' }} />;
}

/** The mark: a square ingot with its facet, in the one gold of the product. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <rect x="1.25" y="1.25" width="17.5" height="17.5" rx="3.5" stroke="currentColor" strokeWidth="2.5" />
      <rect x="6" y="6" width="8" height="8" rx="1" fill="currentColor" />
    </svg>
  );
}
