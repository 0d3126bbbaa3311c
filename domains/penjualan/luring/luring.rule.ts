/**
 * Selling without the network, as both sides know it: the series of a till, what the code of a nota says, and what a nota must be to come
 * in. Pure. docs/decisions/0160.
 */
import { type Rupiah, rupiah, subtract } from '@mustika/kernel/amount.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import type { GateSubject, Level } from '@mustika/kernel/gate.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { luringErrors as salah } from './luring.errors.ts';

/** Pieces one till takes along at most. */
export const PALING_BANYAK = 500;
/** Notas it may make of one package. */
export const BANYAK_NOMOR = 200;
/** Clocks of a till and of the server, set right by the other, are this near to each other. */
const BEDA_JAM = 5 * 60;

/** `TJ0012-003`: the third nota of the twelfth package of the store. */
export const nomorLuring = (urut: number, ke: number): string =>
  `TJ${String(urut).padStart(4, '0')}-${String(ke).padStart(3, '0')}`;

/** A nota as it was sold; `detik` are seconds since 1970. */
export type NotaLuring = {
  paket: string;
  no_luring: string;
  detik: number;
  total: number;
  tunai: number;
  barang: readonly { kode_barcode: string; kode_sales: string | null }[];
};

/** What its code is made of: all of it that is worth something. */
export const teksLuring = (n: NotaLuring): string =>
  JSON.stringify([
    ...[n.paket, n.no_luring, n.detik, n.total, n.tunai],
    ...n.barang.map((b) => [b.kode_barcode, b.kode_sales ?? '']),
  ]);

/** Letters of the code that are printed: eighty bits. */
export const PANJANG_TANDA = 16;

/** The package of a nota as the server has it; moments in seconds. */
export type PaketDibaca = {
  urut: number;
  banyak_nomor: number;
  di_sini: boolean;
  user_id: string;
  dibuat: number;
  sampai: number;
  batas_nota: Rupiah;
  batas_total: Rupiah;
  terpakai: Rupiah;
  harga: Readonly<Record<string, unknown>>;
};

/** A refusal with what it is about, or null. */
export type Tolakan = { entry: ErrorEntry; detail?: object } | null;

const bernomor = ({ urut, banyak_nomor }: PaketDibaca, nomor: string): boolean => {
  const ke = Number(nomor.slice(-3));
  return ke >= 1 && ke <= banyak_nomor && nomor === nomorLuring(urut, ke);
};

/** That the code of the nota is made with its package, whoever brings it. `tanda` is what the server makes of it. */
export function salahBukti(
  nota: NotaLuring & { tanda: string },
  paket: PaketDibaca | undefined,
  tanda: string,
): Tolakan {
  if (!paket) return { entry: salah.PAKET_LURING_TIDAK_ADA };
  if (nota.tanda !== tanda || !bernomor(paket, nota.no_luring)) return { entry: salah.NOTA_LURING_PALSU };
  return null;
}

/** Whose package it is, and that the code of the nota is made with it. */
export function salahMilik(
  nota: NotaLuring & { tanda: string },
  paket: PaketDibaca | undefined,
  user_id: string,
  tanda: string,
): Tolakan {
  const lain = paket && (!paket.di_sini || paket.user_id !== user_id);
  return lain ? { entry: salah.PAKET_LURING_KASIR_LAIN } : salahBukti(nota, paket, tanda);
}

/** What the package allows: its time, its pieces, its limits. */
export function salahIsi(nota: NotaLuring, paket: PaketDibaca): Tolakan {
  const { detik, total } = nota;
  if (detik < paket.dibuat - BEDA_JAM || detik > paket.sampai + BEDA_JAM)
    return { entry: salah.PAKET_LURING_LEWAT };
  const asing = nota.barang.find(({ kode_barcode }) => !Object.hasOwn(paket.harga, kode_barcode));
  if (asing) return { entry: salah.BARANG_BUKAN_PAKET, detail: { kode_barcode: asing.kode_barcode } };
  if (total > paket.batas_nota)
    return { entry: salah.LURING_MELEBIHI_NOTA, detail: { batas: paket.batas_nota } };
  if (paket.terpakai + total > paket.batas_total)
    return { entry: salah.LURING_MELEBIHI_TOTAL, detail: { batas: paket.batas_total } };
  return null;
}

/** Levels that may sell without the network, from the lowest one that is named. */
const LEVEL_LURING: Readonly<Record<'KASIR' | 'SPV' | 'OWN', readonly Level[]>> = {
  KASIR: ['KASIR', 'SPV', 'MU', 'SU', 'OWN'],
  SPV: ['SPV', 'MU', 'SU', 'OWN'],
  OWN: ['SU', 'OWN'],
};

/** What one nota may come to: a nota without the network tells of nobody, so it stays below what asks who buys (Domain 14.1). */
export const batasNota = (store: Pick<GateSubject, 'settings'>): Rupiah =>
  rupiah(
    Math.min(
      readSetting(store, 'LURING_BATAS_NOTA'),
      subtract(readSetting(store, 'BATAS_IDENTITAS'), rupiah(1)),
    ),
  );

/** May this person sell without the network in this store? Null when he may. */
export function salahLevel(subject: GateSubject): ErrorEntry | null {
  if (!subject.flags.has('JUAL_TANPA_JARINGAN_MODULE')) return salah.LURING_TIDAK_AKTIF;
  if (subject.flags.has('NONMEMBER_DISABLED_TRANSACTION')) return salah.LURING_HANYA_MEMBER;
  if (batasNota(subject) < 1) return salah.LURING_PERLU_IDENTITAS;
  const mulai = readSetting(subject, 'LURING_LEVEL');
  return LEVEL_LURING[mulai].includes(subject.level) ? null : salah.LURING_BUKAN_LEVEL;
}
