/** What is still between the shop and the customer: the one big number of the till and of the customer's screen. */
import { add, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { tagihanNota } from '../kupon/kupon-keranjang.rule.ts';
import type { HitunganTukar } from '../tukar/tukar.rule.ts';
import type { Keranjang } from './keranjang.rule.ts';

/** `TOTAL`: nothing but the goods is to be paid. */
export type Urusan = {
  arah: 'TOTAL' | 'HARUS_DIBAYAR' | 'DITERIMA_PELANGGAN';
  jumlah: Rupiah;
  /** What leaves the deposit. */
  titipan: Rupiah;
};

type Aturan = { total: Rupiah; tukar: HitunganTukar; pph22: Rupiah; nilaiPoin: number };

/** After trade-in, coupons, points and deposit, as the payment sheet will ask it. Domain R4.12, R6.6, R9.6. */
export function hitungUrusan(keranjang: Keranjang, { total, tukar, pph22, nilaiPoin }: Aturan): Urusan {
  const { titipan, uang } = tagihanNota(keranjang, { terutang: tukar.terutang, pph22, nilaiPoin });
  const keluar = add(tukar.keluar, titipan?.kembali ?? NOL_RUPIAH);
  const dari = titipan?.jumlah ?? NOL_RUPIAH;
  if (uang === 0 && keluar > 0) return { arah: 'DITERIMA_PELANGGAN', jumlah: keluar, titipan: dari };
  return { arah: uang === total ? 'TOTAL' : 'HARUS_DIBAYAR', jumlah: uang, titipan: dari };
}
