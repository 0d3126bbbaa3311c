/**
 * Drills and how they are scored. A drill says what is to be done (tugas), looks at what the books and documents of the
 * practice store say afterwards (bukti), and gives points per criterion, so that whoever loses some reads for what.
 */
import { type Miligram, mulDiv, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Level } from '@mustika/kernel/gate.ts';

/** In the order in which one learns them. A drill more is a line here, a task, a rule and its texts. */
export const LATIHAN = ['JUAL'] as const;
export type Latihan = (typeof LATIHAN)[number];

type Ketentuan = {
  /** The screen on which it is done. */
  layar: string;
  /** Seconds within which it counts as done swiftly; twice as many are too many. */
  par: number;
  /** Who does this in a shop; everybody when left out. */
  untuk?: readonly Level[];
};

/** What the drills are held to. */
export const KETENTUAN: Readonly<Record<Latihan, Ketentuan>> = {
  JUAL: { layar: '/transaksi-penjualan', par: 120 },
};

/** Is this drill for people of that level? */
export const bolehBerlatih = (latihan: Latihan, level: Level): boolean =>
  KETENTUAN[latihan].untuk?.includes(level) ?? true;

/** A criterion: what it is about, its points and those given, and what is said of it: what was, and what should have been. */
export type Kriteria = { kode: string; dari: number; nilai: number; ada: string; harus: string };

/** All points or none; what was found and what was wanted are said either way. */
export const kriteria = (
  kode: string,
  dari: number,
  benar: boolean,
  ada: string,
  harus: string,
): Kriteria => ({ kode, dari, nilai: benar ? dari : 0, ada, harus });

/** All points up to par, none from twice par on, evenly between. */
export function nilaiWaktu(dari: number, detik: number, par: number): Kriteria {
  const lewat = Math.min(Math.max(detik - par, 0), par);
  const nilai = mulDiv(dari, par - lewat, par, 'half-up');
  return { kode: 'WAKTU', dari, nilai, ada: `${detik}`, harus: `${par}` };
}

/** 0 to 100. */
export const skorDari = (semua: readonly Kriteria[]): number =>
  semua.reduce((jumlah, { nilai }) => jumlah + nilai, 0);

/** What documents of the practice store say that came to be since the run began. */
export type NotaJual = {
  no: string;
  status: string;
  kode_member: string | null;
  total: Rupiah;
  kembali: Rupiah;
  barang: readonly { kode_barcode: string; sebelum_diskon: Rupiah; diskon: Rupiah }[];
  cara: readonly string[];
};
export type NotaBeli = {
  no: string;
  status: string;
  tukar: boolean;
  nama_customer: string | null;
  barang: readonly {
    kode_barcode: string;
    no_faktur_jual: string | null;
    berat: Miligram;
    kondisi_barang: string;
    manual: Rupiah;
  }[];
  cara: readonly string[];
};
export type Bukti = {
  jual: readonly NotaJual[];
  beli: readonly NotaBeli[];
  /** Closings, and the counts of drawers in the order in which they were made. */
  tutup: readonly { status: string }[];
  hitungan: readonly { dimensi: string; jumlah: Rupiah }[];
  /** Documents of whatever kind that were cancelled. */
  batal: number;
};

/** Nothing was made and taken back, and nothing twice. */
export const tanpaSisa = (dari: number, bukti: Bukti, dibuat: number): Kriteria => {
  const lebih = bukti.batal + Math.max(0, dibuat - 1);
  return kriteria('BATAL', dari, lebih === 0, `${lebih}`, '0');
};

/** As one reads it: a list of codes, or a dash. */
export const sebut = (kode: readonly (string | null)[]): string =>
  kode.filter((satu) => satu !== null && satu !== '').join(', ') || '-';
