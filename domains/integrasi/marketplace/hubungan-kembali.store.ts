/** What a marketplace's page sent the browser back with. Read from the address as it stands: a router would make numbers of codes. */
import type { PenyediaMarketplace } from './marketplace-setting.rule.ts';

type Kembali = { kode: string; id_toko?: string; tanda: string };

/** Null where nobody came back, or from the other one. */
export function hubunganKembali(penyedia: PenyediaMarketplace): Kembali | null {
  const query = new URLSearchParams(window.location.search);
  const [kode, id_toko] = [query.get('code'), query.get('shop_id')];
  const tanda = query.get('tanda') ?? query.get('state');
  if (!kode || !tanda || (query.get('penyedia') ?? 'SHOPEE') !== penyedia) return null;
  return { kode, tanda, ...(id_toko ? { id_toko } : {}) };
}

/** Good once: a reload must not try it again. */
export function lupakanKembali(): void {
  const { pathname, search } = window.location;
  const penyedia = new URLSearchParams(search).get('penyedia');
  window.history.replaceState(null, '', penyedia ? `${pathname}?penyedia=${penyedia}` : pathname);
}
