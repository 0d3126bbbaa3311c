/**
 * Coupons of a nota as rules. They are not issued apart: a validated sale of the programme's days gives so many for every so
 * many rupiah, and each is the nota's number with its own behind it. Domain R9.6; the numbering is ours.
 */
import { addDays, type Tanggal } from '@mustika/kernel/date.ts';

/** What a coupon programme promises; amounts in rupiah, `masa_hari` days from the sale. */
export type ProgramKupon = {
  kode_kupon: string;
  nama_kupon: string;
  nominal: number;
  jumlah_kupon: number;
  nilai_kupon: number;
  undian: boolean;
  masa_hari: number;
};

/** BELUM_SAH: the sale waits for its validation. BATAL: it was taken back, and its coupons with it. */
export type StatusKupon = 'BERLAKU' | 'BELUM_SAH' | 'KADALUARSA' | 'BATAL';

/** `JKT1-FJ-261121-0003-K2` -> the nota and 2; a nota alone -> the nota and null. */
export function bacaKodeKupon(kode: string): { nota: string; nomor: number | null } {
  const found = /^(.+)-K(\d{1,5})$/.exec(kode);
  return found ? { nota: found[1] as string, nomor: Number(found[2]) } : { nota: kode, nomor: null };
}

/** Coupons for a sale of `total` rupiah: so many for each whole `nominal`. */
export const jumlahKupon = (program: Pick<ProgramKupon, 'nominal' | 'jumlah_kupon'>, total: number): number =>
  Math.floor(total / program.nominal) * program.jumlah_kupon;

/** The last day a coupon of that sale holds. */
export const kuponSampai = (tanggal: string, masa_hari: number): Tanggal =>
  addDays(tanggal as Tanggal, masa_hari);

/** What a coupon is worth today. */
export function statusKupon(nota: string, sampai: string, hari: string): StatusKupon {
  if (nota === 'CANC') return 'BATAL';
  if (nota !== 'DONE') return 'BELUM_SAH';
  return hari > sampai ? 'KADALUARSA' : 'BERLAKU';
}
