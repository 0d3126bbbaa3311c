/**
 * What a salesperson earns on what he sold. The parameter that fits a piece closest counts: its group and kind, then its group, then its
 * kind, then what is for all. The specification names the list and no rule; docs/decisions/0163.
 */
import {
  hargaBerat,
  type Miligram,
  type MiliPersen,
  NOL_RUPIAH,
  persenDari,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';

/** Stores whose salespeople earn a bonus. Spec 1 §2.2. */
export const BONUS_SALES = flag('BONUS_SALES_TRANSACTION_MODULE');
/** What the cash reports call paying it; `jaga_uang` asks by this name that nobody is paid beyond the debt. Domain 12.4. */
export const TRX_BAYAR_BONUS = 'BAYAR BONUS SALES';

/** A living row of Parameter Bonus Sales. Rupiah per gram or per piece, or thousandths of a percent. */
export type AturanBonus = {
  kode_group: string | null;
  kode_dept: string | null;
  tipe_bonus: 'GRAM' | 'PCS' | 'PERSENTASE';
  bonus: Rupiah;
  persentase: MiliPersen;
};

/** A line that was sold. `harga` is what the shop keeps of it: without PPN. */
export type BarisBonus = {
  kode_group: string;
  kode_dept: string;
  berat: Miligram;
  jumlah: number;
  harga: Rupiah;
};

type Potong = Pick<BarisBonus, 'kode_group' | 'kode_dept'>;

/** How close it fits: the group says more than the kind; nothing where it is for another one. */
function dekat(aturan: AturanBonus, { kode_group, kode_dept }: Potong): number | null {
  if (aturan.kode_group !== null && aturan.kode_group !== kode_group) return null;
  if (aturan.kode_dept !== null && aturan.kode_dept !== kode_dept) return null;
  return (aturan.kode_group === null ? 0 : 2) + (aturan.kode_dept === null ? 0 : 1);
}

/** The row that counts for a piece, or none. */
export function aturanUntuk(semua: readonly AturanBonus[], potong: Potong): AturanBonus | null {
  let terdekat: { aturan: AturanBonus; nilai: number } | null = null;
  for (const aturan of semua) {
    const nilai = dekat(aturan, potong);
    if (nilai !== null && (terdekat === null || nilai > terdekat.nilai)) terdekat = { aturan, nilai };
  }
  return terdekat?.aturan ?? null;
}

/** What a line earns, in whole rupiah, rounded down. */
export function bonusBaris(semua: readonly AturanBonus[], baris: BarisBonus): Rupiah {
  const aturan = aturanUntuk(semua, baris);
  switch (aturan?.tipe_bonus) {
    case 'GRAM':
      return hargaBerat(aturan.bonus, baris.berat, 'down');
    case 'PCS':
      return rupiah(aturan.bonus * baris.jumlah);
    case 'PERSENTASE':
      return persenDari(baris.harga, aturan.persentase, 'down');
    default:
      return NOL_RUPIAH;
  }
}

/** What a salesperson is owed. */
export const utangBonus = (kode_sales: string): UjungUang => ({ akun: 'UTANG_BONUS', dimensi: kode_sales });

type Berbonus = { kode_sales: string | null; bonus: Rupiah };

/** What a nota makes the shop owe those who sold its lines: one transfer a person. */
export function postBonus(barang: readonly Berbonus[], kategori: string): Transfer[] {
  const orang = Map.groupBy(barang, ({ kode_sales }) => kode_sales);
  return [...orang].flatMap(([kode_sales, lines]) =>
    kode_sales === null
      ? []
      : uangTransfer(utangBonus(kode_sales), { akun: 'BEBAN_BONUS' }, sum(lines.map((l) => l.bonus)), {
          ...{ kategori, jenis: 'BONUS_SALES' },
        }),
  );
}
