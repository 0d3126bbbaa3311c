/** What follows a write to a list, in this process and in open browsers. */
import type { Resource } from '@mustika/kernel/resource.ts';
import { pusatDari } from '../http/broadcast.ts';
import type { Ctx, Deps } from '../http/http.ts';

/**
 * Stores read settings and prices through a cached copy; whoever changed them sees the change at once. Open browsers of whom the list
 * belongs to ask again for what they show of it: a sales person made at the desk is there at the till.
 */
export function fresh(
  { stores, sockets }: Deps,
  { scope: { kode_toko } }: Ctx,
  { name, scope }: Resource,
): void {
  stores.forget(kode_toko);
  const all = sockets.current;
  const whose = scope === 'chain' ? all : all?.to([`toko:${kode_toko}`, ...pusatDari(kode_toko)]);
  whose?.emit('daftar-berubah', { nama: name });
}
