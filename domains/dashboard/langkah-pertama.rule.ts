/**
 * What a new store does until its first nota, in the order in which one thing needs the other. The spec does not say; whoever
 * began with an empty chain stood before a page of zeros and five doors that he had to know.
 */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { kode, pilihan, teks, ya } from '@mustika/kernel/field.ts';

/** The steps, in order: what is missing is done first. Ours, on Features (a real shop's first day). */
export const LANGKAH = ['HARGA', 'SALES', 'BARANG', 'PENGGUNA', 'KAS', 'NOTA', 'PENJUALAN'] as const;
export type Langkah = (typeof LANGKAH)[number];

const NANTI: ReadonlySet<Langkah> = new Set(['PENGGUNA', 'KAS', 'NOTA']);
/** A first sale can do without it: an owner alone sells with an empty drawer and the standard nota. Ours. */
export const bolehNanti = (langkah: Langkah): boolean => NANTI.has(langkah);

/** Stores that have sold nothing yet, with what they have. In a branch itself alone; a store that sold is not named. */
export const langkahPertama = objek({
  /** The chain has a branch. */
  ada_toko: ya(''),
  toko: baris({ kode_toko: kode(''), nama_toko: teks(''), selesai: deret(pilihan('', LANGKAH)) }),
});
export type LangkahPertama = WireOf<typeof langkahPertama>;

/** The one that comes next: the first of those it cannot do without. */
export const berikutnya = (selesai: readonly Langkah[]): Langkah =>
  LANGKAH.find((langkah) => !selesai.includes(langkah) && !bolehNanti(langkah)) ?? 'PENJUALAN';
