/**
 * One sale, one document, however often it is asked for: the life of the idempotency key at the till. Wishes 3 and 4.
 *
 * The key is stored with the exact body before the body is sent. While nobody knows whether the sale was written (no
 * answer, a server error, an ended session), the same key and body are asked again and the cart stays closed. A
 * definitive refusal opens the cart; the key lives on until the body changes. Success ends it.
 */

export type Kirim<B> = {
  kunci: string;
  badan: B;
  /** DIKIRIM: sent, and nobody knows yet. DITOLAK: refused for certain, nothing was written. */
  tahap: 'DIKIRIM' | 'DITOLAK';
};

type Salah = { status: number; code: string };

/** Refusals of a sale that was sent before may only look certain: the twin may be writing at this very moment. */
const TENTANG_BARANG = new Set(['BARANG_SUDAH_BERUBAH', 'BARANG_DIPEGANG', 'SIBUK']);

const isi = (badan: unknown): string => JSON.stringify(badan);

/** What to send for this body: what is still unknown first, else this body under its old key or a new one. */
export function mulaiKirim<B>(sebelum: Kirim<B> | null, badan: B, kunciBaru: () => string): Kirim<B> {
  if (sebelum?.tahap === 'DIKIRIM') return sebelum;
  const kunci = sebelum && isi(sebelum.badan) === isi(badan) ? sebelum.kunci : kunciBaru();
  return { kunci, badan, tahap: 'DIKIRIM' };
}

/** After this failure, may the sale have been written nevertheless? */
export const belumPasti = ({ status, code }: Salah): boolean =>
  code === 'KONEKSI' || status >= 500 || code === 'TOKEN_TIDAK_VALID';

/** A refusal met while asking again that is worth one more question before it is believed. */
export const perluTanyaLagi = (salah: Salah, pertama: boolean): boolean =>
  pertama && TENTANG_BARANG.has(salah.code);

/** The state after a failed attempt. A key that belongs to another body is given up. */
export function setelahGagal<B>(kirim: Kirim<B>, salah: Salah): Kirim<B> | null {
  if (belumPasti(salah)) return { ...kirim, tahap: 'DIKIRIM' };
  return salah.code === 'KUNCI_DIPAKAI_LAIN' ? null : { ...kirim, tahap: 'DITOLAK' };
}

/** Milliseconds before the n-th question whether it was written; patient enough for a router that restarts. */
export const jedaTanya = (ke: number): number => Math.min(15_000, 1000 * 2 ** Math.min(ke, 4));
