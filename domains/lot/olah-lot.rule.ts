/**
 * A conversion: so much gold goes in, so much comes out, and what is missing of the fine gold is a loss. The worth goes on with what
 * came, or as much of it as the loss is an expense. `fine in + gain = fine out + loss`, `worth in + work = worth out + expensed`.
 * Domain 7, vectors 31, 53, 54.
 */
import {
  add,
  beratMurni,
  type Miligram,
  type MiliPersen,
  mulDiv,
  NOL_MILIGRAM,
  NOL_RUPIAH,
  persenDari,
  type Rupiah,
  rupiah,
  subtract,
  sum,
} from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { UjungUang } from '@mustika/kernel/transfer.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { lotErrors as salah } from './lot.errors.ts';
import type { IsiLot } from './lot.rule.ts';

/** What a loss does: the rest costs more per gram, it is an expense, or what is above the norm is. Domain 7, wasting. */
export const PERLAKUAN_SUSUT = [
  ['HARGA_POKOK', 'Menambah Harga Pokok'],
  ['LEBIH', 'Beban Bila Lebih Dari Norma'],
  ['BEBAN', 'Beban'],
] as const;
export type PerlakuanSusut = (typeof PERLAKUAN_SUSUT)[number][0];

/** What came out, as it was weighed and tested. */
export type Hasil = { berat: Miligram; kadar: MiliPersen; qty: number };
type Bahan = Pick<IsiLot, 'nilai' | 'murni'>;
export type AturanSusut = { perlakuan: PerlakuanSusut; norma: MiliPersen };

/** Parts of a worth by their fine gold, by their weight where there is none; the last takes the rest. */
export function bagiNilai(nilai: Rupiah, isi: readonly Pick<IsiLot, 'berat' | 'murni'>[]): Rupiah[] {
  const bermurni = isi.some(({ murni }) => murni > 0);
  const bobot = isi.map(({ berat, murni }) => (bermurni ? murni : berat));
  const semua = sum(bobot);
  let [lewat, dibagi] = [NOL_MILIGRAM, NOL_RUPIAH];
  return bobot.map((satu) => {
    lewat = add(lewat, satu);
    const sampai = rupiah(mulDiv(nilai, lewat, semua, 'half-up'));
    const bagian = subtract(sampai, dibagi);
    dibagi = sampai;
    return bagian;
  });
}

/** How much of the worth is lost with so much fine gold. */
function nilaiHilang(bahan: Bahan, hilang: Miligram, { perlakuan, norma }: AturanSusut): Rupiah {
  if (perlakuan === 'HARGA_POKOK' || hilang <= 0 || bahan.murni === 0) return NOL_RUPIAH;
  const wajar = perlakuan === 'LEBIH' ? persenDari(bahan.murni, norma, 'down') : NOL_MILIGRAM;
  const lebih = subtract(hilang, wajar);
  if (lebih <= 0) return NOL_RUPIAH;
  return subtract(
    bahan.nilai,
    rupiah(mulDiv(bahan.nilai, subtract(bahan.murni, lebih), bahan.murni, 'half-up')),
  );
}

/**
 * What a conversion makes of its material: each yield with its worth, and the loss with its own. More fine gold than went in is a
 * gain (`lebih`) within the norm, for assays differ; beyond it somebody weighed something else.
 */
export function olahLot(bahan: Bahan, hasil: readonly Hasil[], aturan: AturanSusut) {
  const murni = hasil.map(({ berat, kadar }) => beratMurni(berat, kadar));
  const beda = subtract(bahan.murni, sum(murni));
  const lebih = Math.max(0, -beda) as Miligram;
  if (lebih > persenDari(bahan.murni, aturan.norma, 'up'))
    reject(salah.HASIL_MELEBIHI_BAHAN, { bahan: bahan.murni, hasil: sum(murni) });
  const susut = { murni: Math.max(0, beda) as Miligram, nilai: nilaiHilang(bahan, beda, aturan) };
  const nilai = subtract(bahan.nilai, susut.nilai);
  const isi = hasil.map(({ berat, qty }, at) => ({ berat, qty, murni: murni[at] ?? NOL_MILIGRAM }));
  const bagian = bagiNilai(nilai, isi);
  return { hasil: isi.map((b, at): IsiLot => ({ ...b, nilai: bagian[at] ?? NOL_RUPIAH })), susut, lebih };
}

type Sisi = readonly (readonly [UjungUang, Rupiah])[];

/** Money from so many ends to so many, whose sums are the same: each in its turn, until both are through. */
export function alirkan(dari: Sisi, ke: Sisi, nama: { kategori: string; jenis: string }): Transfer[] {
  const transfers: Transfer[] = [];
  const tujuan = ke.map(([ujung, jumlah]) => ({ ujung, jumlah }));
  for (const [asal, jumlah] of dari) {
    let sisa = jumlah;
    while (sisa > 0) {
      const satu = tujuan.find((one) => one.jumlah > 0);
      if (!satu) throw new Error('more worth goes into a conversion than comes out of it');
      const bagian = Math.min(sisa, satu.jumlah) as Rupiah;
      transfers.push(...uangTransfer(asal, satu.ujung, bagian, nama));
      satu.jumlah = subtract(satu.jumlah, bagian);
      sisa = subtract(sisa, bagian);
    }
  }
  return transfers;
}
