/**
 * The payment sheet in numbers: what is left, what the quick buttons offer, what a press of Simpan would send.
 * Spec 1 §5 (at least one method, account selected, no overpayment); Ecosystem 4.1 point 7.
 */
import {
  add,
  formatRupiah,
  type MiliPersen,
  type Rupiah,
  roundToStep,
  rupiah,
  sum,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import {
  type CaraBayar,
  feeBayar,
  HURUF_REFERENSI,
  hitungBayar,
  noReferensi,
  TANPA_CARA,
} from './cara-bayar.rule.ts';
import { pembayaranErrors } from './pembayaran.errors.ts';
import { biayaBayar, type Menerima } from './periksa-bayar.rule.ts';

export type Bayaran = {
  jenis: CaraBayar;
  jumlah: Rupiah;
  no_rekening: string | null;
  kartu_akhir: string | null;
  /** Of a QRIS, and in older carts not even that. */
  no_referensi?: string | null;
  /** The sum of a QRIS that the cashier has seen paid. */
  sudah?: Rupiah | null;
};

/** What a rekening takes. */
export type RekeningPilihan = Menerima & {
  no_rekening: string;
  nama_rekening: string;
  /** Percent, as it travels. */
  fee_persen: number;
  fee_ditanggung: 'TOKO' | 'PELANGGAN';
  mdr_qris: number;
  /** The text of its sticker. */
  qris: string | null;
};

/** What a rekening's fee adds to an amount; `ditagih` is what the card is charged. Domain R4.13. */
export function feeBayaran({ jenis, jumlah }: Pick<Bayaran, 'jenis' | 'jumlah'>, rekening: RekeningPilihan) {
  const { fee_persen, fee_ditanggung } = biayaBayar(jenis, rekening);
  const persen = (toThousandths(fee_persen) ?? 0) as MiliPersen;
  const fee = feeBayar(jumlah, persen);
  const ditagih = fee_ditanggung === 'PELANGGAN' ? add(jumlah, fee) : jumlah;
  return { persen, fee, ditagih, ditanggung: fee_ditanggung };
}

/** What the listed payments leave to be paid. */
export const sisaBayar = (total: Rupiah, bayar: readonly Bayaran[]): Rupiah =>
  rupiah(Math.max(0, total - sum(bayar.map((b) => b.jumlah))));

/** A payment being typed: the rest of the nota by this method. */
export const isianBaru = (jenis: CaraBayar, total: Rupiah, bayar: readonly Bayaran[]): Bayaran => ({
  jenis,
  jumlah: sisaBayar(total, bayar),
  no_rekening: null,
  kartu_akhir: null,
});

/** Another method for what is being typed: money that is not cash never exceeds the rest. */
export const gantiCara = (isian: Bayaran, jenis: CaraBayar, sisa: Rupiah): Bayaran => ({
  jenis,
  jumlah: jenis === 'CASH' ? isian.jumlah : rupiah(Math.min(isian.jumlah, sisa)),
  no_rekening: null,
  kartu_akhir: null,
});

/** Listed payments and the one being typed: nobody must press "add" before Simpan. */
export const bayaranSemua = (bayar: readonly Bayaran[], isian: Bayaran): Bayaran[] =>
  isian.jumlah > 0 ? [...bayar, isian] : [...bayar];

/** As it travels: an account and a card belong to money that is not cash. */
export const bayarBadan = (bayar: readonly Bayaran[]) =>
  bayar.map(({ jenis, jumlah, no_rekening, kartu_akhir, no_referensi = null }) =>
    jenis === 'CASH' ? { jenis, jumlah } : { jenis, jumlah, no_rekening, kartu_akhir, no_referensi },
  );

/** Round amounts a customer is likely to hand over: the next 50 and 100 thousand, and the next million. */
export function nominalCepat(sisa: Rupiah): Rupiah[] {
  if (sisa <= 0) return [];
  const offers = [50_000, 100_000, 1_000_000].map((step) => roundToStep(sisa, step, 'up'));
  return [...new Set(offers)].filter((offer) => offer > sisa);
}

export type SalahBayar = { pesan: string; kolom: 'jumlah' | 'no_rekening' | 'kartu_akhir' | 'no_referensi' };

const dengan = (pesan: string, jumlah: Rupiah): string => `${pesan}: ${formatRupiah(jumlah)}`;

/** Why these payments do not settle the nota, in the words the server would use, with the amount; null when they do. */
export function salahBayar(total: Rupiah, bayar: readonly Bayaran[]): SalahBayar | null {
  // What is traded in covers the nota.
  if (total === 0 && bayar.length === 0) return null;
  if (bayar.length === 0) return { pesan: TANPA_CARA, kolom: 'jumlah' };
  if (bayar.some((b) => b.jenis !== 'CASH' && !b.no_rekening))
    return { pesan: pembayaranErrors.REKENING_TIDAK_ADA.message, kolom: 'no_rekening' };
  if (bayar.some((b) => b.kartu_akhir && !/^\d{4}$/.test(b.kartu_akhir)))
    return { pesan: '4 Angka Terakhir Kartu Minimal 4 Karakter', kolom: 'kartu_akhir' };
  if (bayar.some((b) => b.no_referensi && b.no_referensi.length < HURUF_REFERENSI))
    return { pesan: `${noReferensi.label} Minimal ${HURUF_REFERENSI} Karakter`, kolom: 'no_referensi' };
  const { lebih, kurang } = hitungBayar(total, bayar);
  if (lebih > 0) return { pesan: dengan(pembayaranErrors.BAYAR_LEBIH.message, lebih), kolom: 'jumlah' };
  if (kurang > 0) return { pesan: dengan(pembayaranErrors.BAYAR_KURANG.message, kurang), kolom: 'jumlah' };
  // The picture proves nothing: somebody has to have looked.
  if (bayar.some((b) => b.jenis === 'QRIS' && b.sudah !== b.jumlah))
    return { pesan: pembayaranErrors.QRIS_BELUM_DIBAYAR.message, kolom: 'no_referensi' };
  return null;
}
