/** Who holds a piece on the counter, and what a till took along without the network (docs/decisions/0160). Pure. */
import { SEWA_LURING } from '../barang/cari/pemegang.rule.ts';

type Dipegang = { dipegang_oleh: string | null; dipegang_keranjang: string | null };

/** The cart that holds what a till took along: the same for all packages of that browser. */
export const sewaLuring = (sidikPerangkat: string): string => `${SEWA_LURING}${sidikPerangkat.slice(0, 32)}`;

/** What this browser took along is its own, to sell and to put aside, whichever cart it lies in now. */
export const milikSendiri = <B extends Dipegang>(barang: readonly B[], sewa: string): B[] =>
  barang.map((b) => (b.dipegang_keranjang === sewa ? { ...b, dipegang_oleh: null } : b));

/** The cart that the writer of pieces asks for: of what this till took along that, of all else the one on the counter. */
export const dipegangDalam = (b: Dipegang, keranjang: string | null): string | null =>
  b.dipegang_keranjang !== null && b.dipegang_oleh === null ? b.dipegang_keranjang : keranjang;
