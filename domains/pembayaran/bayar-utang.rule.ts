/** A debt that is paid out, to a craftsman or a salesperson: out of the drawer, by a bank, or both; never more than is owed. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import type { UjungUang } from '@mustika/kernel/transfer.ts';
import { bayaranKeluar, salahKeluar, tulisKeluar } from './bayar-keluar.rule.ts';
import { pembayaranErrors } from './pembayaran.errors.ts';
import { periksaKeluar } from './periksa-bayar.rule.ts';
import { keluarkanUang } from './tempat-uang.rule.ts';

type Isian = { jumlah: Rupiah; transfer: Rupiah | null; no_rekening: string | null };
type Utang = {
  utang: Rupiah;
  rekening: Parameters<typeof periksaKeluar>[1];
  ke: UjungUang;
  kasir: string;
  kategori: string;
  /** What is said of more than is owed. The database asks again when it is written; this is who says it first, and by how much. */
  kurang: readonly [ErrorEntry, detail: object, text: string];
};

/** Payments, what is written of them, and what they move. */
export function bayarUtang(
  { jumlah, ...input }: Isian,
  { utang, rekening, kurang: [entry, detail, text], ...tujuan }: Utang,
) {
  if (jumlah > utang) reject(entry, { ...detail, utang, jumlah, path: 'jumlah' }, text);
  const isian = { transfer: input.transfer ?? rupiah(0), no_rekening: input.no_rekening };
  const wrong = salahKeluar(jumlah, isian, pembayaranErrors.BAYAR_LEBIH.message);
  if (wrong) reject(pembayaranErrors.BAYAR_LEBIH, { path: wrong.kolom }, wrong.pesan);
  const bayar = bayaranKeluar(jumlah, isian).map((b) => ({ ...b, no_rekening: periksaKeluar(b, rekening) }));
  return { bayar, tulis: tulisKeluar(bayar), transfers: keluarkanUang(bayar, tujuan) };
}
