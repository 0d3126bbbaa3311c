/**
 * One act, one document, however often it is asked for: the life of an idempotency key in the browser. Wishes 3 and 4.
 *
 * The answer is unknown: keep the key and ask again. While nobody knows whether it was written (no answer, a server
 * error, an ended session), the same key asks for the same body. A definitive refusal ends the doubt; success ends the
 * key.
 */
import { type ApiError, isApiError, newKey } from '../api.ts';

/** A key and its exact body, as they lie in the drawer before the request is on the wire. */
export type Kirim<B> = {
  kunci: string;
  badan: B;
  /** DIKIRIM: sent, and nobody knows yet. DITOLAK: refused for certain, nothing was written. */
  tahap: 'DIKIRIM' | 'DITOLAK';
};

type Salah = Pick<ApiError, 'status' | 'code'>;

const isi = (badan: unknown): string => JSON.stringify(badan);

/** What to send for this body: what is still unknown first, else this body under its old key or a new one. */
export function mulaiKirim<B>(sebelum: Kirim<B> | null, badan: B, kunciBaru: () => string): Kirim<B> {
  if (sebelum?.tahap === 'DIKIRIM') return sebelum;
  const kunci = sebelum && isi(sebelum.badan) === isi(badan) ? sebelum.kunci : kunciBaru();
  return { kunci, badan, tahap: 'DIKIRIM' };
}

/** After this failure, may it have been written nevertheless? */
export const belumPasti = ({ status, code }: Salah): boolean =>
  code === 'KONEKSI' || status >= 500 || code === 'TOKEN_TIDAK_VALID';

/** The state after a failed attempt. A key that belongs to another body is given up. */
export function setelahGagal<B>(kirim: Kirim<B>, salah: Salah): Kirim<B> | null {
  if (belumPasti(salah)) return { ...kirim, tahap: 'DIKIRIM' };
  return salah.code === 'KUNCI_DIPAKAI_LAIN' ? null : { ...kirim, tahap: 'DITOLAK' };
}

/** Whatever was thrown while sending, as a failure of the call: a thing nobody foresaw says nothing for certain. */
export const sebagaiSalah = (error: unknown): ApiError =>
  isApiError(error)
    ? error
    : { status: 500, code: 'KESALAHAN_SERVER', message: 'Terjadi Kesalahan Saat Request Data' };

export type KirimSekali = <T>(act: (kunci: string) => Promise<T>, tentang?: string) => Promise<T>;

/**
 * Sends acts that need no drawer: one key for each thing they are about (`tentang`, such as the number of a document),
 * until somebody knows whether it happened. What was thrown is thrown on.
 */
export function kirimSekali(kunciBaru: () => string = newKey): KirimSekali {
  const terbuka = new Map<string, string>();
  return async (act, tentang = '') => {
    const kunci = terbuka.get(tentang) ?? kunciBaru();
    terbuka.set(tentang, kunci);
    try {
      const hasil = await act(kunci);
      terbuka.delete(tentang);
      return hasil;
    } catch (error) {
      if (!belumPasti(sebagaiSalah(error))) terbuka.delete(tentang);
      throw error;
    }
  };
}
