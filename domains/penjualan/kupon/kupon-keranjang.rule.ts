/** Coupons in the cart: what they pay of the nota, and what is left of it for the deposit and for money. Domain R9.6. */
import { add, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { nilaiPoinMeja } from '../../pembayaran/poin/bayar-poin.rule.ts';
import type { SisiBadan } from '../kasir/badan-simpan.rule.ts';
import type { Keranjang } from '../kasir/keranjang.rule.ts';
import { type HitunganTitipan, hitungTitipan } from '../kasir/titip/titipan-keranjang.rule.ts';

/** A coupon the customer hands in; the code as it is printed. */
export type KuponKeranjang = { kode: string; nilai: Rupiah };

/** What the coupons on the counter are worth, in rupiah. */
export const nilaiKeranjang = ({ kupon = [] }: Pick<Keranjang, 'kupon'>): Rupiah =>
  sum(kupon.map(({ nilai }) => nilai));

/** The coupons in the body of the sale. */
export function badanKupon(keranjang: Pick<Keranjang, 'kupon'>): SisiBadan {
  const { kupon = [] } = keranjang;
  if (kupon.length === 0) return { isi: {}, bayar: [] };
  return {
    isi: { kupon: kupon.map(({ kode }) => ({ kode })) },
    bayar: [{ jenis: 'KUPON', jumlah: nilaiKeranjang(keranjang) }],
  };
}

/** What is to be paid: after a trade-in come coupons, points, then the deposit, and PPh 22 on top; the rest is money. */
export type Tagihan = {
  /** By how much the coupons are worth more than what they pay: they are never changed into money. */
  kuponLebih: Rupiah;
  /** The same of points. */
  poinLebih: Rupiah;
  /** What points may pay of. */
  sebelumPoin: Rupiah;
  /** What the deposit may pay of. */
  terutang: Rupiah;
  titipan: HitunganTitipan | null;
  uang: Rupiah;
};

/** As the server will value it; `terutang` is what a trade-in leaves. Domain R4.13. */
export function tagihanNota(
  keranjang: Keranjang,
  { terutang, pph22, nilaiPoin }: { terutang: Rupiah; pph22: Rupiah; nilaiPoin: number },
): Tagihan {
  const kupon = nilaiKeranjang(keranjang);
  const sebelumPoin = rupiah(Math.max(0, terutang - kupon));
  const poin = nilaiPoinMeja(keranjang.poin, nilaiPoin);
  const sisa = rupiah(Math.max(0, sebelumPoin - poin));
  const titipan = hitungTitipan(keranjang, sisa);
  return {
    kuponLebih: rupiah(Math.max(0, kupon - terutang)),
    poinLebih: rupiah(Math.max(0, poin - sebelumPoin)),
    sebelumPoin,
    terutang: sisa,
    titipan,
    uang: add(titipan?.tagihan ?? sisa, pph22),
  };
}

/** The cart without a coupon. */
export const tanpaKupon = (keranjang: Keranjang, kode: string): Keranjang => ({
  ...keranjang,
  kupon: (keranjang.kupon ?? []).filter((satu) => satu.kode !== kode),
});
