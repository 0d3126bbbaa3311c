/**
 * Bargaining on the whole nota: one amount, shared out over its lines. Domain R11.8 (MODIFY_TOTAL_HARGA_MODULE). The spec
 * does not say how; each line takes its share of what it costs by the parameters and the bargain so far, rounded down to
 * the store's step so that every line stays a price people say aloud, and the dearest line takes the rest.
 */
import { mulDiv, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import type { AturanHarga } from '../../barang/harga-barang.rule.ts';
import { hargaSetuju } from '../../jual/hitung-penjualan.rule.ts';
import { hargaBaris, type Keranjang, ubahBaris } from './keranjang.rule.ts';

/** Shares of `jumlah` in the proportion of `dasar`, multiples of `langkah` but for the largest, which takes the rest. */
export function bagiTotal(jumlah: Rupiah, dasar: readonly Rupiah[], langkah: number): Rupiah[] {
  const semua = sum(dasar);
  const bagian = dasar.map((satu) => {
    const tepat = semua === 0 ? 0 : mulDiv(jumlah, satu, semua, 'down');
    return rupiah(tepat - (tepat % langkah));
  });
  const besar = dasar.indexOf(rupiah(Math.max(...dasar)));
  const sisa = jumlah - sum(bagian);
  return bagian.map((satu, index) => (index === besar ? rupiah(satu + sisa) : satu));
}

/** What the lines cost together before an exclusive PPN: what is bargained about. */
export const totalSetuju = (keranjang: Keranjang, aturan: AturanHarga): Rupiah =>
  sum(keranjang.baris.map((b) => hargaSetuju(hargaBaris(b, aturan))));

/**
 * The cart at an agreed total; lines a deposit bound keep their price. Null when it cannot be shared out: nothing is left
 * to bargain about, or a line would cost no more than its ongkos and atribut.
 */
export function tawarTotal(keranjang: Keranjang, aturan: AturanHarga, total: Rupiah): Keranjang | null {
  const tetap = keranjang.baris.filter((b) => b.tetap);
  const bebas = keranjang.baris.filter((b) => !b.tetap);
  const harga = (b: Keranjang['baris'][number]): Rupiah => hargaSetuju(hargaBaris(b, aturan));
  const sisa = rupiah(total - sum(tetap.map(harga)));
  if (bebas.length === 0 || sisa <= 0) return null;
  const bagian = bagiTotal(sisa, bebas.map(harga), aturan.pembulatan);
  const hasil = bebas.reduce(
    (k, b, index) => ubahBaris(k, b.kode_barcode, { harga_total: bagian[index] as Rupiah }),
    keranjang,
  );
  const rugi = hasil.baris.some((b) => !b.tetap && (!b.harga_total || hargaBaris(b, aturan).harga_emas < 0));
  return rugi ? null : hasil;
}
