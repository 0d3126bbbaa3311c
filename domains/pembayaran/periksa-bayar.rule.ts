/** Checks of the payments of a document, in their order of precedence. Domain R4.13, R9.6. */
import {
  formatRupiah,
  type MiliPersen,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import type { BayarKeluar } from './bayar-keluar.rule.ts';
import {
  type CaraBayar,
  type CaraNota,
  type CaraSisi,
  feeBayar,
  hitungBayar,
  isSisi,
  tanpaKembali,
} from './cara-bayar.rule.ts';
import { pembayaranErrors as salah } from './pembayaran.errors.ts';

/** What an account or a card machine takes. */
export type Menerima = {
  bisa_debet: boolean;
  bisa_credit: boolean;
  bisa_transfer: boolean;
  bisa_qris: boolean;
};

/** A bank account or card machine, and what it takes. */
export type RekeningRow = Menerima & {
  no_rekening: string;
  fee_persen: MiliPersen;
  fee_ditanggung: 'TOKO' | 'PELANGGAN';
  mdr_qris: MiliPersen;
};

/** Does this account take this way to pay? */
export const menerima = (rekening: Menerima, jenis: string): boolean =>
  (jenis === 'DEBET' && rekening.bisa_debet) ||
  (jenis === 'CREDIT' && rekening.bisa_credit) ||
  (jenis === 'TRANSFER' && rekening.bisa_transfer) ||
  (jenis === 'QRIS' && rekening.bisa_qris);

/** What an account costs for this way to pay, and whom. What a QRIS costs is the shop's: adding it is forbidden. Interfaces 2. */
export const biayaBayar = <P>(
  jenis: string,
  {
    fee_persen,
    fee_ditanggung,
    mdr_qris,
  }: { fee_persen: P; fee_ditanggung: 'TOKO' | 'PELANGGAN'; mdr_qris: P },
) =>
  jenis === 'QRIS'
    ? ({ fee_persen: mdr_qris, fee_ditanggung: 'TOKO' } as const)
    : { fee_persen, fee_ditanggung };

/** A payment as it is asked for. */
type BayarInput = {
  jenis: CaraNota;
  no_rekening: string | null;
  jumlah: Rupiah;
  kartu_akhir: string | null;
  no_referensi: string | null;
};

/** A payment that was accepted; the fee is on top when the customer bears it. */
export type BayarDiterima = {
  jenis: CaraNota;
  no_rekening: string | null;
  jumlah: Rupiah;
  fee: Rupiah;
  fee_ditanggung: 'TOKO' | 'PELANGGAN';
};

/** As it is written down. */
export type Bayar = BayarDiterima & {
  fee_persen: number;
  kartu_akhir: string | null;
  no_referensi: string | null;
};

const TANPA_REKENING = {
  no_rekening: null,
  fee: NOL_RUPIAH,
  fee_persen: 0,
  fee_ditanggung: 'TOKO',
  kartu_akhir: null,
  no_referensi: null,
} as const;

/** What is not money counts for what its own domain decided, and for nothing where no domain did. */
function periksaSisi(
  input: { bayar: readonly BayarInput[] },
  sisi: readonly { jenis: CaraSisi; nilai: Rupiah }[],
): void {
  for (const jenis of new Set(input.bayar.map((b) => b.jenis).filter(isSisi))) {
    const nilai = sum(sisi.filter((s) => s.jenis === jenis).map((s) => s.nilai));
    const dibayar = sum(input.bayar.filter((b) => b.jenis === jenis).map((b) => b.jumlah));
    if (nilai !== dibayar) reject(salah.NILAI_SISI_BERUBAH, { jenis, nilai });
  }
}

/** Says up to how much: the rest is paid another way. */
export const qrisTerlalu = (batas: number): string =>
  `QRIS Paling Banyak ${formatRupiah(batas as Rupiah)} Sekali Bayar`;

/** Says how much it would be: the cashier sees the zero too many. */
const kembalianTerlalu = (tunai: number): string =>
  `Kembalian ${formatRupiah(tunai as Rupiah)} Terlalu Besar, Periksa Jumlah Tunai Yang Diterima`;

/** What a QRIS asks beside its account: a sum that the payer's app lets through, and its number where the shop wants one. */
function periksaQris({ jumlah, no_referensi }: BayarInput, store: Toko): void {
  const batas = readSetting(store, 'BATAS_QRIS');
  if (jumlah > batas) reject(salah.QRIS_MELEBIHI_BATAS, { batas }, qrisTerlalu(batas));
  if (!no_referensi && readSetting(store, 'QRIS_WAJIB_REFERENSI')) reject(salah.REFERENSI_DIPERLUKAN);
}

/** Payments of `total`: accounts that take them, their fees, neither too little nor too much. */
export function periksaBayar(
  input: { bayar: readonly BayarInput[] },
  total: Rupiah,
  rekening: readonly RekeningRow[],
  store: Toko,
  sisi: readonly { jenis: CaraSisi; nilai: Rupiah }[] = [],
): { baris: Bayar[]; kembali: number; bayar: number } {
  const baris = input.bayar.map((b): Bayar => {
    if (b.jenis === 'CASH' || isSisi(b.jenis)) return { ...b, ...TANPA_REKENING };
    const account =
      rekening.find((r) => r.no_rekening === b.no_rekening) ??
      reject(salah.REKENING_TIDAK_ADA, { no_rekening: b.no_rekening });
    if (!menerima(account, b.jenis))
      reject(salah.REKENING_TIDAK_SESUAI, { no_rekening: b.no_rekening, jenis: b.jenis });
    if (b.kartu_akhir !== null && !/^[0-9]{4}$/.test(b.kartu_akhir)) reject(salah.KARTU_BUKAN_ANGKA);
    if (b.jenis === 'QRIS') periksaQris(b, store);
    const biaya = biayaBayar(b.jenis, account);
    const no_referensi = b.jenis === 'QRIS' ? b.no_referensi : null;
    return { ...b, ...biaya, no_referensi, fee: feeBayar(b.jumlah, biaya.fee_persen) };
  });
  periksaSisi(input, sisi);
  const hasil = hitungBayar(total, input.bayar);
  if (hasil.lebih > 0) reject(salah.BAYAR_LEBIH, { lebih: hasil.lebih });
  if (hasil.kurang > 0) reject(salah.BAYAR_KURANG, { kurang: hasil.kurang });
  // What is traded in beyond the nota is paid out, whatever it is; the limit is on change for cash.
  const tunai = hasil.kembali - hasil.keluar;
  if (tunai > readSetting(store, 'BATAS_KEMBALIAN'))
    reject(salah.KEMBALIAN_TERLALU_BESAR, { kembali: tunai }, kembalianTerlalu(tunai));
  return { baris, kembali: hasil.kembali, bayar: hasil.bayar };
}

/** Where money comes from that is paid out: the drawer, whatever account was sent with it, or one that can transfer. */
export function periksaKeluar(
  { jenis, no_rekening }: Pick<BayarKeluar, 'jenis' | 'no_rekening'>,
  rekening: Pick<Menerima, 'bisa_transfer'> | undefined,
  tidakAda: ErrorEntry = salah.REKENING_TIDAK_ADA,
): string | null {
  if (jenis === 'CASH') return null;
  if (!rekening) reject(tidakAda, { no_rekening });
  if (!rekening.bisa_transfer) reject(salah.REKENING_TIDAK_SESUAI, { no_rekening, jenis });
  return no_rekening;
}

type BayarBersih = Bayar & { jenis: CaraBayar; diterima: Rupiah };

/** As the writer of payments takes it; nothing where nothing was paid. */
export const tulisMasuk = (baris: readonly (Bayar & { diterima: Rupiah })[]) =>
  baris.length === 0
    ? []
    : [
        {
          penulis: 'pembayaran',
          baris: baris.map((b, index) => ({ ...b, urut: index + 1, arah: 'MASUK' })),
        },
      ];

/** Payments of a document that no other one pays for, without the change, which comes out of the cash: as they are booked and written. */
export function terimaBayar(
  bayar: readonly BayarInput[],
  total: Rupiah,
  rekening: readonly RekeningRow[],
  store: Toko,
): { baris: BayarBersih[]; tulis: ReturnType<typeof tulisMasuk>; kembali: Rupiah } {
  const diperiksa = periksaBayar({ bayar }, total, rekening, store);
  const kembali = rupiah(diperiksa.kembali);
  const uang = diperiksa.baris as readonly (Bayar & { jenis: CaraBayar })[];
  const baris = tanpaKembali(uang, kembali).filter((b) => b.jumlah > 0);
  return { baris, tulis: tulisMasuk(baris), kembali };
}
