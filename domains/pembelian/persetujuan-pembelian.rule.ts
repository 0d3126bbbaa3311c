/**
 * Which purchases need another person. Spec 1 §6 names purchase cancellation, purchase, and weight tolerance in
 * purchase without texts: the kategori is ours after the sale's 'sales', the descriptions after its words. Domain R4.5.
 */

import { formatGram, formatRupiah, type Miligram, type Rupiah, roundToStep } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import type { AturanBeli, HargaBeli } from './hitung-pembelian.rule.ts';

/** Kategori of every approval a purchase asks for. */
export const KATEGORI_PURCHASE = 'purchase';
/** Taking a purchase back. Spec 1 §6, its words. */
export const BATAL_BELI = 'purchase cancellation';
/** Goods without our barcode, where OTORISASI_PEMBELIAN_TANPA_BARCODE is on. Domain R4.1. */
export const TANPA_BARCODE = 'purchase without barcode';
/** Spec 1 §6, its words. */
export const BERAT_LEBIH = 'weight tolerance in purchase';
/** Less than the nota, unless the store has switched the question off. */
export const DI_BAWAH_NOTA = 'purchase below nota price';
/** More than the nota, unless the store has switched the question off. */
export const DI_ATAS_NOTA = 'purchase above nota price';
/** Any difference to the nota, where TRANSACTION_ABSOLUTE_AUTHORIZATION_MODULE is on. */
export const BEDA_NOTA = 'purchase price difference';
/** More than the parameters allow. The peers ask always (Domain R4.5, JAGO). */
export const DI_ATAS_SISTEM = 'purchase above system price';
/** Pieces of a kind marked berlian, where BERLIAN_TRANSACTION_AUTHORIZATION_MODULE is on. Domain R3.8. */
export const BERLIAN = 'diamond purchase';
/** Money that leaves by transfer, where OTORISASI_PEMBAYARAN_TRANSFER is on. */
export const LEWAT_TRANSFER = 'purchase paid by transfer';

export type BarisDibeli = HargaBeli & {
  judul: string;
  tanpa_nota: boolean;
  /** Of a kind marked berlian. */
  berlian?: boolean;
  berat: Miligram;
  berat_nota: Miligram;
};

type Alasan = [string, BarisDibeli[], (b: BarisDibeli) => string];

/** The nota, rounded like a price: a few rupiah of rounding are no difference. */
const notaBulat = (b: BarisDibeli, aturan: AturanBeli): Rupiah =>
  roundToStep(b.harga_nota, aturan.pembulatan, aturan.arah);

function alasanHarga(lines: readonly BarisDibeli[], flags: Flags, aturan: AturanBeli): Alasan[] {
  const bernota = lines.filter((b) => !b.tanpa_nota);
  const harga = (b: BarisDibeli): string =>
    `nota ${formatRupiah(b.harga_nota)} dibeli ${formatRupiah(b.harga)}`;
  const bawah = bernota.filter((b) => b.harga < Math.min(b.harga_nota, notaBulat(b, aturan)));
  const atas = bernota.filter((b) => b.harga > Math.max(b.harga_nota, notaBulat(b, aturan)));
  const tanyaBawah = !flags.has('NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA');
  const tanyaAtas = !flags.has('NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA');
  const mutlak = flags.has('TRANSACTION_ABSOLUTE_AUTHORIZATION_MODULE');
  const beda = mutlak ? [...(tanyaBawah ? [] : bawah), ...(tanyaAtas ? [] : atas)] : [];
  const sistem = lines.filter((b) => b.harga > b.harga_sistem && !atas.includes(b));
  return [
    [DI_BAWAH_NOTA, tanyaBawah ? bawah : [], harga],
    [DI_ATAS_NOTA, tanyaAtas ? atas : [], harga],
    [BEDA_NOTA, beda, harga],
    [
      DI_ATAS_SISTEM,
      sistem,
      (b) => `harga sistem ${formatRupiah(b.harga_sistem)} dibeli ${formatRupiah(b.harga)}`,
    ],
  ];
}

/** One approval per reason, each naming every line it is about, so that the approver sees what he signs. */
export function persetujuanPembelian(
  lines: readonly BarisDibeli[],
  transfer: Rupiah,
  flags: Flags,
  aturan: AturanBeli,
): Approval[] {
  const semuaLebih = flags.has('OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE');
  const alasan: Alasan[] = [
    [
      TANPA_BARCODE,
      flags.has('OTORISASI_PEMBELIAN_TANPA_BARCODE') ? lines.filter((b) => b.tanpa_nota) : [],
      (b) => `${formatGram(b.berat)} g dibeli ${formatRupiah(b.harga)}`,
    ],
    [
      BERAT_LEBIH,
      lines.filter((b) => b.lebih > 0 || (semuaLebih && b.berat > b.berat_nota)),
      (b) => `nota ${formatGram(b.berat_nota)} g, timbangan ${formatGram(b.berat)} g`,
    ],
    [
      BERLIAN,
      flags.has('BERLIAN_TRANSACTION_AUTHORIZATION_MODULE') ? lines.filter((b) => b.berlian) : [],
      (b) => `nota ${formatRupiah(b.harga_nota)} dibeli ${formatRupiah(b.harga)}`,
    ],
    ...alasanHarga(lines, flags, aturan),
  ];
  const perlu = alasan
    .filter(([, terkait]) => terkait.length > 0)
    .map(([description, terkait, kata]) => ({
      kategori: KATEGORI_PURCHASE,
      description,
      rincian: terkait.map((b) => ({ label: b.judul, nilai: kata(b) })),
    }));
  if (transfer > 0 && flags.has('OTORISASI_PEMBAYARAN_TRANSFER'))
    perlu.push({
      kategori: KATEGORI_PURCHASE,
      description: LEWAT_TRANSFER,
      rincian: [{ label: 'Transfer', nilai: formatRupiah(transfer) }],
    });
  return perlu;
}
