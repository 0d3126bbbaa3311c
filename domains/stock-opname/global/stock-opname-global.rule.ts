/** A store counted by kinds against its books. Domain R8.2. */
import { type Miligram, miligram, subtract } from '@mustika/kernel/amount.ts';
import { timbangCocok } from '../../barang/timbang/timbang-baki.rule.ts';

/** What somebody counted of a kind. */
export type Hitungan = {
  kode_dept: string;
  qty: number;
  berat: Miligram;
  bacaan: string | null;
  alasan: string | null;
};
/** What the books say of one. */
export type JenisSistem = { kode_dept: string; nama_dept: string; qty: number; berat: Miligram };

/** A kind as it was counted beside what the books say; it agrees with the same pieces and a weight within the tolerance. */
export function bandingkan(hitung: Hitungan, sistem: JenisSistem | undefined, toleransi: Miligram) {
  const sistem_qty = sistem?.qty ?? 0;
  const sistem_berat = sistem?.berat ?? miligram(0);
  const selisih_berat = subtract(hitung.berat, sistem_berat);
  return {
    ...{
      kode_dept: hitung.kode_dept,
      sistem_qty,
      sistem_berat,
      fisik_qty: hitung.qty,
      fisik_berat: hitung.berat,
    },
    ...{ selisih_qty: hitung.qty - sistem_qty, selisih_berat, alasan: hitung.alasan },
    cocok: hitung.qty === sistem_qty && timbangCocok(selisih_berat, toleransi),
  };
}

/** Kinds that lie in the store and were not counted. */
export const belumDihitung = (hitung: readonly Hitungan[], sistem: readonly JenisSistem[]): string[] =>
  sistem.map((one) => one.kode_dept).filter((kode) => !hitung.some((row) => row.kode_dept === kode));
