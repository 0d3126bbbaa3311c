/**
 * The arithmetic of a delivery: what it is worth, what its goods cost, and what of the cost goes to the pieces that get tags.
 * What the invoice says is owed; the PPN of the invoice is part of the cost (Domain 13.3), spread by value to the rupiah.
 */
import {
  hargaBerat,
  type Miligram,
  miligram,
  mulDiv,
  type Rupiah,
  rupiah,
  subtract,
  sum,
} from '@mustika/kernel/amount.ts';

export type BarisTerima = {
  kode_group: string;
  kode_dept: string;
  jumlah: number;
  berat_faktur: Miligram;
  berat: Miligram;
  harga_faktur: Rupiah;
};

/** Shares of `jumlah` by weight, to the unit: each takes what the running total is due, so the last one takes the rest. */
export function bagian(jumlah: Rupiah, bobot: readonly number[]): Rupiah[] {
  const semua = bobot.reduce((total, one) => total + one, 0);
  let sampai = 0;
  let terbagi = 0;
  return bobot.map((one) => {
    sampai += one;
    const kini = mulDiv(jumlah, sampai, semua, 'down');
    const share = kini - terbagi;
    terbagi = kini;
    return rupiah(share);
  });
}

/**
 * The lines with what the invoice asks for them, what of that the scale does not bear out, and their cost. The supplier is owed
 * his invoice until he agrees to another; gold that it says and that is not there is a loss, never a cost of the gold that is.
 * More than it says costs nothing more. Domain R12.6, vector 47.
 */
export function nilaiTerima(baris: readonly BarisTerima[], ppn: Rupiah) {
  const nilai = baris.map((b) => hargaBerat(b.harga_faktur, b.berat_faktur));
  const ada = baris.map((b, at) =>
    b.berat < b.berat_faktur ? hargaBerat(b.harga_faktur, b.berat) : (nilai[at] as Rupiah),
  );
  const pajak = bagian(ppn, nilai);
  return baris.map((b, at) => ({
    ...b,
    nilai_faktur: nilai[at] as Rupiah,
    nilai_selisih: rupiah((nilai[at] as number) - (ada[at] as number)),
    modal_terima: rupiah((ada[at] as number) + (pajak[at] as number)),
  }));
}

/** Lines whose scale and invoice differ by more than the store lets pass. */
export const selisihTerima = <T extends BarisTerima>(baris: readonly T[], toleransi: Miligram): T[] =>
  baris.filter((b) => Math.abs(b.berat - b.berat_faktur) > toleransi);

/** What of a line is left to be tagged. */
export type SisaTerima = {
  kode_group: string;
  kode_dept: string;
  berat: Miligram;
  modal_terima: Rupiah;
  label_jumlah: number;
  label_berat: Miligram;
  label_modal: Rupiah;
};

/**
 * The cost of pieces that are tagged from a line, or null where the line does not have their grams. Each takes its share of the
 * cost that is left; pieces that use the line up take all of it, so that scale and rounding leave no gold without its cost.
 */
export function modalLabel(
  sisa: SisaTerima,
  berat: readonly Miligram[],
  toleransi: Miligram,
): Rupiah[] | null {
  const tinggal = subtract(sisa.berat, sisa.label_berat);
  const modal = subtract(sisa.modal_terima, sisa.label_modal);
  const diambil = sum(berat);
  if (modal === 0 || diambil > tinggal + toleransi) return null;
  const lebih = tinggal - diambil;
  if (lebih <= toleransi) return bagian(modal, berat);
  return bagian(modal, [...berat, lebih]).slice(0, berat.length);
}

/** What of a line still waits for its tag; a line whose cost is used up waits for nothing, whatever the scale said. */
export const belumBerlabel = ({ berat, modal_terima, label_berat, label_modal }: SisaTerima): Miligram =>
  modal_terima === label_modal ? miligram(0) : miligram(Math.max(0, berat - label_berat));
