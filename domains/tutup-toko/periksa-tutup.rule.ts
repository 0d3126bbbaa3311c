/** What stands between an open day and its closing. Server and screen share the shapes. Domain R11.3. */

/** BLOKIR: the day cannot close. ALASAN: it can, when somebody says why. INFO: it is told, no more. */
export type SifatPeriksa = 'BLOKIR' | 'ALASAN' | 'INFO';

/** One question whose answer is not in order, with how often and an example or twenty. */
export type ButirPeriksa = {
  kode: string;
  label: string;
  jumlah: number;
  sifat: SifatPeriksa;
  /** Screen on which it is put in order. */
  layar: string | null;
  rincian: string[];
};

/** A drawer to count. What the books say stays unsaid until there is a count. */
export type LaciTutup = {
  akun: string;
  dimensi: string;
  hitungan: {
    urut: number;
    jumlah: number;
    saldo: number;
    selisih: number;
    user_id: string;
    waktu: string;
    /** The books moved after the count: it must be counted again. */
    basi: boolean;
  } | null;
};

/** Everything the screen of the open day shows. */
export type PeriksaTutup = {
  tanggal: string;
  tanggal_berikut: string;
  periksa: ButirPeriksa[];
  laci: LaciTutup[];
};

/** What closes each drawer: its last count, as the body of `tutup-toko/tutup` names it; 0 where there is none yet. */
export const hitunganTerakhir = (laci: readonly LaciTutup[]) =>
  laci.map(({ akun, dimensi, hitungan }) => ({
    akun,
    dimensi,
    urut: hitungan?.urut ?? 1,
    saldo: hitungan?.saldo ?? 0,
  }));

/** The reasons a closing sends: for what asks for one. What is merely told takes none. */
export const pengecualianDari = (
  butir: readonly Pick<ButirPeriksa, 'kode' | 'sifat'>[],
  alasan: Readonly<Record<string, string>>,
): { kode: string; alasan: string }[] =>
  butir.flatMap(({ kode, sifat }) => (sifat === 'ALASAN' ? [{ kode, alasan: alasan[kode] ?? '' }] : []));

/** Longest holiday a store may skip, in days. The specification does not say; a month is longer than any. */
export const LIBUR_TERPANJANG = 31;
