/** From what was measured to what is shown: what is usual among the others, what lies beyond it and how far, and what was looked at. */
import { type MiliPersen, miliPersen, mulDiv } from '@mustika/kernel/amount.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import type { Batas, KodeAturan } from './aturan.rule.ts';

/** The rows of one rule about one person in one store, added up; `kali`, days and `nilai` are of those that count. */
export type Ukuran = {
  aturan: KodeAturan;
  kode_toko: string;
  orang: string;
  kelompok: string;
  /** Rows that were looked at, and those that count. */
  baris: number;
  kali: number;
  jumlah: number;
  dari: number;
  /** Share of `jumlah` in `dari`; null where nothing is a share of anything. */
  persen: MiliPersen | null;
  nilai: number;
  sejak: string | null;
  sampai: string | null;
  /** When the last of them happened: text that sorts by time. */
  terakhir: string | null;
};

/** How far beyond what is usual, the least first. */
export const KEKUATAN = ['SEDIKIT', 'CUKUP', 'JAUH'] as const;
export type Kekuatan = (typeof KEKUATAN)[number];

/** Somebody looked at everything of this rule and person between these days that had happened by then. */
export type Dilihat = Pick<Ukuran, 'aturan' | 'kode_toko' | 'orang' | 'kelompok'> & {
  tgl_awal: string;
  tgl_akhir: string;
  terakhir: string;
  oleh: string;
  pada: string;
  catatan: string;
};

export type Petunjuk = Ukuran & {
  pembanding: MiliPersen | null;
  /** How far beyond what is usual; null for whoever is not beyond it. */
  kekuatan: Kekuatan | null;
  dilihat: Dilihat | null;
};

/** The middle one; of an even number what lies between the two. Null for none. */
export function nilaiTengah(values: readonly MiliPersen[]): MiliPersen | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.trunc(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return low === undefined || high === undefined ? null : miliPersen(Math.trunc((low + high) / 2));
}

/** Fewer others are no measure. */
const PEMBANDING_PALING_SEDIKIT = 2;

/**
 * What is usual: the middle of the others of the same store whose rows are no fewer than the rule asks of anybody; where there are not two
 * of them, of the others of all stores that are looked at. Null where nobody can be compared.
 */
export function pembandingOf(satu: Ukuran, semua: readonly Ukuran[], { minimal }: Batas): MiliPersen | null {
  if (satu.persen === null) return null;
  const lain = semua.filter(
    (one) =>
      one.aturan === satu.aturan &&
      one.kelompok === satu.kelompok &&
      one.persen !== null &&
      one.baris >= minimal &&
      one.orang !== satu.orang,
  );
  const setoko = lain.filter(({ kode_toko }) => kode_toko === satu.kode_toko);
  const dipakai = setoko.length >= PEMBANDING_PALING_SEDIKIT ? setoko : lain;
  if (dipakai.length < PEMBANDING_PALING_SEDIKIT) return null;
  return nilaiTengah(dipakai.flatMap(({ persen }) => (persen === null ? [] : [persen])));
}

/** Half as much again is CUKUP, twice as much JAUH. */
const tingkat = (nilai: number, batas: number): Kekuatan => {
  if (nilai >= 2 * batas) return 'JAUH';
  return 2 * nilai >= 3 * batas ? 'CUKUP' : 'SEDIKIT';
};

/** How far one lies beyond the threshold and what is usual; null within them. Where nothing is a share, times are counted. */
export function kekuatanOf(
  { kali, persen }: Pick<Ukuran, 'kali' | 'persen'>,
  pembanding: MiliPersen | null,
  batas: Batas,
): Kekuatan | null {
  if (!batas.aktif || kali < batas.minimal) return null;
  if (persen === null) return tingkat(kali, batas.minimal);
  const usual = pembanding === null ? 0 : mulDiv(pembanding, batas.kali, 100_000, 'half-up');
  const garis = Math.max(batas.ambang, usual);
  if (persen < garis) return null;
  return garis === 0 ? tingkat(kali, batas.minimal) : tingkat(persen, garis);
}

/** Whether all that counts was there when it was looked at: a row more, or one of other days, and it was not. */
const sudah = (u: Ukuran, d: Dilihat): boolean =>
  d.aturan === u.aturan &&
  d.kode_toko === u.kode_toko &&
  d.orang === u.orang &&
  d.kelompok === u.kelompok &&
  u.sejak !== null &&
  u.sampai !== null &&
  u.terakhir !== null &&
  d.tgl_awal <= u.sejak &&
  d.tgl_akhir >= u.sampai &&
  d.terakhir >= u.terakhir;

const URUTAN: readonly (Kekuatan | null)[] = ['JAUH', 'CUKUP', 'SEDIKIT', null];

/** Everybody who was measured, with what is usual and how far beyond it he is; the farthest first. `dilihat` newest first. */
export const petunjukDari = (
  ukuran: readonly Ukuran[],
  batas: Readonly<Record<KodeAturan, Batas>>,
  dilihat: readonly Dilihat[],
): Petunjuk[] =>
  ukuran
    .map((satu) => {
      const pembanding = pembandingOf(satu, ukuran, batas[satu.aturan]);
      const kekuatan = kekuatanOf(satu, pembanding, batas[satu.aturan]);
      return { ...satu, pembanding, kekuatan, dilihat: dilihat.find((d) => sudah(satu, d)) ?? null };
    })
    .sort(
      (a, b) =>
        URUTAN.indexOf(a.kekuatan) - URUTAN.indexOf(b.kekuatan) ||
        b.kali - a.kali ||
        (a.orang < b.orang ? -1 : 1),
    );

const TINGKAT: Readonly<Record<Level, number>> = { OWN: 4, SU: 3, MU: 2, SPV: 1, KASIR: 0, DEV: 0 };

/**
 * Whose figures somebody sees: the owner everybody's, everybody else of those below him. So nobody reads a hint about himself, about
 * an equal or about who stands above him. `null` is no person: a key of the API sees nobody, and stands below everybody.
 */
export function bolehLihat(siapa: Level | null, tentang: Level | null): boolean {
  if (siapa === null) return false;
  return siapa === 'OWN' || TINGKAT[siapa] > (tentang === null ? -1 : TINGKAT[tentang]);
}
