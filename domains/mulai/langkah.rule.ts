/**
 * What a new store does until its first nota, in the order in which one thing needs the other; the one list of it, of the guided start
 * and of the card on the dashboard. The spec does not say; whoever began with an empty chain stood before a page of zeros and
 * five doors that he had to know. What is done is read from books and masters: nothing remembers how far somebody came.
 */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { kode, pilihan, teks, ya } from '@mustika/kernel/field.ts';

/** The steps, in order. Ours, on Features (a real shop's first day). */
export const LANGKAH = [
  'USAHA',
  'HARGA',
  'KADAR',
  'BAKI',
  'SALES',
  'BARANG',
  'PENGGUNA',
  'REKENING',
  'KAS',
  'NOTA',
  'PENJUALAN',
] as const;
export type Langkah = (typeof LANGKAH)[number];

const NANTI: ReadonlySet<string> = new Set<Langkah>(['USAHA', 'PENGGUNA', 'REKENING', 'KAS', 'NOTA']);
/** A first sale can do without it: an owner alone sells with an empty drawer and the standard nota. Ours. */
export const bolehNanti = (langkah: string): boolean => NANTI.has(langkah);

/** What somebody prepares: what the house is, and its stores; then each of them. */
export const AWAL = ['BENTUK', 'TOKO'] as const;
export type Persiapan = (typeof AWAL)[number] | Langkah;

/**
 * At home in head office the branches that have sold nothing yet, with what they have; in a branch that one alone, whatever it
 * has sold.
 */
export const keadaanMulai = objek({
  /** The chain has a branch. */
  ada_toko: ya(''),
  toko: baris({ kode_toko: kode(''), nama_toko: teks(''), selesai: deret(pilihan('', LANGKAH)) }),
});
export type KeadaanMulai = WireOf<typeof keadaanMulai>;

/** What a first sale cannot do without and does not have, in order. */
export const masihKurang = (selesai: readonly Langkah[]): Langkah[] =>
  LANGKAH.filter((langkah) => langkah !== 'PENJUALAN' && !selesai.includes(langkah) && !bolehNanti(langkah));

/** The one that comes next: the first of those it cannot do without. */
export const berikutnya = (selesai: readonly Langkah[]): Langkah => masihKurang(selesai)[0] ?? 'PENJUALAN';

/** Where a hand goes on that has just done one: what follows it and is open, though it could wait. */
export function sesudah(langkah: Persiapan, selesai: readonly Langkah[]): Langkah {
  const at = (LANGKAH as readonly string[]).indexOf(langkah);
  return LANGKAH.slice(at + 1).find((satu) => !selesai.includes(satu)) ?? berikutnya(selesai);
}
