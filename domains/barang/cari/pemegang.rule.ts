/** Who holds a piece and is no cart of a till. Pure. */

/** How the lease of a till without the network is called. docs/decisions/0160. Ours. */
export const SEWA_LURING = 'LURING-';
/** How the hold of an order of a marketplace is called. docs/decisions/0162. Ours. */
export const PESANAN_MARKETPLACE = 'mp|';

/** No cart may be called like one of these, for a name is all it takes to let a piece go or to sell it. Ours. */
export const bukanKeranjang = (nama: string): boolean =>
  nama.startsWith(SEWA_LURING) || nama.startsWith(PESANAN_MARKETPLACE);
