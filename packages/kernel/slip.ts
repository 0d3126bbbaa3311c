/**
 * What a nota says, whatever paper it goes to: the receipt printer, half a sheet, a picture. One shape for sale,
 * purchase, order, service, deposit and loan. Domain 15.
 */
import type { Rupiah } from './amount.ts';
import type { Tanggal } from './date.ts';

export type SlipToko = { nama: string; alamat: string; telp?: string; npwp?: string };

/** A label with a text. `kode` names the part where the label is something else each time. */
export type SlipText = { label: string; teks: string; kode?: string };
/** A label with an amount; `catatan` says more about it, such as the name of a stone. */
export type SlipAmount = { label: string; jumlah: Rupiah; catatan?: string; kode?: string };

/** One piece. `rincian` in printing order: texts such as kadar and berat, amounts such as ongkos. */
export type SlipLine = {
  kode?: string;
  nama: string;
  rincian: readonly (SlipText | SlipAmount)[];
  /** What is said of the piece under its name, each with its label: size, weight in 24K, finishing. */
  catatan?: readonly SlipText[];
  total: Rupiah;
};

/** `syarat`: what one is worth and until when; `kode` as it is printed. */
export type SlipKupon = { nama: string; syarat: string; kode: readonly string[] };

export type Slip = {
  judul: string;
  toko: SlipToko;
  nomor: string;
  tanggal: Tanggal;
  /** `HH:mm`. */
  jam?: string;
  /** Customer, sales, cashier. */
  keterangan: readonly SlipText[];
  baris: readonly SlipLine[];
  /** Between the lines and the total: subtotal, rounding, PPN. */
  jumlah: readonly SlipAmount[];
  total: SlipAmount;
  /** Pieces that come in on the same slip, each with what it counts for. */
  masuk?: readonly SlipAmount[];
  /** Payments and change. */
  pembayaran: readonly SlipAmount[];
  /** Cash went into the drawer with it, or out of it. */
  tunai?: boolean;
  /** Member and points. */
  penutup: readonly SlipText[];
  /** Coupons the sale gives: what they are, what they hold, and their codes. */
  kupon?: SlipKupon;
  /** What this very contract says, a sentence each: it stands before the terms, and no sentences of the shop take its place. */
  syarat?: readonly string[];
  /** Terms, a sentence each. */
  ketentuan: readonly string[];
  /** Codes to be read back; the number itself when there are none. */
  qr?: readonly string[];
  /** Who signs, left and right. */
  tandaTangan: readonly [string, string];
};

/** Labels with the texts there are: nobody reads of what is not there. */
export const slipTexts = (pairs: readonly (readonly [string, string | null | undefined])[]): SlipText[] =>
  pairs.flatMap(([label, teks]) => (teks ? [{ label, teks }] : []));

/** Amounts of zero are not printed: a slip without discount does not speak of discounts. */
export const slipAmounts = (amounts: readonly (SlipAmount | undefined)[]): SlipAmount[] =>
  amounts.filter((amount): amount is SlipAmount => amount !== undefined && amount.jumlah !== 0);
