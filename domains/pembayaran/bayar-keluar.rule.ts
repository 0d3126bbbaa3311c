/** Money that the shop pays out: so much of it by transfer, the rest out of the drawer. Domain 12.4. */
import { NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { CARA_AWAL, CARA_KELUAR } from './cara-bayar.rule.ts';
import { pembayaranErrors } from './pembayaran.errors.ts';

/** A payment that goes out, as a document writes it down. */
export type BayarKeluar = {
  jenis: (typeof CARA_KELUAR)[number];
  no_rekening: string | null;
  jumlah: Rupiah;
};

/** As the writer of payments takes it; nothing where nothing goes out. A piece traded in is paid by the nota it is on. */
export function tulisKeluar(
  bayar: readonly {
    jenis: BayarKeluar['jenis'] | 'TUKAR' | typeof CARA_AWAL;
    no_rekening: string | null;
    jumlah: Rupiah;
  }[],
) {
  const baris = bayar.flatMap(({ jenis, no_rekening, jumlah }, index) =>
    jumlah === 0 ? [] : [{ jenis, no_rekening, jumlah, diterima: jumlah, arah: 'KELUAR', urut: index + 1 }],
  );
  return baris.length === 0 ? [] : [{ penulis: 'pembayaran', baris }];
}

/** As it is typed: what is transferred, and from which account. */
export type IsianKeluar = { transfer: Rupiah; no_rekening: string | null };

/** All of it from the drawer, until somebody says otherwise. */
export const SEMUA_TUNAI: IsianKeluar = { transfer: NOL_RUPIAH, no_rekening: null };

/** What transfer does not pay. */
export const tunaiKeluar = (bayar: Rupiah, { transfer }: IsianKeluar): Rupiah =>
  rupiah(Math.max(0, bayar - transfer));

/** The payments of what is typed, in the order of `CARA_KELUAR`. */
export function bayaranKeluar(bayar: Rupiah, { transfer, no_rekening }: IsianKeluar): BayarKeluar[] {
  const tunai = tunaiKeluar(bayar, { transfer, no_rekening });
  return [
    ...(tunai > 0 ? [{ jenis: 'CASH' as const, no_rekening: null, jumlah: tunai }] : []),
    ...(transfer > 0 ? [{ jenis: 'TRANSFER' as const, no_rekening, jumlah: transfer }] : []),
  ];
}

/** Why these payments cannot go out; `lebih` is what the document says to more than it owes. */
export function salahKeluar(
  bayar: Rupiah,
  { transfer, no_rekening }: IsianKeluar,
  lebih: string,
): { pesan: string; kolom: keyof IsianKeluar } | null {
  if (transfer > bayar) return { pesan: lebih, kolom: 'transfer' };
  if (transfer > 0 && !no_rekening)
    return { pesan: pembayaranErrors.REKENING_TIDAK_ADA.message, kolom: 'no_rekening' };
  return null;
}
