/**
 * What a deposit is worth when its pieces are picked up, and what may still be paid on it. The till and the server count
 * with this file. Domain R6.1, R6.6; Spec 1 §5.
 */

import { add, mulDiv, NOL_RUPIAH, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { DITITIP } from '../jual/bahan-penjualan.rule.ts';
import type { AturanPpn } from '../pajak/ppn.rule.ts';

/** MENGIKAT: the price of the deposit's day holds. TIDAK_MENGIKAT: the price of the day of pick-up. Domain R6.1. */
export const JENIS_HARGA = ['MENGIKAT', 'TIDAK_MENGIKAT'] as const;
export type JenisHarga = (typeof JENIS_HARGA)[number];

/** The room of pieces that wait for their customers. Domain 2.1. */
export const GUDANG_TITIP = 'TITIP';
/** What the money of a customer was paid for: pieces that lay on a tray, pieces that are made for him first, or that the shop will get. */
export type JenisTitip = 'TITIPAN' | 'PESANAN' | 'PRE_ORDER';
/** Where it is owed. */
export const AKUN_TITIP = {
  TITIPAN: 'TITIPAN_UANG',
  PESANAN: 'UANG_MUKA_PESANAN',
  PRE_ORDER: 'UANG_MUKA_PRE_ORDER',
} as const;
/** Cash category of what a pick-up gives back of it. Domain 2.4. */
export const KELEBIHAN_TITIP = {
  TITIPAN: 'KELEBIHAN BAYAR DP PENJUALAN',
  PESANAN: 'KELEBIHAN BAYAR DP PENJUALAN',
  PRE_ORDER: 'KELEBIHAN PO',
} as const;

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
 * A pick-up of some pieces may use their share by price, so that those that stay are not held for nothing. `menunggu` is what others are
 * thought to cost that have not come yet: they have their share, too.
 * The spec does not say; we share by price because it needs no typing and no two tills can differ.
 */
export function pakaiTitipan(
  saldo: Rupiah,
  dititip: readonly BarangDititip[],
  diambil: readonly string[],
  total: Rupiah,
  menunggu: Rupiah = NOL_RUPIAH,
): PakaiTitipan {
  const ikut = dititip.filter((b) => diambil.includes(b.kode_barcode));
  const habis = ikut.length === dititip.length && menunggu === 0;
  const semua = add(sum(dititip.map((b) => b.total)), menunggu);
  const bagian = habis ? saldo : bagianTitipan(saldo, sum(ikut.map((b) => b.total)), semua);
  const dipakai = rupiah(Math.min(bagian, total));
  const kembali = rupiah(habis ? bagian - dipakai : 0);
  return { dipakai, kembali, sisa: rupiah(saldo - dipakai - kembali) };
}

const bagianTitipan = (saldo: Rupiah, ikut: Rupiah, semua: Rupiah): Rupiah =>
  semua === 0 ? rupiah(0) : rupiah(mulDiv(saldo, ikut, semua, 'down'));

/**
 * What of money that is received on pieces is PPN: their tax on the day of the deposit, in proportion. Nothing where the store
 * takes none now. docs/decisions/0027.
 */
export function ppnUangMuka(
  jumlah: Rupiah,
  dititip: readonly { total: Rupiah; ppn_transaksi_rp: Rupiah }[],
  aturan: AturanPpn | null,
): Rupiah {
  const pajak = sum(dititip.map((b) => b.ppn_transaksi_rp));
  if (!aturan || pajak === 0) return NOL_RUPIAH;
  return rupiah(mulDiv(jumlah, pajak, sum(dititip.map((b) => b.total)), aturan.pembulatan));
}

/** The tax that was remitted of what a pick-up uses and of what it gives back: with the whole balance all of it. */
export function ppnPakai(
  { saldo, ppn }: { saldo: Rupiah; ppn: Rupiah },
  { dipakai, kembali, sisa }: PakaiTitipan,
): { ppn_dipakai: Rupiah; ppn_kembali: Rupiah } {
  if (saldo === 0) return { ppn_dipakai: NOL_RUPIAH, ppn_kembali: NOL_RUPIAH };
  const ppn_dipakai = rupiah(mulDiv(ppn, dipakai, saldo, 'down'));
  return { ppn_dipakai, ppn_kembali: rupiah(sisa === 0 && kembali > 0 ? ppn - ppn_dipakai : 0) };
}

/** What may still be paid on a deposit: the price of the pieces that wait less what is held; never below zero. */
export const sisaTitipan = (saldo: Rupiah, dititip: readonly BarangDititip[]): Rupiah =>
  rupiah(Math.max(0, sum(dititip.map((b) => b.total)) - saldo));

/** A number of a deposit, order or pre-order as it is printed on its slip: a scan of it at the till opens the pick-up. */
export const nomorTitipan = (text: string): string | null => {
  const nomor = text.trim().toUpperCase();
  return /^[A-Z0-9]{2,8}-(?:TT|DP|PO)-\d{6}-\d{4,}$/.test(nomor) ? nomor : null;
};

/** Which of them such a number is of. */
export const jenisTitip = (nomor: string): JenisTitip => {
  if (nomor.includes('-PO-')) return 'PRE_ORDER';
  return nomor.includes('-DP-') ? 'PESANAN' : 'TITIPAN';
};
