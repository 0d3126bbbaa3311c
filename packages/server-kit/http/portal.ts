/** The store a call is made for: the user's own, or the branch that head office picked. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Session } from './http.ts';

const PORTAL = /^\/toko\/([A-Z0-9]{2,8})(\/api\/v1\/.*)$/;
export const PORTAL_HEADER = 'x-mustika-portal';

/** `/toko/JKT2/api/v1/x` is the call `/api/v1/x` made in the name of that branch. */
export function rewritePortal(request: { url?: string; headers: Record<string, unknown> }): string {
  const match = PORTAL.exec(request.url ?? '/');
  delete request.headers[PORTAL_HEADER];
  if (!match) return request.url ?? '/';
  request.headers[PORTAL_HEADER] = match[1];
  return match[2] as string;
}

type Placed = { kode_toko: string; pusat: boolean; lingkup: readonly string[] | null };

/** May this user act for the store? His own always; another one as head office within the stores he was given. */
export const inScope = ({ kode_toko, pusat, lingkup }: Placed, store: string): boolean =>
  store === kode_toko || (pusat && (lingkup === null || lingkup.includes(store)));

/** Refuses a write for stores outside the session's own; head office with a list of stores names others in bodies too. */
export function refuseBeyond(
  session: Pick<Session, 'toko_asal' | 'pusat' | 'lingkup'>,
  stores: readonly string[],
): void {
  const outside = stores.filter((store) => !inScope({ ...session, kode_toko: session.toko_asal }, store));
  if (outside.length > 0) reject(umum.TOKO_LAIN, { kode_toko: outside });
}
