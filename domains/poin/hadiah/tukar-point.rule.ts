/** What gifts for points come to: their points, what the points were owed as, and what the gifts cost beside it. Domain R9.3, 12.4. */
import { NOL_RUPIAH, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { kembar } from '../../barang/gerak-barang.rule.ts';
import { poinErrors as salah } from '../poin.errors.ts';

/** A gift as the master has it now. */
export type Hadiah = { kode_hadiah: string; nama_hadiah: string; poin: number; kode_barcode: string | null };
/** So many of it, for so many points. */
export type BarisHadiah = Omit<Hadiah, 'kode_barcode'> & {
  kode_barcode: string;
  jumlah: number;
  jumlah_poin: number;
};

/** The gifts that lines name, in their order, each once, at the points of today. */
export function hadiahDipilih(
  baris: readonly { kode_hadiah: string; jumlah: number }[],
  ada: readonly Hadiah[],
): BarisHadiah[] {
  const twin = kembar(baris.map((b) => b.kode_hadiah));
  if (twin) reject(salah.HADIAH_DUA_KALI, { kode_hadiah: twin });
  return baris.map(({ kode_hadiah, jumlah }) => {
    const hadiah = ada.find((h) => h.kode_hadiah === kode_hadiah);
    if (!hadiah) reject(salah.HADIAH_TIDAK_ADA, { kode_hadiah });
    const { kode_barcode, nama_hadiah, poin } = hadiah;
    if (kode_barcode === null) reject(salah.HADIAH_TANPA_STOK, { kode_hadiah });
    return { kode_hadiah, nama_hadiah, kode_barcode, jumlah, poin, jumlah_poin: poin * jumlah };
  });
}

/** The points of all lines. */
export const jumlahPoin = (baris: readonly { jumlah_poin: number }[]): number =>
  baris.reduce((n, b) => n + b.jumlah_poin, 0);

/** Of one line's cost: what the debt of the points pays, and what is an expense beside it. */
export type Terbayar<B> = B & { dariPoin: Rupiah; beban: Rupiah };

/**
 * The debt of the points pays for the gifts, line by line, as far as it goes; what a gift costs beyond is an expense, and what of the debt
 * is left is income: those points came cheaper than they were given for. Whole rupiah, nothing is rounded.
 */
export function bayarHadiah<B extends { nilai: Rupiah }>(
  baris: readonly B[],
  utang: Rupiah,
): { baris: Terbayar<B>[]; sisa: Rupiah } {
  let sisa: number = utang;
  const terbayar = baris.map((b) => {
    const dariPoin = rupiah(Math.min(b.nilai, sisa));
    sisa -= dariPoin;
    return { ...b, dariPoin, beban: rupiah(b.nilai - dariPoin) };
  });
  return { baris: terbayar, sisa: rupiah(sisa) };
}

/** What the ceilings of points measure beside the books: points that are owed as nothing are worth the gifts. docs/decisions/0102. */
export const poinTanpaNilai = (baris: readonly { nilai: Rupiah }[], utang: Rupiah): Rupiah =>
  utang > 0 || baris.length === 0 ? NOL_RUPIAH : sum(baris.map((b) => b.nilai));
