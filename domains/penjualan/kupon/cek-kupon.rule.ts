/**
 * Coupons of a sale as rules. A sale of the days of a programme promises so many coupons for every so many rupiah; they are
 * given when the sale is in the books, each under a code nobody can guess, and each is used once in the whole chain. Domain
 * R9.6. The spec does not say what counts; we count the total without what was traded in, because gold for gold is no
 * shopping, and a deposit is the customer's money whenever he paid it.
 */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { addDays, type Tanggal } from '@mustika/kernel/date.ts';

/** A coupon programme in force; amounts in rupiah, `masa_hari` days from the sale. */
export type ProgramKupon = {
  kode_kupon: string;
  nama_kupon: string;
  nominal: number;
  jumlah_kupon: number;
  nilai_kupon: number;
  undian: boolean;
  masa_hari: number;
};

/** A row of `kupon_nota`: what a nota promises, with the terms of its day. */
export type JanjiKupon = {
  kode_kupon: string;
  nama_kupon: string;
  nominal: number;
  per_nominal: number;
  belanja: Rupiah;
  jumlah: number;
  nilai_kupon: number;
  undian: boolean;
  berlaku_sampai: Tanggal;
};

/** No nota gives more: a programme with a nominal of one rupiah is a typing error, not a gift. */
export const KUPON_PALING_BANYAK = 500;

/** Coupons for a shopping of `belanja` rupiah: so many for each whole `nominal`. */
export const jumlahKupon = (
  program: Pick<ProgramKupon, 'nominal' | 'jumlah_kupon'>,
  belanja: number,
): number => Math.min(KUPON_PALING_BANYAK, Math.floor(belanja / program.nominal) * program.jumlah_kupon);

/** The last day a coupon of that sale holds. */
export const kuponSampai = (tanggal: string, masa_hari: number): Tanggal =>
  addDays(tanggal as Tanggal, masa_hari);

/** What a nota promises; null where no programme is in force or the shopping is below its nominal. */
export function janjiKupon(program: ProgramKupon | null, belanja: Rupiah, hari: string): JanjiKupon | null {
  const jumlah = program ? jumlahKupon(program, belanja) : 0;
  if (!program || jumlah === 0) return null;
  const { kode_kupon, nama_kupon, nominal, jumlah_kupon, nilai_kupon, undian, masa_hari } = program;
  return {
    ...{ kode_kupon, nama_kupon, nominal, per_nominal: jumlah_kupon, belanja, jumlah, nilai_kupon, undian },
    berlaku_sampai: kuponSampai(hari, masa_hari),
  };
}

/** Codes are printed in fours and stored without the dashes. */
export const tulisKodeKupon = (kode: string): string => (kode.match(/.{1,4}/g) ?? []).join('-');

/** What was scanned or typed as the code of a coupon; null when it is none, such as the number of a nota. */
export function bacaKodeKupon(teks: string): string | null {
  const kode = teks.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-HJ-NP-Z2-9]{12}$/.test(kode) ? kode : null;
}

/** BERLAKU: may be handed in. BATAL: its sale was taken back, and it with it. */
export type StatusKupon = 'BERLAKU' | 'DIPAKAI' | 'KADALUARSA' | 'BATAL';
/** What the row of a coupon says, whatever day it is. */
export type KeadaanKupon = Exclude<StatusKupon, 'KADALUARSA'>;

/** What a coupon is worth today. */
export const statusKupon = (keadaan: KeadaanKupon, sampai: string, hari: string): StatusKupon =>
  keadaan === 'BERLAKU' && hari > sampai ? 'KADALUARSA' : keadaan;
