/**
 * What a deposit is worth when its pieces are picked up, and what may still be paid on it. The till and the server count
 * with this file. Domain R6.1, R6.6; Spec 1 §5.
 */
import { mulDiv, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';

/** MENGIKAT: the price of the deposit's day holds. TIDAK_MENGIKAT: the price of the day of pick-up. Domain R6.1. */
export const JENIS_HARGA = ['MENGIKAT', 'TIDAK_MENGIKAT'] as const;
export type JenisHarga = (typeof JENIS_HARGA)[number];

/** The room of pieces that wait for their customers. Domain 2.1. */
export const GUDANG_TITIP = 'TITIP';
/** State of a piece that waits for a customer. */
export const DITITIP = 'DITITIP';
/** Payment kind of a sale that uses a deposit up. */
export const BAYAR_TITIPAN = 'TITIPAN' as const;

/** A piece of a deposit is known by where it waits: its state and the account of its cost follow. */
export const menungguTitipan = (b: { kode_gudang: string }): boolean => b.kode_gudang === GUDANG_TITIP;

/** The state a piece is sold from: free on the counter, or waiting for its customer. */
export const statusMenunggu = (b: { kode_gudang: string }): 'TERSEDIA' | typeof DITITIP =>
  menungguTitipan(b) ? DITITIP : 'TERSEDIA';

/** A held piece and its price on the day of the deposit. */
export type BarangDititip = { kode_barcode: string; total: Rupiah };

export type PakaiTitipan = {
  /** What the sale is paid with. */
  dipakai: Rupiah;
  /** What is paid back in cash because nothing is left to pick up. */
  kembali: Rupiah;
  /** What stays for the pieces that stay. */
  sisa: Rupiah;
};

/**
 * What a pick-up uses. With the last piece the whole balance is settled: it pays the nota, the rest goes back in cash.
 * A pick-up of some pieces may use their share by price, so that those that stay are not held for nothing.
 * The spec does not say; we share by price because it needs no typing and no two tills can differ.
 */
export function pakaiTitipan(
  saldo: Rupiah,
  dititip: readonly BarangDititip[],
  diambil: readonly string[],
  total: Rupiah,
): PakaiTitipan {
  const ikut = dititip.filter((b) => diambil.includes(b.kode_barcode));
  const habis = ikut.length === dititip.length;
  const semua = sum(dititip.map((b) => b.total));
  const bagian = habis ? saldo : bagianTitipan(saldo, sum(ikut.map((b) => b.total)), semua);
  const dipakai = rupiah(Math.min(bagian, total));
  const kembali = rupiah(habis ? bagian - dipakai : 0);
  return { dipakai, kembali, sisa: rupiah(saldo - dipakai - kembali) };
}

const bagianTitipan = (saldo: Rupiah, ikut: Rupiah, semua: Rupiah): Rupiah =>
  semua === 0 ? rupiah(0) : rupiah(mulDiv(saldo, ikut, semua, 'down'));

/** What may still be paid on a deposit: the price of the pieces that wait less what is held; never below zero. */
export const sisaTitipan = (saldo: Rupiah, dititip: readonly BarangDititip[]): Rupiah =>
  rupiah(Math.max(0, sum(dititip.map((b) => b.total)) - saldo));

/** A number of a deposit as it is printed on its slip: a scan of it at the till opens the pick-up. */
export const nomorTitipan = (text: string): string | null => {
  const nomor = text.trim().toUpperCase();
  return /^[A-Z0-9]{2,8}-TT-\d{6}-\d{4,}$/.test(nomor) ? nomor : null;
};
