/** The ways to pay, what of them is money, and what a payment of several ways comes to. Domain R4.12, R4.13. */
import {
  type MiliPersen,
  NOL_RUPIAH,
  persenDari,
  type Rupiah,
  rupiah,
  subtract,
  sum,
} from '@mustika/kernel/amount.ts';
import { kode, pilihan, ref, uang } from '@mustika/kernel/field.ts';
import type { FieldOptions } from '@mustika/kernel/field-options.ts';
import { rekeningResource } from '../master/rekening.resource.ts';

/** Money, in the order of the tabs and of Alt+1 to Alt+5. */
export const CARA_BAYAR = ['CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'QRIS'] as const;
/** The ways in which the shop pays out. */
export const CARA_KELUAR = ['CASH', 'TRANSFER'] as const;
/** What settles a nota without being money; other domains bring it. */
export const CARA_SISI = ['TUKAR', 'KUPON', 'POIN', 'TITIPAN', 'CICILAN'] as const;
/** Paid at the till of before: it is in what the owner brought along, and in no drawer of this one. docs/decisions/0134. */
export const CARA_AWAL = 'AWAL';
export type CaraBayar = (typeof CARA_BAYAR)[number];
export type CaraSisi = (typeof CARA_SISI)[number];
export type CaraNota = CaraBayar | CaraSisi;
const SISI: ReadonlySet<string> = new Set(CARA_SISI);
/** Whether a payment kind is no money: it is valued and booked by the domain that brings it. Domain R4.13. */
export const isSisi = (jenis: string): jenis is CaraSisi => SISI.has(jenis);

/** What people call them, on screens and on paper. */
const KATA_CARA: Readonly<Record<CaraNota | typeof CARA_AWAL, string>> = {
  CASH: 'Tunai',
  DEBET: 'Debet',
  CREDIT: 'Kredit',
  TRANSFER: 'Transfer',
  QRIS: 'QRIS',
  TUKAR: 'Tukar',
  KUPON: 'Kupon',
  POIN: 'Poin',
  TITIPAN: 'Titipan',
  CICILAN: 'Cicilan',
  AWAL: 'Saldo Awal',
};

/** What one of them is called; a way that is none of these is its own word. */
export const namaCara = (jenis: string): string => KATA_CARA[jenis as CaraNota] ?? jenis;

/** One of these ways, by its word. */
export const pilihanCara = <const V extends CaraNota, const O extends FieldOptions>(
  label: string,
  cara: readonly V[],
  options?: O,
) =>
  pilihan(
    label,
    cara.map((satu) => [satu, namaCara(satu)] as const),
    options,
  );

/** What a document says when it is paid with nothing. Spec 1 §5. */
export const TANPA_CARA = 'Mohon Pilih Minimal Satu Cara Bayar';

/** Fields of one payment of a document that is paid in these ways. */
export const barisBayar = <const V extends CaraNota>(cara: readonly V[]) => ({
  jenis: pilihanCara('Cara Bayar', cara),
  no_rekening: ref('Rekening', () => rekeningResource, { opsional: true, asksItself: true }),
  jumlah: uang('Jumlah Bayar', { min: 1 }),
});

/** The end of the card's number, which the slip of the machine shows. */
export const kartuAkhir = kode('4 Angka Terakhir Kartu', { opsional: true, min: 4, max: 4 });

/** A number of fewer letters is none. */
export const HURUF_REFERENSI = 4;
/** What the provider calls a payment by QRIS (RRN), on the phone of the payer and on the statement. */
export const noReferensi = kode('No Referensi', { opsional: true, min: HURUF_REFERENSI, max: 40 });

/** Whether some of it is no cash: money nobody has seen in the bank yet, or a side. What such a nota lets out is measured against the day. */
export const bukanTunai = (bayar: readonly { jenis: string }[]): boolean =>
  bayar.some(({ jenis }) => jenis !== 'CASH');

export type Pembayaran = { jenis: CaraNota; jumlah: Rupiah };
/** `kembali` is all that goes back to the customer; `keluar` the part of it by which the sides exceed the nota. */
export type HasilBayar = { bayar: Rupiah; kembali: Rupiah; keluar: Rupiah; kurang: Rupiah; lebih: Rupiah };

/**
 * Change comes out of cash only: money that is not cash may not exceed what the sides leave to pay. Sides worth more
 * than the nota are paid out (tukar kurang, Domain R4.12), and then no money is taken.
 */
export function hitungBayar(total: Rupiah, bayar: readonly Pembayaran[]): HasilBayar {
  const jumlah = (pilih: (b: Pembayaran) => boolean): number => sum(bayar.filter(pilih).map((b) => b.jumlah));
  const sisi = jumlah((b) => isSisi(b.jenis));
  const uang = jumlah((b) => !isSisi(b.jenis));
  const sisa = Math.max(0, total - sisi);
  const keluar = Math.max(0, sisi - total);
  const terlalu = sisa === 0 ? uang : jumlah((b) => !isSisi(b.jenis) && b.jenis !== 'CASH') - sisa;
  const lebih = Math.max(0, terlalu);
  const kembali = lebih === 0 ? Math.max(0, uang - sisa) : 0;
  return {
    bayar: (sisi + uang) as Rupiah,
    kembali: (kembali + keluar) as Rupiah,
    keluar: keluar as Rupiah,
    kurang: Math.max(0, sisa - uang) as Rupiah,
    lebih: lebih as Rupiah,
  };
}

/** Fee of a card or transfer payment: floor of the amount times the rate. Domain R4.13, vector 18. */
export const feeBayar = (jumlah: Rupiah, fee_persen: MiliPersen): Rupiah =>
  fee_persen === 0 ? NOL_RUPIAH : persenDari(jumlah, fee_persen, 'down');

/** Payments of which the change is taken off the cash, in their order; `diterima` is what lay on the counter. */
export function tanpaKembali<B extends { jenis: CaraNota; jumlah: Rupiah }>(
  bayar: readonly B[],
  kembali: Rupiah,
): (B & { diterima: Rupiah })[] {
  let sisa = kembali;
  return bayar.map((b) => {
    const potong = b.jenis === 'CASH' ? rupiah(Math.min(sisa, b.jumlah)) : NOL_RUPIAH;
    sisa = subtract(sisa, potong);
    return { ...b, diterima: b.jumlah, jumlah: subtract(b.jumlah, potong) };
  });
}
