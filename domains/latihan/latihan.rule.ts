/**
 * Drills and how they are scored. A drill says what is to be done (tugas), looks at what the books and documents of the
 * practice store say afterwards (bukti), and gives points per criterion, so that whoever loses some reads for what.
 */
import { type Miligram, mulDiv, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import type { TujuanSortir } from '../pembelian/sortir/sortir.rule.ts';

/** In the order in which one learns them. A drill more is a line here, a task, a rule and its texts. */
export const LATIHAN = ['JUAL', 'TUKAR', 'BELI', 'PENYORTIRAN', 'TUTUP'] as const;
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
  TUKAR: { layar: '/transaksi-penjualan', par: 180 },
  BELI: { layar: '/transaksi-pembelian', par: 150 },
  PENYORTIRAN: { layar: '/sortir-pembelian', par: 180, untuk: ['OWN', 'SU', 'MU', 'SPV'] },
  TUTUP: { layar: '/tutup-toko', par: 300, untuk: ['OWN', 'SU', 'MU', 'SPV'] },
};

/**
 * Who signs in the practice stores what a trainee may not do alone. The password is told to everybody there and opens nothing
 * else.
 */
export const PENYELIA = { user_id: 'PENYELIA', password: 'latihan-emas' } as const;

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

/** All points up to par, none from twice par on, evenly between; none for what was not done at all. */
export function nilaiWaktu(dari: number, jadi: boolean, detik: number, par: number): Kriteria {
  const lewat = Math.min(Math.max(detik - par, 0), par);
  const nilai = jadi ? mulDiv(dari, par - lewat, par, 'half-up') : 0;
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
export type NotaSortir = {
  status: string;
  barang: readonly { kode_barcode: string; tujuan: TujuanSortir; ke_baki: string }[];
};
export type Bukti = {
  jual: readonly NotaJual[];
  beli: readonly NotaBeli[];
  sortir: readonly NotaSortir[];
  /** Closings, and the counts of drawers in the order in which they were made. */
  tutup: readonly { status: string }[];
  hitungan: readonly { akun: string; dimensi: string; jumlah: Rupiah }[];
  /** Documents of whatever kind that were cancelled. */
  batal: number;
};

/** One document was made, and none was taken back. */
export function tanpaSisa(dari: number, { batal, jual, beli }: Bukti): Kriteria {
  // The old pieces of an exchange stand on the nota of the new one.
  const dibuat = jual.length + beli.filter(({ tukar }) => !tukar).length;
  return kriteria('BATAL', dari, dibuat === 1 && batal === 0, `${batal + Math.max(0, dibuat - 1)}`, '0');
}

/** Notas that stand. */
export const berlaku = <N extends { status: string }>(notas: readonly N[]): N[] =>
  notas.filter(({ status }) => status !== 'CANC');

/** The nota with the piece that was asked for, else the last one that was made. */
export const notaDengan = <N extends { barang: readonly { kode_barcode: string }[] }>(
  notas: readonly N[],
  kode: string,
): N | undefined =>
  notas.find(({ barang }) => barang.some(({ kode_barcode }) => kode_barcode === kode)) ?? notas.at(-1);

/** As one reads it: a list of codes, or a dash. */
export const sebut = (kode: readonly (string | null)[]): string =>
  kode.filter((satu) => satu !== null && satu !== '').join(', ') || '-';
