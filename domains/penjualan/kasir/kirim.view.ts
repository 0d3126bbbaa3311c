/** Asking what became of a sale whose answer was lost; the life of its key is that of every act (`web-kit/kirim.ts`). */

type Salah = { status: number; code: string };

/** Refusals of a sale that was sent before may only look certain: the twin may be writing at this very moment. */
const TENTANG_BARANG = new Set(['BARANG_SUDAH_BERUBAH', 'BARANG_DIPEGANG', 'SIBUK']);

/** A refusal met while asking again that is worth one more question before it is believed. */
export const perluTanyaLagi = (salah: Salah, pertama: boolean): boolean =>
  pertama && TENTANG_BARANG.has(salah.code);

/** Milliseconds before the n-th question whether it was written; patient enough for a router that restarts. */
export const jedaTanya = (ke: number): number => Math.min(15_000, 1000 * 2 ** Math.min(ke, 4));
